/// One activity on one day of an agenda.
public struct AgendaEntry: Hashable, Sendable {
    /// The activity.
    public let scheduled: ScheduledActivity

    /// The time, as the view shows it.
    ///
    /// In the traveller's view a transport departs on the clock of its departure and arrives on that of its arrival.
    /// Any other end is shown in the traveller's zone at that time; an end at the instant of a change, in the zone
    /// before it.
    public let span: AgendaSpan

    /// The pass of the day in which it starts or is first visible: 2 on the second 12 March; mostly 1.
    ///
    /// A stay is in the last pass of its first date, and in the first later pass of any other date.
    public let pass: Int

    /// Whether it began before the part shown on this day.
    public let continuesFromBefore: Bool

    /// Whether it continues after the part shown on this day.
    public let continuesAfter: Bool

    /// Whether it is whole days.
    public var isAllDay: Bool { scheduled.isAllDay }
}
