import Places
public import Scheduling
package import Trips

extension ConnectionTimes {
    /// These times with the tables of airports and cities, for borders and for places without coordinates.
    ///
    /// - Returns: The times.
    public func knowingPlaces() -> ConnectionTimes {
        var times = self
        times.borderOnArrival = { PlaceFacts.border(arrivingWith: $0, before: $1) }
        times.kilometresBetween = { PlaceFacts.kilometres(from: $0, to: $1) }
        return times
    }
}

/// The facts about a place from the tables of airports and cities.
package enum PlaceFacts {
    /// The maximum distance from the other end of a connection at which a city name in a station counts.
    private static let kilometresAround = 100.0

    /// The minimum population of a city that may be the first word of a station; several towns are called Union.
    private static let leastPeople = 100_000

    /// The border on arrival, before the next transport.
    ///
    /// A passenger with a connecting flight abroad stays in transit where that exists, unless the flights are two
    /// bookings, which need a baggage claim.
    static func border(arrivingWith arrival: Activity, before departure: Activity) -> BorderCrossing? {
        guard let from = arrival.place.flatMap(country), let to = arrival.destination.flatMap(country),
            TravelArea.hasBorder(from: from, to: to)
        else { return nil }
        if let code = arrival.place?.code?.uppercased(),
            TravelArea.isPassed(beforeDepartureFrom: code, to: to)
        {
            return nil
        }
        if departure.kind == .flight, arrival.kind == .flight, !TravelArea.isEnteredInTransit(to) {
            guard let onward = departure.destination.flatMap(country),
                !TravelArea.hasBorder(from: to, to: onward)
            else { return nil }
        }
        return BorderCrossing(from: from, to: to)
    }

    /// The country of a place, by its airport, its address, or the city in its name.
    static func country(of place: Place) -> String? {
        if let airport = airport(of: place) { return airport.country }
        if let text = place.address?.country, let country = CityTable.country(named: text) { return country }
        let countries = Set(CityTable.cities(named: place.name).map(\.country))
        return countries.count == 1 ? countries.first : nil
    }

    /// The distance of two places, at least one of which has no coordinates.
    ///
    /// A station is assumed in the centre of the city at the beginning of its name, `Paris Gare de Lyon`, if that
    /// is near the other end; a station named after the airport at the other end is there.
    package static func kilometres(from one: Place, to other: Place) -> Double? {
        let (first, second) = (point(of: one), point(of: other))
        if let first, let second { return GreatCircle.kilometres(from: first, to: second) }
        if let first { return city(of: other, near: first, besides: one) }
        if let second { return city(of: one, near: second, besides: other) }
        return nil
    }

    static func airport(of place: Place) -> Airport? {
        place.code.flatMap { AirportTable.airport(iata: $0) }
    }

    static func point(of place: Place) -> (latitude: Double, longitude: Double)? {
        if let latitude = place.latitude, let longitude = place.longitude { return (latitude, longitude) }
        return airport(of: place).map { ($0.latitude, $0.longitude) }
    }

    /// The distance from a point to the city of a place; nil where none is near.
    private static func city(
        of place: Place, near point: (latitude: Double, longitude: Double), besides other: Place
    ) -> Double? {
        if let airport = airport(of: other), isNamed(place.name, after: airport) { return nil }
        let distances = cities(of: place).map {
            GreatCircle.kilometres(from: point, to: ($0.latitude, $0.longitude))
        }
        return distances.min().flatMap { $0 <= kilometresAround ? $0 : nil }
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    static func cities(of place: Place) -> [City] {
        let whole = CityTable.cities(named: place.name)
        if !whole.isEmpty { return whole }
        if let city = place.address?.city, !city.isEmpty { return CityTable.cities(named: city) }
        let parts = place.name.split(separator: ",").map(trimmed)
        if let last = parts.dropFirst().first {
            let cities = CityTable.cities(named: last)
            if !cities.isEmpty { return cities }
        }
        let words = (parts.first ?? "").split(separator: " ").prefix(4)
        for count in stride(from: words.count - 1, through: 1, by: -1) {
            let cities = CityTable.cities(named: words.prefix(count).joined(separator: " "))
                .filter { $0.population >= leastPeople }
            if !cities.isEmpty { return cities }
        }
        return []
    }

    /// Whether a name contains the code of an airport, a word of its name other than its city's, or a word for
    /// airports.
    private static func isNamed(_ name: String, after airport: Airport) -> Bool {
        let words = Set(FoldedText(name).words)
        if words.contains(airport.iata.lowercased()) || !words.isDisjoint(with: airportWords) { return true }
        let own = Set(FoldedText(airport.name).words).subtracting(FoldedText(airport.city).words)
            .subtracting(commonWords)
        return !words.isDisjoint(with: own)
    }

    private static let airportWords: Set<String> = [
        "aeroport", "aeroporto", "aeropuerto", "airport", "flughafen", "flygplats", "lentoasema", "letiste",
        "lotnisko",
        "lufthavn", "luchthaven", "repuloter", "terminal", "terminals",
    ]

    /// Words in the names of airports that also occur in those of stations elsewhere.
    private static let commonWords: Set<String> = [
        "international", "regional", "city", "central", "the", "of", "de", "la", "le", "el", "am", "an",
        "der", "in", "st",
        "san", "new", "north", "south", "east", "west",
    ]
}
