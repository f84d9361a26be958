/// What to do with a local time that the clocks skip or repeat.
///
/// Meridian has no default but one: iCalendar is read as RFC 5545 says, which is ``compatible``.
///
/// ```swift
/// let twice = newYork.mapping(of: try CivilDateTime(2027, 11, 7, 1, 30))
/// try twice.resolved(by: .earlier)  // 2027-11-07T05:30:00Z
/// try twice.resolved(by: .later)    // 2027-11-07T06:30:00Z
/// ```
public enum Disambiguation: String, Hashable, Sendable, CaseIterable {
    /// A skipped time is read with the offset from before the change, so it moves forward by the length of the gap;
    /// of a repeated time the first pass is chosen: RFC 5545 section 3.3.5.
    case compatible
    /// The earlier of the two instants on the time line.
    case earlier
    /// The later of the two instants on the time line.
    case later
    /// An error that names both instants.
    case reject
}
