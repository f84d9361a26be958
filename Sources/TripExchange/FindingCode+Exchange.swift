public import Findings
import ICalendar

// MARK: - Import

extension FindingCode {
    /// A component that is neither an event nor a readable to-do; reported once for each kind, with the count.
    public static let notAnEvent = FindingCode(rawValue: "not-an-event")
    /// A local time that the clocks skip; RFC 5545 §3.3.5 reads it with the offset from before the gap.
    public static let skippedTime = FindingCode(rawValue: "skipped-time")
    /// A repeated local time; RFC 5545 §3.3.5 reads it as the first pass.
    public static let repeatedTime = FindingCode(rawValue: "repeated-time")
    /// A DTSTAMP, CREATED or LAST-MODIFIED that is not in UTC (RFC 5545 §3.8.7); reported once for each file.
    public static let stampNotUTC = FindingCode(rawValue: "stamp-not-utc")
    /// An override whose series is not in the file; without it, it is a single event.
    public static let orphanOverride = FindingCode(rawValue: "orphan-override")
    /// Events without DTSTAMP (RFC 5545 §3.6.1); told once for each file, with the count.
    public static let missingStamp = FindingCode(rawValue: "missing-stamp")
    /// A newer version of an event or a to-do could not be read; it is kept as it came beside the one that was.
    public static let unreadVersion = FindingCode(rawValue: "unread-version")
    /// A METHOD:CANCEL for a component that could not be read, or is neither an event nor a to-do; that is kept,
    /// marked.
    public static let unreadCancelled = FindingCode(rawValue: "unread-cancelled")
    /// An event that lasts whole days at one end and ends, or starts, at a time of day.
    public static let mixedDateTypes = FindingCode(rawValue: "mixed-date-types")
}

// MARK: - Series

extension FindingCode {
    /// A property that RFC 5545 no longer has, such as EXRULE, and that counts all the same.
    public static let deprecatedProperty = FindingCode(rawValue: "deprecated-property")
}
