import Trips

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
        guard let point, let otherPoint = other.point else { return false }
        let (x, y, z) = (point.x - otherPoint.x, point.y - otherPoint.y, point.z - otherPoint.z)
        // The chord is shorter than the way over the ground, by less than 1 % up to 3,000 km.
        let chord = Self.earthRadius * (x * x + y * y + z * z).squareRoot()
        return chord > kilometres
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

    /// By their power series, since the standard library has neither; the argument is halved until four terms
    /// are exact to the metre.
    private static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
        let angle = degrees * .pi / 180 / 8
        let square = angle * angle
        var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
        var sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
        for _ in 0..<3 {
            (cosine, sine) = (cosine * cosine - sine * sine, 2 * sine * cosine)
        }
        return (cosine, sine)
    }
}
