public import Trips

/// A minimum time between two transports: one line of a table of ``ConnectionTimes``.
///
/// The values are advice that can be changed, not the official minimums of airports or railways.
public struct ConnectionMinimum: Hashable, Sendable {
    /// The kind of the transport that arrives; nil for any.
    public var from: ActivityKind?

    /// The kind of the transport that leaves; nil for any.
    public var to: ActivityKind?

    /// The code of the place of the connection, such as "CDG", in any case; nil for any place.
    public var place: String?

    /// The least time from arrival to departure.
    public var time: Duration

    /// Creates a line of the table.
    ///
    /// - Parameters:
    ///   - from: The kind of the transport that arrives; nil for any.
    ///   - to: The kind of the transport that leaves; nil for any.
    ///   - time: The least time from arrival to departure.
    ///   - place: The code of the place of the connection; nil for any place.
    public init(_ from: ActivityKind?, _ to: ActivityKind?, _ time: Duration, at place: String? = nil) {
        self.from = from
        self.to = to
        self.place = place
        self.time = time
    }

    /// Whether the line applies to a connection.
    func covers(_ connection: Connection) -> Bool {
        if let from, from != connection.from.kind { return false }
        if let to, to != connection.to.kind { return false }
        guard let place = place?.uppercased() else { return true }
        return connection.from.destination?.code?.uppercased() == place
            || connection.to.place?.code?.uppercased() == place
    }

    /// The default times for a change within one place: round figures for somebody with luggage who does not know the
    /// place.
    ///
    /// Walks, drives and transfers leave when the traveller is ready, so only check-in takes time there.
    public static let standard: [ConnectionMinimum] = {
        let scheduled: [ActivityKind] = [.train, .bus, .ferry]
        let atWill = ActivityKind.allCases.filter(\.isAtWill)
        return [
            ConnectionMinimum(.flight, .flight, minutes(45)), ConnectionMinimum(nil, .flight, minutes(20)),
        ]
            + scheduled.map { ConnectionMinimum(.flight, $0, minutes(30)) }
            + atWill.map { ConnectionMinimum($0, nil, .zero) }
            + [ConnectionMinimum(nil, .ferry, minutes(5)), ConnectionMinimum(nil, nil, minutes(4))]
    }()

    private static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
}
