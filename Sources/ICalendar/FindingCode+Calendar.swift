public import Findings

// MARK: - The file

extension FindingCode {
    /// The file starts with a byte order mark, which RFC 5545 does not allow.
    public static let byteOrderMark = FindingCode(rawValue: "byte-order-mark")
    /// A file of a folder cannot be read, or is a pipe or a device; the others were.
    public static let unreadableFile = FindingCode(rawValue: "unreadable-file")
    /// The file is not in UTF-8 (RFC 5545 §3.1.4) and was read in another character set.
    public static let wrongCharset = FindingCode(rawValue: "wrong-charset")
    /// A file in UTF-16 holds unpaired surrogates; reported once per file.
    public static let brokenCharacter = FindingCode(rawValue: "broken-character")
    /// Lines end in a lone line feed or carriage return (RFC 5545 §3.1); reported once per file.
    public static let bareLineFeed = FindingCode(rawValue: "bare-line-feed")
    /// The file ends within a component.
    public static let truncatedFile = FindingCode(rawValue: "truncated-file")
    /// The file is a vCalendar 1.0, or of another version than `2.0`.
    public static let otherVersion = FindingCode(rawValue: "other-version")
    /// Components at the start of the file, or after a VCALENDAR, are in no VCALENDAR.
    public static let missingCalendar = FindingCode(rawValue: "missing-calendar")
    /// A property or component is outside of every VCALENDAR.
    public static let outsideCalendar = FindingCode(rawValue: "outside-calendar")
}

// MARK: - Lines and components

extension FindingCode {
    /// A line is not `NAME;PARAMETERS:VALUE` and was dropped.
    public static let badLine = FindingCode(rawValue: "bad-line")
    /// A line is longer than the reader's limit and was dropped.
    public static let lineTooLong = FindingCode(rawValue: "line-too-long")
    /// A parameter is not `NAME=VALUE`, or its quotes do not match.
    public static let badParameter = FindingCode(rawValue: "bad-parameter")
    /// A property has more parameters than the reader's limit.
    public static let tooManyParameters = FindingCode(rawValue: "too-many-parameters")
    /// A component is nested deeper than the reader's limit.
    public static let tooDeep = FindingCode(rawValue: "too-deep")
    /// A component has no END line.
    public static let missingEnd = FindingCode(rawValue: "missing-end")
    /// An END line matches no open component.
    public static let unmatchedEnd = FindingCode(rawValue: "unmatched-end")
}

// MARK: - Values

extension FindingCode {
    /// A value breaks the grammar or the range of its type.
    public static let badValue = FindingCode(rawValue: "bad-value")
    /// A time has both a TZID and the `Z` of UTC; it was read as UTC.
    public static let zoneAndUTC = FindingCode(rawValue: "zone-and-utc")
    /// An event has no UID (RFC 5545 §3.6.1).
    public static let missingUID = FindingCode(rawValue: "missing-uid")
    /// An event has no DTSTART.
    public static let missingStart = FindingCode(rawValue: "missing-start")
    /// An event has neither DTEND nor DURATION.
    public static let missingEndTime = FindingCode(rawValue: "missing-end-time")
    /// An event ends before it starts.
    public static let endBeforeStart = FindingCode(rawValue: "end-before-start")
}

// MARK: - Zones

extension FindingCode {
    /// A time names no zone and is not UTC.
    public static let floatingTime = FindingCode(rawValue: "floating-time")
    /// A TZID is a Windows or Outlook name.
    public static let windowsZone = FindingCode(rawValue: "windows-zone")
    /// A TZID carries a vendor's prefix before an IANA name.
    public static let prefixedZone = FindingCode(rawValue: "prefixed-zone")
    /// A TZID states a fixed offset, such as `GMT-0400`.
    public static let fixedOffsetZone = FindingCode(rawValue: "fixed-offset-zone")
    /// A TZID means nothing by itself; the file's own VTIMEZONE defines the zone.
    public static let fileZone = FindingCode(rawValue: "file-zone")
    /// The file's VTIMEZONE is of a newer release than the database and differs for an event.
    public static let newerZone = FindingCode(rawValue: "newer-zone")
    /// Two VTIMEZONEs of one TZID have different rules.
    public static let duplicateZone = FindingCode(rawValue: "duplicate-zone")
}
