public import CivilTime
public import Trips

/// One end of an activity that comes at another moment than it did, because a government moved the clock.
///
/// The wall clock at the place is the truth and has not changed: a dinner in Vancouver is still at 19:00 there. What
/// moved is the moment, and with it everything that is told on another clock.
public struct DriftedEnd: Hashable, Sendable {
    /// Which end of an activity.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// When it starts.
        case start
        /// When it ends.
        case end
    }

    /// The activity.
    public let activity: Activity
    /// Which of its ends.
    public let end: End
    /// What the clock on the wall shows, before and now.
    public let local: CivilDateTime
    /// The zone of that clock, with the rules of now.
    public let zone: Zone
    /// The moment by the old rules.
    public let was: Instant
    /// The moment by the rules of now.
    public let now: Instant
    /// The release of the old rules, as `2025b`.
    public let release: String

    /// How far the end moved on the time line; negative when it comes earlier.
    public var shift: Duration { now.duration(since: was) }
    /// The offset by which the end was read under the old rules.
    public var oldOffset: UTCOffset { DriftedEnd.offset(of: local, at: was) }
    /// The offset by which it is read now.
    public var newOffset: UTCOffset { DriftedEnd.offset(of: local, at: now) }

    private static func offset(of local: CivilDateTime, at instant: Instant) -> UTCOffset {
        let seconds = Int(local.secondsSinceEpoch - instant.secondsSinceEpoch)
        return (try? UTCOffset(totalSeconds: seconds)) ?? .zero
    }
}

extension DriftedEnd: Comparable {
    /// Orders by the moment of now, then the activity's key, then the end.
    public static func < (left: DriftedEnd, right: DriftedEnd) -> Bool {
        if left.now != right.now { return left.now < right.now }
        if left.activity.key != right.activity.key { return left.activity.key < right.activity.key }
        return left.end == .start && right.end == .end
    }
}
