/// A check that a trip is held to.
///
/// A rule is a value; what can be set about it (its severity, its limits) are its properties. Cancelled
/// activities are no concern of any rule.
///
/// ```swift
/// struct NoFlightsRule: TripRule {
///     let id = RuleID(rawValue: "no-flights")
///     var severity = TripFinding.Severity.note
///     let summary = "an activity is a flight"
///     func findings(in itinerary: Itinerary) -> [TripFinding] { … }
/// }
/// trip.findings(by: TripRules.standard.all + [NoFlightsRule()])
/// ```
public protocol TripRule: Sendable {
    /// The name of the rule, and of its findings.
    var id: RuleID { get }

    /// How much its findings matter.
    var severity: TripFinding.Severity { get set }

    /// When it fires, in one clause.
    var summary: String { get }

    /// Returns what the rule has to say about a trip, in any order.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings; none when all is well.
    func findings(in itinerary: Itinerary) -> [TripFinding]
}
