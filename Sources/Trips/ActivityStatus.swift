/// How sure an activity is, as the STATUS of a VEVENT says it (RFC 5545 section 3.8.1.11).
public enum ActivityStatus: String, CaseIterable, Hashable, Sendable {
    /// It will happen; also where a calendar says nothing.
    case confirmed
    /// It is planned but not booked.
    case tentative
    /// It will not happen; it is kept so that an older file cannot bring it back.
    case cancelled
}
