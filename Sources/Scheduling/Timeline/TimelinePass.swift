public import CivilTime

/// One pass of a date, with the entries that begin or are first visible in it.
public struct TimelinePass: Hashable, Sendable {
    /// The date, as in the agenda of the same view.
    public let day: AgendaDay

    /// The number of the pass, from 1.
    public let number: Int

    /// The instants, the end exclusive; nil if the clock skips the date.
    public let range: Range<Instant>?

    /// The activities, in the order of the agenda.
    public let entries: [AgendaEntry]

    /// The changes of the view's clock to another zone in it.
    public let changes: [ClockChange]

    /// The changes of the zone's own clocks in it.
    public let jumps: [ClockJump]
}
