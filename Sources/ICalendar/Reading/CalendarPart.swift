/// One part of a calendar file, as a ``CalendarStream`` returns it.
public enum CalendarPart: Hashable, Sendable {
    /// The start of a VCALENDAR, with its line.
    case began(line: Int)
    /// A property of the calendar itself, such as METHOD. It may come after components.
    case property(Property)
    /// A finished component of the calendar, such as a VEVENT with its alarms.
    case component(Component)
    /// The end of the calendar; the lines run from BEGIN to the line after END, exclusive.
    case ended(lines: Range<Int>)
}
