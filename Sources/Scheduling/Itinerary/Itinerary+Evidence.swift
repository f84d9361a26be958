public import CivilTime
import Trips

extension Itinerary {
    /// Returns the activity that is the evidence of the traveller's place.
    ///
    /// - Parameters:
    ///   - evidence: The evidence of a stretch of ``clock``.
    ///   - instant: An instant of the stretch.
    /// - Returns: The activity; nil for ``ClockEvidence/home``.
    /// - Complexity: That of a day of the agenda for an activity in progress; O(n) for an earlier transport.
    public func activity(for evidence: ClockEvidence, at instant: Instant) -> ScheduledActivity? {
        guard let key = evidence.key else { return nil }
        let day = instant.utc.date.daysSinceEpoch
        let near = activities.positions(near: day..<day + 1).lazy.map { activities[$0] }
        if let found = near.first(where: { $0.key == key && $0.outline.bearsOnTheClock }) { return found }
        return activities.matching { $0.bearsOnTheClock }.lazy.map(\.1).first { $0.key == key }
    }
}
