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
        guard kind.isTransport || kind == .carRental else { return true }
        // Within a city, and between its airports, the way is unknown.
        return length < Self.inOnePlace || length <= mostKilometresPerHour * Double(seconds) / 3_600
    }

    /// Whether both ends are in one city.
    var isInOnePlace: Bool { length < Self.inOnePlace }

    /// Whether the way has a length that anything covers in four days; a cheap first test.
    var mayBeUsual: Bool { length <= 96 * usual.most }

    /// Whether this kind of transport usually takes so many seconds for it.
    ///
    /// It is neither faster than any, nor slower than the slowest with a night of waiting.
    func isUsual(seconds: Int64) -> Bool {
        guard seconds > 0 else { return false }
        let hours = Double(seconds) / 3_600
        let (most, least, waiting) = usual
        return isInOnePlace || (length <= most * hours && hours <= length / least + waiting)
    }

    private var length: Double { GreatCircle.kilometres(from: departure.point, to: arrival.point) }

    private static let inOnePlace = 30.0

    /// The bounds in kilometres an hour as the crow flies, and the hours of changes and of a night in between.
    ///
    /// A TGV covers Paris to Strasbourg with 225, a train Shanghai to Beijing with 250; a fast ferry 65.
    private var usual: (most: Double, least: Double, waiting: Double) {
        switch kind {
        case .flight: (1_000, 650, 2)
        // A car is kept for days.
        case .carRental: (60, 0, 0)
        case .ferry: (75, 8, 10)
        case .train: (320, 15, 10)
        default: (110, 10, 10)
        }
    }

    private var mostKilometresPerHour: Double {
        switch kind {
        case .flight: 1_200
        // Nights are included.
        case .carRental: 60
        default: 500
        }
    }
}
