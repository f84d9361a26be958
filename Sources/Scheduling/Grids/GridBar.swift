/// One activity in a week: a bar over the days on which it stands, or a line of one day.
///
/// A stay is one bar in each week that it touches. A date that the clock skips does not break a bar, although
/// nothing but whole days stands on it. A bar is broken only where the activity leaves out a date that the
/// traveller lives at another time.
public struct GridBar: Hashable, Sendable {
    /// The activity.
    public let scheduled: ScheduledActivity

    /// When it is, as the view shows it.
    public let span: AgendaSpan

    /// The columns it covers; never empty, the end is exclusive.
    public let columns: Range<Int>

    /// Which line of the week it has, from 0; no two bars of one line share a column.
    public let lane: Int

    /// Whether it has no line, because its days have more than the lines that were asked for.
    ///
    /// It is then counted by ``GridDay/overflow`` of each day on which it stands.
    public let isHidden: Bool

    /// Whether it began before its first column.
    public let continuesFromBefore: Bool

    /// Whether it goes on after its last column.
    public let continuesAfter: Bool

    /// Of a stay, the nights of all of it, also those in other weeks; nil for all else.
    public let nights: Int?

    /// Whether it is drawn as a bar rather than as a line with a time: it is whole days or the like, or it
    /// stands on more dates than one.
    public let spansDays: Bool
}
