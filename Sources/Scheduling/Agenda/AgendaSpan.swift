public import CivilTime

/// When an activity is, as one view shows it.
public enum AgendaSpan: Hashable, Sendable {
    /// From one moment to another, each in the zone that the view shows it in; the end is exclusive.
    case timed(start: ZonedDateTime, end: ZonedDateTime)

    /// Whole days, the same in every view; the end is exclusive.
    case allDay(start: CivilDate, end: CivilDate)
}
