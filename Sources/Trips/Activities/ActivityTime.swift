public import CivilTime

/// One end of an activity: a wall-clock reading and the zone of that clock.
///
/// The instant is derived, never stored: a dinner at 19:00 in Vancouver stays at 19:00 when the rules of
/// Vancouver change. The time may be skipped or repeated, which shows when it is mapped to an instant.
public struct ActivityTime: Hashable, Sendable {
    /// The reading of the wall clock.
    public var local: CivilDateTime

    /// The zone of that clock; `nil` is a floating time, on the clock of the traveller's place.
    public var zone: ZoneID?

    /// The offset recorded with the time; `nil` when none was, or the time floats.
    public var recorded: RecordedOffset?

    /// Whether the time is estimated from a distance, or usual for the kind.
    ///
    /// Only an end is ever estimated. It is shown as such, and no rule treats it as a fact.
    public var isEstimated = false

    /// Creates one end of an activity.
    ///
    /// - Parameters:
    ///   - local: The reading of the wall clock.
    ///   - zone: The zone of that clock; `nil` floats.
    ///   - recorded: The offset in force, and the rules that say so.
    public init(local: CivilDateTime, zone: ZoneID?, recorded: RecordedOffset? = nil) {
        self.local = local
        self.zone = zone
        self.recorded = recorded
    }
}
