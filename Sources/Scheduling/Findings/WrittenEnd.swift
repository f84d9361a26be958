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
    /// Whether it is the start.
    let isStart: Bool

    /// `Dinner starts on 14 March 2027 02:30`.
    var phrase: String {
        let (name, clock) = (FindingPhrase.name(activity), FindingPhrase.clock(time.local))
        return isStart ? tr("\(name) starts on \(clock)") : tr("\(name) ends on \(clock)")
    }
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
                    mapping: startMapping, isStart: true))
            if start == end || end.isEstimated { continue }
            ends.append(
                WrittenEnd(
                    activity: activity, time: end, instant: activity.end, zone: activity.endZone,
                    mapping: endMapping, isStart: false))
        }
        return ends
    }
}
