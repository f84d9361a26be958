/// One activity on the axis of a day.
public struct DayGridBlock: Hashable, Sendable {
    /// The activity as the agenda of the same view has it on this date.
    ///
    /// Its ``AgendaEntry/continuesFromBefore`` and ``AgendaEntry/continuesAfter`` say whether the block is a
    /// part of something longer.
    public let entry: AgendaEntry

    /// Where it lies on the axis, rounded outward to whole minutes; never empty, the end is exclusive.
    ///
    /// What takes no time has the minute in which it is.
    public let minutes: Range<Int>

    /// The rows of the axis that it touches; the end is exclusive.
    public let rows: Range<Int>

    /// Which lane it has beside those that share a row with it, from 0.
    public let lane: Int

    /// How many lanes its cluster has, so that a lane's width is that part of the day's width.
    ///
    /// A cluster are the blocks that share a row, directly or through others. It has as few lanes as can be,
    /// and no two blocks of one lane share a row.
    public let laneCount: Int
}
