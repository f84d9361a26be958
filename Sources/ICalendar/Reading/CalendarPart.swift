/// One step of a calendar file as a ``CalendarStream`` hands it out.
public enum CalendarPart: Hashable, Sendable {
    /// A VCALENDAR began on this line.
    case began(line: Int)
    /// A property of the calendar itself, such as METHOD. It may come after components.
    case property(Property)
    /// A finished component of the calendar, such as a VEVENT with its alarms.
    case component(Component)
    /// The calendar ended; the lines run from BEGIN up to but not including the line after END.
    case ended(lines: Range<Int>)
}
