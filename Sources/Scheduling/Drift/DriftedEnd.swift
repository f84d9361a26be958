public import CivilTime
public import Trips

/// One end of an activity that moved to another instant because a zone's rules changed.
///
/// The wall clock at the place is the truth and has not changed: a dinner in Vancouver is still at 19:00 there. What
/// moved is the instant, and with it the time on every other clock.
public struct DriftedEnd: Hashable, Sendable {
    /// Which end of an activity.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// The start.
        case start
        /// The end.
        case end
    }

    /// The activity.
    public let activity: Activity
    /// The end that moved.
    public let end: End
    /// The clock reading, which has not changed.
    public let local: CivilDateTime
    /// The zone of that clock, with the current rules.
    public let zone: Zone
    /// The instant by the old rules.
    public let was: Instant
    /// The instant by the current rules.
    public let now: Instant
    /// The release of the old rules, such as `2025b`.
    public let release: String

    /// The shift on the time line; negative when the end is now earlier.
    public var shift: Duration { now.duration(since: was) }
    /// The offset under the old rules.
    public var oldOffset: UTCOffset { DriftedEnd.offset(of: local, at: was) }
    /// The offset under the current rules.
    public var newOffset: UTCOffset { DriftedEnd.offset(of: local, at: now) }

    private static func offset(of local: CivilDateTime, at instant: Instant) -> UTCOffset {
        let seconds = Int(local.secondsSinceEpoch - instant.secondsSinceEpoch)
        return (try? UTCOffset(totalSeconds: seconds)) ?? .zero
    }
}

extension DriftedEnd: Comparable {
    /// Orders by the current instant, then the activity's key, then the end.
    public static func < (left: DriftedEnd, right: DriftedEnd) -> Bool {
        if left.now != right.now { return left.now < right.now }
        if left.activity.key != right.activity.key { return left.activity.key < right.activity.key }
        return left.end == .start && right.end == .end
    }
}
