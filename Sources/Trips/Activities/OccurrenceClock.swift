public import CivilTime

/// The clock on which the start in a RECURRENCE-ID is read (RFC 5545 section 3.8.4.4).
///
/// An override can be read before its series, in another file, or in another zone. While its occurrence is
/// unknown, the value is kept as stated. Once the series is known, it is read on the series' clock.
public enum OccurrenceClock: Hashable, Sendable {
    /// The clock of the series' start, with a date at midnight; the occurrence is known.
    case series
    /// The clock of a zone, UTC among them.
    case zone(ZoneID)
    /// A floating clock: no zone was stated.
    case floating
    /// No clock: a date was stated, and the reading is its midnight.
    case date
}
