import CivilTime
import Messages
import Trips

/// `repeated-time`: a start or an end that its clock shows twice, without evidence which pass is meant.
///
/// Either the clocks of the zone go back over it, or it is a floating time on a date that the traveller has twice. A
/// recorded offset says which pass is meant, and then there is no finding. A reading from a file without an offset is
/// read as RFC 5545 says, and reported.
public struct RepeatedTimeRule: TripRule {
    /// `repeated-time`.
    public let id = RuleID.repeatedTime

    /// The severity of its findings; by default a note.
    public var severity = TripFinding.Severity.note

    /// When it fires, in one clause.
    public let summary = tr("a start or an end comes twice on its clock")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each repeated end.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        itinerary.uncertainEnds.compactMap { end in
            let reason = end.time.zone == nil ? reasonOnClock(end, in: itinerary) : reasonInZone(end)
            guard let reason else { return nil }
            return TripFinding(
                rule: id, severity: severity, items: [end.activity.key], instant: end.instant,
                message: reason)
        }
    }

    private func reasonInZone(_ end: WrittenEnd) -> String? {
        guard case .repeated(let earlier, let later) = end.mapping.resolution else { return nil }
        let offsets = [end.zone.offset(at: earlier), end.zone.offset(at: later)]
        if let recorded = end.time.recorded, offsets.contains(recorded.offset) { return nil }
        let why = end.mapping.explanation ?? tr("this time comes twice")
        return FindingPhrase.sentence(
            tr("\(end.phrase) (\(end.zone.id)), but \(why)"), tr("the first is taken, at \(offsets[0])"))
    }

    private func reasonOnClock(_ end: WrittenEnd, in itinerary: Itinerary) -> String? {
        let readings = itinerary.clock.readings(of: end.time.local)
        guard readings.count > 1 else { return nil }
        let offsets = readings.map { "\($0.offset) (\($0.zone.id))" }
        let choices = offsets.dropFirst().reduce(offsets[0]) { tr("\($0) and at \($1)", as: "offsets") }
        return FindingPhrase.sentence(
            tr("\(end.phrase), which your clock shows \(readings.count) times, at \(choices)"),
            tr("\(end.zone.offset(at: end.instant)) is taken"))
    }
}
