public import Findings
public import ICalendar

/// A calendar ready to be written, with findings about what it cannot express.
public struct ExportedCalendar: Hashable, Sendable {
    /// The calendar: VTIMEZONEs first, then one VEVENT for each activity, then what else was kept.
    public var calendar: CalendarObject

    /// What a reader of the calendar should know, such as a zone missing from the database.
    public var findings: [Finding]

    /// The bytes of the file: UTF-8, lines folded at 75 octets and ended by CR LF.
    public var bytes: [UInt8] { CalendarWriter().bytes(calendar) }

    /// Makes an exported calendar from its parts.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - findings: What a reader should know.
    public init(calendar: CalendarObject, findings: [Finding]) {
        self.calendar = calendar
        self.findings = findings
    }
}
