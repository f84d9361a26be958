import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The activities at a moment, and the next ones.
struct NextAnswer: Sendable {
    let now: Instant
    let current: [ScheduledActivity]
    let coming: [ScheduledActivity]

    init(_ shown: ShownWindow, count: Int, now: Instant) {
        self.now = now
        let planned = shown.itinerary.activities.filter { $0.activity.status != .cancelled }
        current = planned.filter { $0.range.contains(now) }
        let end = Zone.utc.startOfDay(shown.dates.range.upperBound)
        coming = Array(planned.filter { $0.start > now && $0.start < end }.prefix(count))
    }
}
