/// One activity on one day of an agenda.
public struct AgendaEntry: Hashable, Sendable {
    /// The activity.
    public let scheduled: ScheduledActivity

    /// When it is, as the view shows it.
    ///
    /// A transport of the traveller's view departs on the clock of its departure and arrives on that of its
    /// arrival, so both clocks are there. Any other end is shown in the zone worn then, an end at the very
    /// moment of a change in the zone before it.
    public let span: AgendaSpan

    /// In which pass of the day it starts, or is first seen: 2 on the second 12 March; mostly 1.
    ///
    /// A stay is in the last pass of its first date, and in the first pass after that of any other.
    public let pass: Int

    /// Whether it began before what is shown of it on this day.
    public let continuesFromBefore: Bool

    /// Whether it goes on after what is shown of it on this day.
    public let continuesAfter: Bool

    /// Whether it is whole days.
    public var isAllDay: Bool { scheduled.isAllDay }
}
