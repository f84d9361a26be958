/// A GEO value (RFC 5545 §3.8.1.6): degrees north and east.
public struct GeoValue: Hashable, Sendable {
    /// Degrees north of the equator, -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public let longitude: Double

    /// Makes a position with six decimals; `nil` for a value out of range.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator, -90 to 90.
    ///   - longitude: Degrees east of Greenwich, -180 to 180.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = (latitude * 1_000_000).rounded() / 1_000_000
        self.longitude = (longitude * 1_000_000).rounded() / 1_000_000
    }

    /// The value as iCalendar writes it, with six digits after the point: `35.549400;139.779800`.
    ///
    /// Six digits are a tenth of a metre; libical and others keep no more.
    public var text: String { "\(Self.fixed(latitude));\(Self.fixed(longitude))" }

    // Integers only: C's formatting depends on the locale, which a library must not set.
    private static func fixed(_ degrees: Double) -> String {
        let millionths = Int((degrees * 1_000_000).rounded())
        let digits = String(abs(millionths) % 1_000_000)
        let zeros = String(repeating: "0", count: 6 - digits.count)
        return "\(millionths < 0 ? "-" : "")\(abs(millionths) / 1_000_000).\(zeros)\(digits)"
    }
}
