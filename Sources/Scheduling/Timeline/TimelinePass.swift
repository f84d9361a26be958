public import CivilTime

/// One of the times that a date comes, with what begins or is first seen in it.
public struct TimelinePass: Hashable, Sendable {
    /// The date, as the agenda of the same view has it.
    public let day: AgendaDay

    /// Which time it comes, from 1.
    public let number: Int

    /// When it is, the end exclusive; nil when the clock skips the date.
    public let range: Range<Instant>?

    /// The activities, in the order of the agenda.
    public let entries: [AgendaEntry]

    /// The moments in it at which the view's clock goes over to another zone.
    public let changes: [ClockChange]

    /// The moments in it at which the clocks of the zone are moved.
    public let jumps: [ClockJump]
}
