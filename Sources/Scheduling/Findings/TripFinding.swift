public import CivilTime
public import Trips

/// Something that a rule has to say about a trip.
public struct TripFinding: Hashable, Sendable {
    /// The rule that says it.
    public let rule: RuleID

    /// How much it matters.
    public let severity: Severity

    /// The activities it is about, in the order of the itinerary.
    public let items: [ActivityKey]

    /// The moment it is about.
    public let instant: Instant

    /// One English sentence: what is wrong, with the values, and the nearest fact that would be right.
    public let message: String

    /// Of a connection, how much time there is and how much there should be; nil of anything else.
    public let connection: ConnectionSlack?

    /// Creates a finding; for rules.
    ///
    /// - Parameters:
    ///   - rule: The rule that says it.
    ///   - severity: How much it matters.
    ///   - items: The activities it is about.
    ///   - instant: The moment it is about.
    ///   - message: One English sentence.
    ///   - connection: Of a connection, how much time there is and how much there should be.
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
