public import CivilTime

/// A jump of the clock on the axis of a day.
public struct DayAxisBend: Hashable, Sendable {
    /// The cause of a jump.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The clocks of the zone change: summer time begins or ends, or the law changes.
        case clocks
        /// The view's clock changes to a zone with another offset.
        case zone
        /// The date is repeated: the time in between belongs to other dates.
        case pass
    }

    /// The cause of the jump.
    public let kind: Kind

    /// The reading of the clock if it had not jumped.
    public let before: CivilDateTime

    /// The reading of the clock from here on.
    public let after: CivilDateTime
}
