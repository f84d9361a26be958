import ICalendar

extension Property {
    /// Whether a RECURRENCE-ID stands for all later occurrences too (RFC 5545 section 3.2.13).
    package var standsForLater: Bool { parameter("RANGE")?.uppercased() == "THISANDFUTURE" }
}
