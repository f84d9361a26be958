public import CivilTime

/// On which clock the start in a RECURRENCE-ID is read (RFC 5545 section 3.8.4.4).
///
/// A changed occurrence can come before its series, in another file, or in another zone. As long as nobody knows which
/// occurrence it is, what was said is kept as it was said. Once the series is known, it is read on the series' clock.
public enum OccurrenceClock: Hashable, Sendable {
    /// That of the series' start; a date stands at midnight. The occurrence is known.
    case series
    /// That of a zone, UTC among them.
    case zone(ZoneID)
    /// None was named.
    case floating
    /// None: the day alone was said, and the reading is its midnight.
    case date
}
