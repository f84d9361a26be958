/// One activity on the axis of a day.
public struct DayGridBlock: Hashable, Sendable {
    /// The activity as in the agenda of the same view on this date.
    ///
    /// Its ``AgendaEntry/continuesFromBefore`` and ``AgendaEntry/continuesAfter`` say whether the block is a part of
    /// a longer activity.
    public let entry: AgendaEntry

    /// The minutes on the axis, rounded outward to whole ones; never empty, the end is exclusive.
    ///
    /// An activity without a length has the minute of its start.
    public let minutes: Range<Int>

    /// The rows of the axis that it touches; the end is exclusive.
    public let rows: Range<Int>

    /// The lane beside blocks that share a row, from 0.
    public let lane: Int

    /// The number of lanes in its cluster; a lane is that fraction of the day's width.
    ///
    /// A cluster is a set of blocks that share rows, directly or through others. It has as few lanes as possible, and
    /// no two blocks of one lane share a row.
    public let laneCount: Int
}
