import CivilTime
import Places

/// The airports and cities that a text may mean.
struct FoundPlaces: Sendable {
    /// An airport or a city.
    enum Place: Sendable {
        case airport(Airport)
        case city(City)

        /// The zone of its clocks.
        var zone: ZoneID {
            switch self {
            case .airport(let airport): airport.zone
            case .city(let city): city.zone
            }
        }
    }

    /// The places, best match first.
    let places: [Place]

    /// Finds airports and cities.
    ///
    /// First comes the airport of which the text is the code, then the cities of exactly that name, then the other
    /// airports and the other cities. Neither takes more than half of the room that the other could fill.
    ///
    /// - Parameters:
    ///   - text: A code, or words of a name.
    ///   - limit: How many places to find at most.
    init(_ text: String, limit: Int) {
        let asked = String(text.prefix(200))
        var airports = AirportTable.search(asked, limit: limit)
        // A code names one airport, whatever else begins with its letters.
        let exact = AirportTable.airport(iata: text) ?? AirportTable.airport(icao: text)
        if let exact { airports = [exact] + airports.filter { $0.iata != exact.iata }.prefix(limit - 1) }
        let cities = CityTable.search(asked, limit: limit)
        let half = limit - limit / 2
        let fewer = max(half, limit - min(cities.count, limit))
        let shown = airports.prefix(fewer)
        let room = limit - shown.count
        let named = Set(CityTable.cities(named: asked))
        let own = cities.filter(named.contains).prefix(room)
        let other = cities.filter { !named.contains($0) }.prefix(room - own.count)
        let first = shown.prefix(exact == nil ? 0 : 1)
        places =
            first.map(Place.airport) + own.map(Place.city) + shown.dropFirst(first.count).map(Place.airport)
            + other.map(Place.city)
    }

    var isEmpty: Bool { places.isEmpty }

    /// Whether a city is among them, whose source must be named then.
    var hasCities: Bool {
        places.contains { if case .city = $0 { true } else { false } }
    }

    /// Returns the present offset of a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - session: Who knows the rules and the present.
    /// - Returns: Nil where the rules in use lack its zone.
    static func offset(of place: Place, _ session: Session) -> UTCOffset? {
        (try? session.database.zone(place.zone))?.offset(at: session.now)
    }
}
