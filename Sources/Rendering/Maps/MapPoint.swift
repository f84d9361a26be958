#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A point of the globe, in degrees: north and east positive.
package struct MapPoint: Hashable, Sendable {
    package let latitude: Double
    package let longitude: Double

    package init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// Returns the points of the great circle to another point, both ends included.
    ///
    /// Between antipodes every way is as short, and the usual formula divides by nothing but rounding: the way taken is
    /// over the nearer pole.
    ///
    /// - Parameters:
    ///   - other: The other point.
    ///   - count: The number of parts.
    /// - Returns: The points.
    func greatCircle(to other: MapPoint, parts count: Int) -> [MapPoint] {
        let (start, end) = (vector, other.vector)
        let product = min(1, max(-1, start.x * end.x + start.y * end.y + start.z * end.z))
        let angle = acos(product)
        guard angle > 1e-9 else { return [self, other] }
        if angle > .pi - 1e-6, count > 1 { return overPole(to: other, parts: count) }
        return (0...count).map { step in
            if step == 0 { return self }
            if step == count { return other }
            let part = Double(step) / Double(count)
            let (one, two) = (sin((1 - part) * angle), sin(part * angle))
            let (x, y, z) = (
                one * start.x + two * end.x, one * start.y + two * end.y, one * start.z + two * end.z
            )
            return MapPoint(
                latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
                longitude: atan2(y, x) * 180 / .pi)
        }
    }

    /// The way over the pole that is nearer to this point, down the meridian of the other; on the equator the north pole.
    private func overPole(to other: MapPoint, parts count: Int) -> [MapPoint] {
        let pole = latitude < 0 ? -90.0 : 90.0
        let (up, down) = (abs(pole - latitude), abs(pole - other.latitude))
        return (0...count).map { step in
            if step == 0 { return self }
            if step == count { return other }
            let way = (up + down) * Double(step) / Double(count)
            let fromPole = up - way
            return MapPoint(
                latitude: pole < 0 ? -90 + abs(fromPole) : 90 - abs(fromPole),
                longitude: fromPole >= 0 ? longitude : other.longitude)
        }
    }

    /// The unit vector from the centre of the globe.
    private var vector: (x: Double, y: Double, z: Double) {
        let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
        return (cos(north) * cos(east), cos(north) * sin(east), sin(north))
    }
}
