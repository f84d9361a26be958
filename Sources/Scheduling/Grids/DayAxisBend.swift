public import CivilTime

/// A place on the axis of a day at which the clock does not simply go on.
public struct DayAxisBend: Hashable, Sendable {
    /// What makes the clock jump.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The clocks of the zone are moved: summer time begins or ends, or a government changes its mind.
        case clocks
        /// The view's clock goes over to another zone with another offset.
        case zone
        /// The date comes again: the time in between belongs to other dates.
        case pass
    }

    /// What makes the clock jump.
    public let kind: Kind

    /// What the clock would show here if it had gone on.
    public let before: CivilDateTime

    /// What the clock shows from here on.
    public let after: CivilDateTime
}
