import CivilTime
import Messages
import Trips

/// One end of a timed activity, with its reading as planned and its instant.
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
    /// The ends that may be skipped or repeated.
    ///
    /// These are both ends of every timed activity that floats, or whose clock skips or repeats one of them; one end
    /// if both are equal. Cancelled activities have none.
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
