public import Findings
public import ICalendar

/// A calendar that is ready to be written, and what could not be told in it.
public struct ExportedCalendar: Hashable, Sendable {
    /// The calendar: VTIMEZONEs first, then one VEVENT for each activity, then what was kept besides.
    public var calendar: CalendarObject

    /// What a reader of the calendar should know, such as a zone that the database does not have.
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
