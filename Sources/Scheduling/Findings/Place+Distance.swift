import Trips

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Place {
    /// Whether two places are surely different ones; false when nothing certain is known of them.
    ///
    /// - Parameters:
    ///   - other: The other place.
    ///   - kilometres: The distance from which two points without codes are different places.
    /// - Returns: True when both codes are known and differ, or both points lie farther apart.
    func isElsewhere(than other: Place, apart kilometres: Double) -> Bool {
        if let code, let otherCode = other.code, !code.isEmpty, !otherCode.isEmpty {
            return code.uppercased() != otherCode.uppercased()
        }
        // The chord is shorter than the way over the ground, by less than 1 % up to 3,000 km.
        return chord(to: other).map { $0 > kilometres } ?? false
    }

    /// Whether two places are surely in one region: by their codes, else within 100 km.
    ///
    /// - Parameter other: The other place.
    /// - Returns: True when both codes are known and equal, or both points lie close together.
    func isSurely(_ other: Place) -> Bool {
        if let code, let otherCode = other.code, !code.isEmpty, code.uppercased() == otherCode.uppercased() {
            return true
        }
        return chord(to: other).map { $0 <= 100 } ?? false
    }

    /// The shortest way over the ground, on a sphere; nil when a point is not known.
    ///
    /// - Parameter other: The other place.
    /// - Returns: Kilometres.
    func kilometres(to other: Place) -> Double? {
        chord(to: other).map { 2 * Self.earthRadius * asin(min(1, $0 / (2 * Self.earthRadius))) }
    }

    /// Whether another place is surely no farther away; false when it takes more than a glance, or a point is not known.
    ///
    /// Along a meridian and then along a parallel is never shorter than straight on, and a degree of either is at most
    /// one of the equator.
    func isSurely(within kilometres: Double, of other: Place) -> Bool {
        guard let latitude, let longitude, let otherLatitude = other.latitude,
            let otherLongitude = other.longitude, latitude.magnitude <= 90, otherLatitude.magnitude <= 90
        else { return false }
        let degrees = (latitude - otherLatitude).magnitude + (longitude - otherLongitude).magnitude
        return degrees * Self.earthRadius * .pi / 180 <= kilometres
    }

    /// The straight line through the Earth, in kilometres.
    private func chord(to other: Place) -> Double? {
        guard let point, let otherPoint = other.point else { return nil }
        let (x, y, z) = (point.x - otherPoint.x, point.y - otherPoint.y, point.z - otherPoint.z)
        return Self.earthRadius * (x * x + y * y + z * z).squareRoot()
    }

    /// The mean radius of the Earth in kilometres (IUGG).
    private static let earthRadius = 6371.0

    /// The place as a point of the unit sphere; nil without coordinates that lie on the globe.
    private var point: (x: Double, y: Double, z: Double)? {
        guard let latitude, let longitude, (-90...90).contains(latitude), (-180...180).contains(longitude)
        else {
            return nil
        }
        let (parallel, height) = Self.cosineAndSine(degrees: latitude)
        let (east, north) = Self.cosineAndSine(degrees: longitude)
        return (parallel * east, parallel * north, height)
    }

    private static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
        let angle = degrees * .pi / 180
        return (cos(angle), sin(angle))
    }
}
