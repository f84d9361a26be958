/// What the clocks of a zone do between two changes: their offset, their abbreviation, whether it counts as
/// daylight saving time.
///
/// The flag is what the tz database says and nothing more: in Dublin the winter is the period marked as daylight
/// saving, with a negative shift. Never derive an offset from it.
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
    /// It is no zone's name: `CST` and `IST` are several.
    public let abbreviation: String
}
