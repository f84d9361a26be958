#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The shortest way over the surface of the earth.
public enum GreatCircle {
    /// The mean radius of the earth in kilometres (IUGG, WGS 84).
    package static let meanRadius = 6371.0088

    /// Returns the great-circle distance between two points of the earth.
    ///
    /// The earth is taken as a sphere of its mean radius. Against the ellipsoid that is at most about 0.6 % off,
    /// which is enough to see that a flight cannot be so short; a route as flown is longer.
    ///
    /// ```swift
    /// // London Heathrow to New York JFK
    /// GreatCircle.kilometres(from: (51.4706, -0.4619), to: (40.6398, -73.7789)).rounded()  // 5540.0
    /// ```
    ///
    /// - Parameters:
    ///   - start: One point in degrees: north and east positive.
    ///   - end: The other point.
    /// - Returns: Kilometres, from 0 to half the circumference (about 20,015); NaN when a coordinate is not
    ///   finite.
    public static func kilometres(
        from start: (latitude: Double, longitude: Double), to end: (latitude: Double, longitude: Double)
    ) -> Double {
        let radians = Double.pi / 180
        let (lower, upper) = (start.latitude * radians, end.latitude * radians)
        let turn = (end.longitude - start.longitude) * radians
        // Vincenty's form of the central angle on a sphere: exact for near points and for antipodes alike, where
        // the haversine and the law of cosines lose digits.
        let east = cos(upper) * sin(turn)
        let north = cos(lower) * sin(upper) - sin(lower) * cos(upper) * cos(turn)
        let along = sin(lower) * sin(upper) + cos(lower) * cos(upper) * cos(turn)
        return meanRadius * atan2((east * east + north * north).squareRoot(), along)
    }
}
