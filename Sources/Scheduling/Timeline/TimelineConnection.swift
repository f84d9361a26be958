/// Two transports that follow each other on a timeline, for some of those who travel.
public struct TimelineConnection: Hashable, Sendable {
    /// The transports.
    public let connection: Connection

    /// How much time there is and how much there should be; nil where it cannot be measured.
    public let slack: ConnectionSlack?

    /// For whom they follow each other, in the order of the party; none where nobody is known.
    public let members: [PartyMember]

    /// Whether that is everybody who travels.
    public let isForAll: Bool
}

extension Party {
    /// The connections of each person; one that several share is one, with all of them.
    ///
    /// - Parameters:
    ///   - times: How much time a connection should have.
    ///   - isAsked: Whether the connection to a transport is asked for.
    /// - Returns: The connections, in the order of those who leave.
    func connections(
        by times: ConnectionTimes, to isAsked: (ScheduledActivity) -> Bool
    ) -> [TimelineConnection] {
        var order: [Connection] = []
        var members: [Connection: [PartyMember]] = [:]
        for group in groups {
            for connection in group.itinerary.connections where isAsked(connection.to) {
                if members[connection] == nil { order.append(connection) }
                members[connection, default: []] += group.members
            }
        }
        let count = self.members.count
        return order.enumerated().sorted { ($0.element.to, $0.offset) < ($1.element.to, $1.offset) }
            .map { _, connection in
                let concerned = members[connection] ?? []
                return TimelineConnection(
                    connection: connection, slack: times.slack(of: connection), members: concerned,
                    isForAll: concerned.count == count)
            }
    }
}
