public import CivilTime

/// What to make of a time that names no zone and is not UTC (RFC 5545 §3.3.5, form 1).
///
/// Whatever is done is reported as ``/ICalendar/Findings/FindingCode/floatingTime``.
public enum FloatingTimePolicy: Hashable, Sendable {
    /// Takes the zone that the file hints at: `X-WR-TIMEZONE`, else its only VTIMEZONE. Without a hint it floats.
    case hintedByFile
    /// Takes the file's hint, and without one this zone.
    case otherwise(ZoneID)
    /// Lets it float, whatever the file hints at: it is the clock of wherever the traveller is.
    case floating
}
