import Places
public import Scheduling
package import Trips

extension ConnectionTimes {
    /// These times with the tables of airports and cities at hand: for borders, and for places without coordinates.
    ///
    /// - Returns: The times.
    public func knowingPlaces() -> ConnectionTimes {
        var times = self
        times.borderOnArrival = { PlaceFacts.border(arrivingWith: $0, before: $1) }
        times.kilometresBetween = { PlaceFacts.kilometres(from: $0, to: $1) }
        return times
    }
}

/// What the tables of airports and cities know of a place that does not say it itself.
package enum PlaceFacts {
    /// Only so near to the other end of a connection is a city taken for the one that a station is named after.
    private static let kilometresAround = 100.0

    /// A word that begins the name of a station is a city if so many live there, as more than one town is called Union.
    private static let leastPeople = 100_000

    /// The border that is passed on arrival, before the next transport leaves.
    ///
    /// Who flies on abroad stays in transit where there is such a thing, unless the two flights are two bookings, whose baggage
    /// nobody passes on.
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

    /// The country of a place, by its airport, its address, or the city that it is called after.
    static func country(of place: Place) -> String? {
        if let airport = airport(of: place) { return airport.country }
        if let text = place.address?.country, let country = CityTable.country(named: text) { return country }
        let countries = Set(CityTable.cities(named: place.name).map(\.country))
        return countries.count == 1 ? countries.first : nil
    }

    /// How far two places lie apart of which one at least has no coordinates.
    ///
    /// A station is taken to be in the middle of the city that its name begins with, `Paris Gare de Lyon`, if that is near the
    /// other end; one that is called after the airport at the other end is there.
    package static func kilometres(from one: Place, to other: Place) -> Double? {
        let (first, second) = (point(of: one), point(of: other))
        if let first, let second { return GreatCircle.kilometres(from: first, to: second) }
        if let first { return city(of: other, near: first, besides: one) }
        if let second { return city(of: one, near: second, besides: other) }
        return nil
    }

    private static func airport(of place: Place) -> Airport? {
        place.code.flatMap { AirportTable.airport(iata: $0) }
    }

    private static func point(of place: Place) -> (latitude: Double, longitude: Double)? {
        if let latitude = place.latitude, let longitude = place.longitude { return (latitude, longitude) }
        return airport(of: place).map { ($0.latitude, $0.longitude) }
    }

    /// How far from a point the city of a place lies; nil where none is near.
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

    private static func cities(of place: Place) -> [City] {
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

    /// Whether a name has the code of an airport in it, a word of its name that is not its city's, or a word for airports.
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

    /// Words in the names of airports that stand in those of stations elsewhere too.
    private static let commonWords: Set<String> = [
        "international", "regional", "city", "central", "the", "of", "de", "la", "le", "el", "am", "an",
        "der", "in", "st",
        "san", "new", "north", "south", "east", "west",
    ]
}
