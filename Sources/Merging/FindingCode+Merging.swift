public import Findings

extension FindingCode {
    /// A RECURRENCE-ID that meets no occurrence of its series, or more than one; it changes none of them.
    public static let noSuchOccurrence = FindingCode(rawValue: "no-such-occurrence")
    /// Two components of one file are the same event by UID and RECURRENCE-ID.
    public static let duplicateUID = FindingCode(rawValue: "duplicate-uid")
    /// A field was changed by hand and by a newer version from its calendar; the later change counts.
    public static let conflictingEdit = FindingCode(rawValue: "conflicting-edit")
    /// A booking came under another UID than the one that it has here.
    public static let sameBooking = FindingCode(rawValue: "same-booking")
    /// A version of a booking does not say when it was written, and so takes nothing back that does.
    public static let undatedVersion = FindingCode(rawValue: "undated-version")
}
