/// One activity in a week: a bar over its days, or a line of one day.
///
/// A stay is one bar in each week that it touches. A skipped date does not break a bar, although only whole days are
/// on it. A bar is broken only at a date that the activity leaves out but the traveller has at another time.
public struct GridBar: Hashable, Sendable {
    /// The activity.
    public let scheduled: ScheduledActivity

    /// The time, as the view shows it.
    public let span: AgendaSpan

    /// The columns it covers; never empty, the end is exclusive.
    public let columns: Range<Int>

    /// The line of the week, from 0; no two bars of one line share a column.
    public let lane: Int

    /// Whether it has no line, because its days have more bars than lines.
    ///
    /// It is then counted in ``GridDay/overflow`` of each of its days.
    public let isHidden: Bool

    /// Whether it began before its first column.
    public let continuesFromBefore: Bool

    /// Whether it continues after its last column.
    public let continuesAfter: Bool

    /// The number of all nights of a stay, including those in other weeks; nil for other activities.
    public let nights: Int?

    /// Whether it is drawn as a bar rather than as a line with a time: it is a banner, or has more than one date.
    public let spansDays: Bool
}
