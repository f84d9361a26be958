public import CivilTime

/// One end of an activity: what the clock on the wall shows there, and which wall.
///
/// The instant is derived, never stored: a dinner at 19:00 in Vancouver stays at 19:00 when the rules of
/// Vancouver change. The type does not promise that the time exists; a time that the clock skips, or
/// shows twice, is found when it is mapped to an instant.
public struct ActivityTime: Hashable, Sendable {
    /// What the clock on the wall shows.
    public var local: CivilDateTime

    /// The zone of that clock; `nil` is a floating time: the clock of wherever the traveller is.
    public var zone: ZoneID?

    /// The offset in force when the time was written down; `nil` when nobody wrote it, or the time floats.
    public var recorded: RecordedOffset?

    /// Whether nobody said the time: it was worked out from a distance, or taken as usual for the kind.
    ///
    /// Only an end is ever estimated. It is shown as such, and no rule takes it for a fact.
    public var isEstimated = false

    /// Creates one end of an activity.
    ///
    /// - Parameters:
    ///   - local: What the clock on the wall shows.
    ///   - zone: The zone of that clock; `nil` floats.
    ///   - recorded: The offset in force, and the rules that say so.
    public init(local: CivilDateTime, zone: ZoneID?, recorded: RecordedOffset? = nil) {
        self.local = local
        self.zone = zone
        self.recorded = recorded
    }
}
