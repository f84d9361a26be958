/// How certain an activity is: the STATUS of a VEVENT (RFC 5545 section 3.8.1.11).
public enum ActivityStatus: String, CaseIterable, Hashable, Sendable {
    /// It will happen; the default without a STATUS.
    case confirmed
    /// It is planned but not booked.
    case tentative
    /// It will not happen; it is kept so that an older file cannot restore it.
    case cancelled
}
