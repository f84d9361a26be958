import CivilTime
import Trips

/// One end of a timed activity, as it was written and as it was read.
struct WrittenEnd {
    let activity: ScheduledActivity
    let time: ActivityTime
    let instant: Instant
    let zone: Zone
    let mapping: LocalMapping
    /// What the activity does at this end: "starts".
    let verb: String
}

extension Itinerary {
    /// Both ends of every timed activity that is not cancelled; one where they are the same.
    var writtenEnds: [WrittenEnd] {
        activities.flatMap { activity -> [WrittenEnd] in
            guard activity.activity.status != .cancelled,
                case .timed(let start, let end) = activity.activity.span,
                let startMapping = activity.startMapping, let endMapping = activity.endMapping
            else { return [] }
            let first = WrittenEnd(
                activity: activity, time: start, instant: activity.start, zone: activity.startZone,
                mapping: startMapping, verb: "starts")
            let last = WrittenEnd(
                activity: activity, time: end, instant: activity.end, zone: activity.endZone,
                mapping: endMapping,
                verb: "ends")
            return start == end ? [first] : [first, last]
        }
    }
}
