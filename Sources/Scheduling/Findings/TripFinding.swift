public import CivilTime
public import Trips

/// A finding of a rule about a trip.
public struct TripFinding: Hashable, Sendable {
    /// The rule that reports it.
    public let rule: RuleID

    /// How much it matters.
    public let severity: Severity

    /// The activities it is about, in the order of the itinerary.
    public let items: [ActivityKey]

    /// The instant it is about.
    public let instant: Instant

    /// One English sentence: what is wrong, with the values, and the nearest correct fact.
    public let message: String

    /// The layover, minimum and slack of a connection; nil for other findings.
    public let connection: ConnectionSlack?

    /// Creates a finding; for rules.
    ///
    /// - Parameters:
    ///   - rule: The rule that reports it.
    ///   - severity: How much it matters.
    ///   - items: The activities it is about.
    ///   - instant: The instant it is about.
    ///   - message: One English sentence.
    ///   - connection: The layover, minimum and slack of a connection.
    public init(
        rule: RuleID, severity: Severity, items: [ActivityKey], instant: Instant, message: String,
        connection: ConnectionSlack? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.items = items
        self.instant = instant
        self.message = message
        self.connection = connection
    }
}

extension TripFinding: Comparable {
    /// Orders by instant, then rule, then items, then message.
    public static func < (left: TripFinding, right: TripFinding) -> Bool {
        if left.instant != right.instant { return left.instant < right.instant }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.items != right.items { return left.items.lexicographicallyPrecedes(right.items) }
        return left.message < right.message
    }
}
