public import Trips

/// How much time one should have between two transports: a line of the table of `tight-connection`.
///
/// These are advice that anybody may change. They are no airport's or railway's official minimum.
public struct ConnectionMinimum: Hashable, Sendable {
    /// The kind of the transport that arrives; nil for any.
    public var from: ActivityKind?

    /// The kind of the transport that leaves; nil for any.
    public var to: ActivityKind?

    /// The code of the place where one changes, such as "CDG", in any case; nil for any place.
    public var place: String?

    /// The least time from arrival to departure.
    public var time: Duration

    /// Creates a line of the table.
    ///
    /// - Parameters:
    ///   - from: The kind of the transport that arrives; nil for any.
    ///   - to: The kind of the transport that leaves; nil for any.
    ///   - time: The least time from arrival to departure.
    ///   - place: The code of the place where one changes; nil for any place.
    public init(_ from: ActivityKind?, _ to: ActivityKind?, _ time: Duration, at place: String? = nil) {
        self.from = from
        self.to = to
        self.place = place
        self.time = time
    }

    /// Whether the line is about a connection.
    func covers(_ connection: Connection) -> Bool {
        if let from, from != connection.from.kind { return false }
        if let to, to != connection.to.kind { return false }
        guard let place = place?.uppercased() else { return true }
        return connection.from.destination?.code?.uppercased() == place
            || connection.to.place?.code?.uppercased() == place
    }

    /// The table that comes with Meridian: round figures for somebody with luggage who does not know the place.
    ///
    /// Who walks, drives, or is fetched goes when it suits, so nothing is asked there.
    public static let standard: [ConnectionMinimum] = {
        let scheduled: [ActivityKind] = [.train, .bus, .ferry]
        let flexible: [ActivityKind] = [.car, .bicycle, .walk, .transfer]
        return [ConnectionMinimum(.flight, .flight, minutes(45))]
            + flexible.map { ConnectionMinimum(nil, $0, .zero) }
            + [ConnectionMinimum(nil, .flight, minutes(60))]
            + scheduled.map { ConnectionMinimum(.flight, $0, minutes(30)) }
            + flexible.map { ConnectionMinimum($0, nil, .zero) }
            + [ConnectionMinimum(nil, .ferry, minutes(15)), ConnectionMinimum(nil, nil, minutes(4))]
    }()

    private static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
}
