public import CivilTime

/// The time of an activity, as one view shows it.
public enum AgendaSpan: Hashable, Sendable {
    /// From one instant to another, each in the zone that the view shows; the end is exclusive.
    case timed(start: ZonedDateTime, end: ZonedDateTime)

    /// Whole days, the same in every view; the end is exclusive.
    case allDay(start: CivilDate, end: CivilDate)
}
