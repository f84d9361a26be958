public import CivilTime

/// How to read a time without a zone that is not UTC (RFC 5545 §3.3.5, form 1).
///
/// Each case is reported as ``/ICalendar/Findings/FindingCode/floatingTime``.
public enum FloatingTimePolicy: Hashable, Sendable {
    /// In the zone that the file suggests: `X-WR-TIMEZONE`, else its only VTIMEZONE. Without either it floats.
    case hintedByFile
    /// In the zone that the file suggests, else in this zone.
    case otherwise(ZoneID)
    /// As floating, whatever the file suggests: on the clock of the traveller's place.
    case floating
}
