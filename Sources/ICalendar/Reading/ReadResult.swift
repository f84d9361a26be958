public import Findings

/// The calendars of a file, with findings about its errors.
public struct ReadResult: Hashable, Sendable {
    /// The calendars in their order, at least one.
    public var calendars: [CalendarObject]
    /// The findings in the order of the file.
    public var findings: [Finding]

    /// Makes a result.
    ///
    /// - Parameters:
    ///   - calendars: The calendars in their order.
    ///   - findings: The findings in the order of the file.
    public init(calendars: [CalendarObject], findings: [Finding]) {
        self.calendars = calendars
        self.findings = findings
    }
}
