import CivilTime
import Messages
import Trips

/// `skipped-time`: a start or an end that no clock shows.
///
/// Either the clocks of the zone skip it, or it is a floating time that the traveller flies over.
public struct SkippedTimeRule: TripRule {
    /// `skipped-time`.
    public let id = RuleID.skippedTime

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("a start or an end does not exist on its clock")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each skipped end.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        itinerary.uncertainEnds.compactMap { end in
            guard let reason = reason(end, in: itinerary) else { return nil }
            // A zoned time is shown in its zone, a floating one on the traveller's clock.
            let worn = end.time.zone == nil ? itinerary.clock.zone(at: end.instant) : end.zone
            let taken = FindingPhrase.time(end.instant, end.zone, alsoIn: worn, atEnd: true)
            return TripFinding(
                rule: id, severity: severity, items: [end.activity.key], instant: end.instant,
                message: FindingPhrase.sentence(reason, tr("it is taken as \(taken)")))
        }
    }

    private func reason(_ end: WrittenEnd, in itinerary: Itinerary) -> String? {
        if case .skipped = end.mapping.resolution {
            let why = end.mapping.explanation ?? tr("the clocks go over this time")
            return tr("\(end.phrase) (\(end.zone.id)), but \(why)")
        }
        guard end.time.zone == nil, itinerary.clock.readings(of: end.time.local).isEmpty else { return nil }
        return tr("\(end.phrase), which your clock never shows, as you change zones over it")
    }
}
