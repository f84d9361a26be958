/// Two consecutive transports on a timeline, for some of the travellers.
public struct TimelineConnection: Hashable, Sendable {
    /// The transports.
    public let connection: Connection

    /// The layover, minimum and slack; nil if it cannot be measured.
    public let slack: ConnectionSlack?

    /// The travellers with this connection, in the order of the party; none without known persons.
    public let members: [PartyMember]

    /// Whether it concerns everyone who travels.
    public let isForAll: Bool
}

extension Party {
    /// The connections of each person; a connection shared by several is listed once, with all of them.
    ///
    /// - Parameters:
    ///   - times: The minimum times of connections.
    ///   - isAsked: Whether to include the connection to a transport.
    /// - Returns: The connections, in order of the departures.
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
