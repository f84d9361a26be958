/// A check of a trip.
///
/// A rule is a value; its settings (its severity, its limits) are its properties. Rules ignore cancelled activities.
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

    /// Returns the findings of the rule about a trip, in any order.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings; empty when all is well.
    func findings(in itinerary: Itinerary) -> [TripFinding]
}
