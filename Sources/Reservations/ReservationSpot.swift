import Places
package import Trips

/// A place, as far as it identifies a booking.
package struct ReservationSpot: Hashable, Sendable {
    package let code: String
    private let name: String
    /// The names of an airport.
    private let known: [String]
    /// The city of a place whose name is common: a hotel, a cinema.
    private let city: String
    /// The cities of the table with its name: `München` is Munich.
    private let cities: Set<City>
    private let country: String
    private let latitude: Double?
    private let longitude: Double?

    package init(_ place: Place?, _ type: ReservationType) {
        self.init(place, isFixed: ![.flight, .train, .bus, .boat].contains(type))
    }

    /// Makes the spot of a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - isFixed: Whether it is the thing booked, such as a hotel, and no end of a journey.
    package init(_ place: Place?, isFixed: Bool) {
        code = place?.code ?? ""
        let plain = ReservationIdentity.plain(place?.name ?? "")
        // German stations are written either way.
        name = plain.hasSuffix("HBF") ? plain.dropLast(3) + "HAUPTBAHNHOF" : plain
        let airport = code.isEmpty ? nil : AirportTable.airport(iata: code)
        known = [airport?.name, airport?.city].compactMap { $0.map(ReservationIdentity.plain) }
            .filter { !$0.isEmpty }
        let isFixed = isFixed && code.isEmpty
        city = isFixed ? place?.address?.city ?? "" : ""
        cities = city.isEmpty ? [] : Set(CityTable.cities(named: city))
        country = isFixed ? place?.address.flatMap { CityTable.country(named: $0.country) } ?? "" : ""
        (latitude, longitude) = isFixed ? (place?.latitude, place?.longitude) : (nil, nil)
    }

    /// The code, else the name.
    package var key: String { code.isEmpty ? name : code }

    /// The key with the city.
    var full: String { city.isEmpty ? key : "\(key) \(ReservationIdentity.plain(city))" }

    /// Returns whether two are the same place, or one is unknown.
    ///
    /// Similar names of stations are different: Köln is not Köln Messe/Deutz. An airport has names beside its
    /// code.
    package func isSame(as other: ReservationSpot) -> Bool {
        if isElsewhere(than: other) { return false }
        if key == other.key || key.isEmpty || other.key.isEmpty { return true }
        if code.isEmpty == other.code.isEmpty { return false }
        let (airport, name) = code.isEmpty ? (other, self.name) : (self, other.name)
        if airport.name == name { return true }
        return name.utf8.count > 2 && airport.known.contains { $0.contains(name) || name.contains($0) }
    }

    /// Returns whether two are in different cities, by their positions, else by their names.
    private func isElsewhere(than other: ReservationSpot) -> Bool {
        if let latitude, let longitude, let theirs = other.latitude, let east = other.longitude {
            return GreatCircle.kilometres(from: (latitude, longitude), to: (theirs, east))
                > Self.mostKilometres
        }
        if !country.isEmpty, !other.country.isEmpty, country != other.country { return true }
        return Self.areApart(city, other.city) && cities.isDisjoint(with: other.cities)
    }

    /// The greatest distance between two positions of one place.
    private static let mostKilometres = 20.0

    /// Returns whether it is in another city than a named one, as far as it is known.
    package func isElsewhere(than name: String) -> Bool {
        let named = CityTable.cities(named: name)
        return !named.isEmpty && Self.areApart(city, name) && cities.isDisjoint(with: named)
    }

    /// Returns whether neither of two names is a part of the other.
    private static func areApart(_ one: String, _ other: String) -> Bool {
        let (mine, theirs) = (ReservationIdentity.plain(one), ReservationIdentity.plain(other))
        return !mine.isEmpty && !theirs.isEmpty && !mine.contains(theirs) && !theirs.contains(mine)
    }
}
