public import Findings

/// What a file held: its calendars, and every flaw that was survived.
public struct ReadResult: Hashable, Sendable {
    /// The calendars in their order; at least one.
    public var calendars: [CalendarObject]
    /// The flaws in the order of the file.
    public var findings: [Finding]

    /// Makes a result.
    ///
    /// - Parameters:
    ///   - calendars: The calendars in their order.
    ///   - findings: The flaws in the order of the file.
    public init(calendars: [CalendarObject], findings: [Finding]) {
        self.calendars = calendars
        self.findings = findings
    }
}
