import CivilTime
import Places

/// The airports and cities that match a text.
struct FoundPlaces: Sendable {
    /// An airport or a city.
    enum Place: Sendable {
        case airport(Airport)
        case city(City)

        /// The zone of the place.
        var zone: ZoneID {
            switch self {
            case .airport(let airport): airport.zone
            case .city(let city): city.zone
            }
        }
    }

    /// The places, best match first.
    let places: [Place]

    /// The number of further matches.
    let leftOut: Int

    /// Finds airports and cities.
    ///
    /// First comes the airport with the text as its code, then the cities of exactly that name, then the other
    /// airports and cities, at most half of each where both fill the list.
    ///
    /// - Parameters:
    ///   - text: A code, or words of a name.
    ///   - limit: The maximum number of places.
    init(_ text: String, limit: Int) {
        let asked = String(text.prefix(200))
        // All matches are found, to count those left out.
        var airports = AirportTable.search(asked, limit: .max)
        // A code names one airport, whatever else begins with its letters.
        let exact = AirportTable.airport(iata: text) ?? AirportTable.airport(icao: text)
        if let exact { airports.removeAll { $0.iata == exact.iata } }
        let cities = CityTable.search(asked, limit: .max)
        let named = Set(CityTable.cities(named: asked))
        let own = cities.filter(named.contains)
        let other = cities.filter { !named.contains($0) }
        let first: [Place] = (exact.map { [Place.airport($0)] } ?? []) + own.map(Place.city)
        let room = max(0, limit - first.count)
        let half = room - room / 2
        let shown = airports.prefix(max(half, room - min(other.count, room)))
        let found: [Place] =
            first + shown.map(Place.airport) + other.prefix(room - shown.count).map(Place.city)
        places = Array(found.prefix(limit))
        leftOut = first.count + airports.count + other.count - places.count
    }

    var isEmpty: Bool { places.isEmpty }

    /// Whether a city is among them, so that the source has to be named.
    var hasCities: Bool {
        places.contains { if case .city = $0 { true } else { false } }
    }

    /// Returns the present offset of a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - session: The run, with the zones and the present.
    /// - Returns: Nil where the zones in use lack its zone.
    static func offset(of place: Place, _ session: Session) -> UTCOffset? {
        (try? session.database.zone(place.zone))?.offset(at: session.now)
    }
}
