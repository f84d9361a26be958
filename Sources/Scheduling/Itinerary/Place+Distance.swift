import Trips

extension Place {
    /// Whether two places are surely different; false when nothing certain is known about them.
    ///
    /// - Parameters:
    ///   - other: The other place.
    ///   - kilometres: The distance from which two points without codes are different places.
    /// - Returns: True when both codes are known and differ, or both points lie farther apart.
    func isElsewhere(than other: Place, apart kilometres: Double) -> Bool {
        if let code, let otherCode = other.code, !code.isEmpty, !otherCode.isEmpty {
            return code.uppercased() != otherCode.uppercased()
        }
        return self.kilometres(to: other).map { $0 > kilometres } ?? false
    }

    /// Whether two places are surely in one region: by their codes, else within 100 km.
    ///
    /// - Parameter other: The other place.
    /// - Returns: True when both codes are known and equal, or both points lie close together.
    func isSurely(_ other: Place) -> Bool {
        if let code, let otherCode = other.code, !code.isEmpty, code.uppercased() == otherCode.uppercased() {
            return true
        }
        return kilometres(to: other).map { $0 <= 100 } ?? false
    }

    /// Whether two places are the same: by codes and points, else by equal names.
    ///
    /// - Parameters:
    ///   - other: The other place.
    ///   - distance: The kilometres between two places without points of their own; nil where it is unknown.
    /// - Returns: Whether both are in one region or have one name; nil when nothing is known of one of them.
    func isSame(as other: Place, _ distance: (Place, Place) -> Double?) -> Bool? {
        if isSurely(other) { return true }
        if let kilometres = kilometres(to: other) ?? distance(self, other) { return kilometres <= 100 }
        if isElsewhere(than: other, apart: 100) { return false }
        guard isKnown, other.isKnown else { return nil }
        let own = name.plainText
        return !own.isEmpty && own == other.name.plainText
    }

    /// Whether a code is known.
    var hasCode: Bool { code.map { !$0.isEmpty } ?? false }

    /// Whether it has a code, a point or a name.
    var isKnown: Bool { hasCode || point != nil || !name.plainText.isEmpty }

    /// The great-circle distance; nil unless both have coordinates on the globe.
    ///
    /// - Parameter other: The other place.
    /// - Returns: Kilometres.
    func kilometres(to other: Place) -> Double? {
        guard let point, let otherPoint = other.point else { return nil }
        return GreatCircle.kilometres(from: point, to: otherPoint)
    }

    /// Whether another place is surely within a distance, by a quick test; false if a point is unknown.
    ///
    /// Going along a meridian and then along a parallel is never shorter than the direct way, and a degree of either
    /// is at most a degree of the equator.
    func isSurely(
        within kilometres: Double, of other: (latitude: Double, longitude: Double)
    ) -> Bool {
        guard let latitude, let longitude, latitude.magnitude <= 90, other.latitude.magnitude <= 90 else {
            return false
        }
        let degrees = (latitude - other.latitude).magnitude + (longitude - other.longitude).magnitude
        return degrees * GreatCircle.meanRadius * .pi / 180 <= kilometres
    }

    /// The coordinates, if they are on the globe.
    private var point: (latitude: Double, longitude: Double)? {
        guard let latitude, let longitude, (-90...90).contains(latitude), (-180...180).contains(longitude)
        else {
            return nil
        }
        return (latitude, longitude)
    }
}
