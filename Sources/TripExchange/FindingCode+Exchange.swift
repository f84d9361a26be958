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
    /// A RECURRENCE-ID that matches no occurrence of its series, or more than one; it overrides none of them.
    public static let noSuchOccurrence = FindingCode(rawValue: "no-such-occurrence")
    /// Events without DTSTAMP (RFC 5545 §3.6.1); reported once for each file, with the count.
    public static let missingStamp = FindingCode(rawValue: "missing-stamp")
    /// Two components of one file with the same UID and RECURRENCE-ID.
    public static let duplicateUID = FindingCode(rawValue: "duplicate-uid")
    /// A newer version of an event or a to-do that could not be read; it is kept verbatim beside the one that was.
    public static let unreadVersion = FindingCode(rawValue: "unread-version")
    /// A METHOD:CANCEL for a component that could not be read, or is neither an event nor a to-do; that is kept,
    /// marked.
    public static let unreadCancelled = FindingCode(rawValue: "unread-cancelled")
    /// A field with both a local edit and a newer version from its calendar; the later change wins.
    public static let conflictingEdit = FindingCode(rawValue: "conflicting-edit")
    /// An event with a date at one end and a time at the other.
    public static let mixedDateTypes = FindingCode(rawValue: "mixed-date-types")
}

// MARK: - Series

extension FindingCode {
    /// A series that could not be expanded, or only in UTC; what is known of it is kept.
    public static let cannotExpand = FindingCode(rawValue: "cannot-expand")
    /// A property that is deprecated in RFC 5545, such as EXRULE, but is applied.
    public static let deprecatedProperty = FindingCode(rawValue: "deprecated-property")
    /// A rule that can be expanded, but is probably not what its author meant.
    public static let unusualRule = FindingCode(rawValue: "unusual-rule")
    /// A series has more occurrences than the limits of its expansion allow.
    public static let expansionLimited = FindingCode(rawValue: "expansion-limited")
}

// MARK: - Versions of bookings

extension FindingCode {
    /// A booking that came under another UID than the stored one.
    public static let sameBooking = FindingCode(rawValue: "same-booking")
    /// A version of a booking without a date, which cannot revert a dated one.
    public static let undatedVersion = FindingCode(rawValue: "undated-version")
}
