public import Findings
import ICalendar

// MARK: - Import

extension FindingCode {
    /// A component that is neither an event nor read as a to-do; told once for each kind, with the count.
    public static let notAnEvent = FindingCode(rawValue: "not-an-event")
    /// A local time that the clocks skip; RFC 5545 §3.3.5 reads it with the offset from before the gap.
    public static let skippedTime = FindingCode(rawValue: "skipped-time")
    /// A local time that comes twice; RFC 5545 §3.3.5 takes the first.
    public static let repeatedTime = FindingCode(rawValue: "repeated-time")
    /// A DTSTAMP, CREATED or LAST-MODIFIED that is not in UTC (RFC 5545 §3.8.7); told once for each file.
    public static let stampNotUTC = FindingCode(rawValue: "stamp-not-utc")
    /// A changed occurrence whose series is not in the file; without it, it is a single event.
    public static let orphanOverride = FindingCode(rawValue: "orphan-override")
    /// A RECURRENCE-ID that meets no occurrence of its series, or more than one; it changes none of them.
    public static let noSuchOccurrence = FindingCode(rawValue: "no-such-occurrence")
    /// Events without DTSTAMP (RFC 5545 §3.6.1); told once for each file, with the count.
    public static let missingStamp = FindingCode(rawValue: "missing-stamp")
    /// Two components of one file are the same event by UID and RECURRENCE-ID.
    public static let duplicateUID = FindingCode(rawValue: "duplicate-uid")
    /// A newer version of an event or a to-do could not be read; it is kept as it came beside the one that was.
    public static let unreadVersion = FindingCode(rawValue: "unread-version")
    /// A calendar with METHOD:CANCEL called off what could not be read, or is neither an event nor a to-do; that is kept, marked.
    public static let unreadCancelled = FindingCode(rawValue: "unread-cancelled")
    /// A field was changed by hand and by a newer version from its calendar; the later change counts.
    public static let conflictingEdit = FindingCode(rawValue: "conflicting-edit")
    /// An event that lasts whole days at one end and ends, or starts, at a time of day.
    public static let mixedDateTypes = FindingCode(rawValue: "mixed-date-types")
}

// MARK: - Series

extension FindingCode {
    /// A series that could not be expanded, or only in UTC; what is known of it stands.
    public static let cannotExpand = FindingCode(rawValue: "cannot-expand")
    /// A property that RFC 5545 no longer has, such as EXRULE, and that counts all the same.
    public static let deprecatedProperty = FindingCode(rawValue: "deprecated-property")
    /// A rule that can be expanded, but hardly means what its writer meant.
    public static let unusualRule = FindingCode(rawValue: "unusual-rule")
    /// A series has more occurrences than the limits of its expansion allow.
    public static let expansionLimited = FindingCode(rawValue: "expansion-limited")
}

// MARK: - Versions of bookings

extension FindingCode {
    /// A booking came under another UID than the one that it has here.
    public static let sameBooking = FindingCode(rawValue: "same-booking")
    /// A version of a booking does not say when it was written, and so takes nothing back that does.
    public static let undatedVersion = FindingCode(rawValue: "undated-version")
}
