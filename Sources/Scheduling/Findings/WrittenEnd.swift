import CivilTime
import Messages
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
    /// The ends that are worth a second look.
    ///
    /// Both of every timed activity that floats, or whose clock skips or repeats one of them; one where they
    /// are the same. Cancelled activities have none.
    var uncertainEnds: [WrittenEnd] {
        var ends: [WrittenEnd] = []
        for (_, activity) in activities.matching({ $0.isUncertain && $0.status != .cancelled }) {
            guard case .timed(let start, let end) = activity.span,
                let startMapping = activity.startMapping, let endMapping = activity.endMapping
            else { continue }
            ends.append(
                WrittenEnd(
                    activity: activity, time: start, instant: activity.start, zone: activity.startZone,
                    mapping: startMapping, verb: tr("starts")))
            if start == end { continue }
            ends.append(
                WrittenEnd(
                    activity: activity, time: end, instant: activity.end, zone: activity.endZone,
                    mapping: endMapping, verb: tr("ends")))
        }
        return ends
    }
}
