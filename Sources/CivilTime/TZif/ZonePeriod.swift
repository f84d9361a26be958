/// The offset, abbreviation and daylight mark of a zone between two changes.
///
/// The mark is what the tz database says and nothing more: in Dublin the winter is marked as daylight saving, with a
/// negative shift. Never derive an offset from it.
///
/// ```swift
/// let dublin = try database.zone(named: "Europe/Dublin")
/// let winter = dublin.period(at: try Instant(parsing: "2027-01-01T00:00:00Z"))
/// winter.abbreviation  // "GMT"
/// winter.isDaylight    // true
/// ```
public struct ZonePeriod: Hashable, Sendable {
    /// How far the clocks run ahead of UTC.
    public let offset: UTCOffset
    /// Whether the tz database marks the period as daylight saving time.
    public let isDaylight: Bool
    /// The abbreviation, as `JST`, or the offset in digits where no abbreviation is in use, as `+03`.
    ///
    /// It does not identify a zone: `CST` and `IST` mean several.
    public let abbreviation: String
}
