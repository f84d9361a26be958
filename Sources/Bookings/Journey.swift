import Places
package import Trips

/// The way between two places, and whether it is possible in its time.
///
/// A name may be shared with another place; the length of the way often excludes the wrong one.
package struct Journey {
    let departure: PlaceZone
    let arrival: PlaceZone
    let kind: ActivityKind

    /// Creates the way between two places.
    package init(departure: PlaceZone, arrival: PlaceZone, kind: ActivityKind) {
        self.departure = departure
        self.arrival = arrival
        self.kind = kind
    }

    /// Whether this kind of transport can cover it in so many seconds.
    package func fits(seconds: Int64) -> Bool {
        guard seconds >= 0 else { return false }
        guard kind.isTransport || kind == .carRental else {
            return !departure.isStation && !arrival.isStation
        }
        let length = GreatCircle.kilometres(from: departure.point, to: arrival.point)
        if departure.isStation || arrival.isStation {
            guard departure.country == arrival.country, length <= Self.longestInland else { return false }
        }
        // Within a city, and between its airports, the way is unknown.
        return length < Self.inOnePlace || length <= mostKilometresPerHour * Double(seconds) / 3_600
    }

    private static let longestInland = 1_500.0
    private static let inOnePlace = 30.0

    private var mostKilometresPerHour: Double {
        switch kind {
        case .flight: 1_200
        // Nights are included.
        case .carRental: 60
        default: 500
        }
    }
}
