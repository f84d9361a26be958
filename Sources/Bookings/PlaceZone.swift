package import CivilTime
import Documents
import Places
package import Trips

/// The zone of a place in a booking: that of its airport, else that of its city.
package struct PlaceZone {
    /// The zone.
    package let zone: Zone
    /// The evidence for it, such as `LIS` or `Köln`.
    package let reason: String
    /// Whether ``reason`` is the code of an airport.
    package let isAirport: Bool
    /// The position in degrees.
    let point: (latitude: Double, longitude: Double)
    /// Whether the name of a city is the only evidence.
    package var isBare: Bool { !isAirport && !reason.utf8.contains(UInt8(ascii: ",")) }

    /// Finds the zone of a place.
    ///
    /// An address is read from its end, where the city is, and ambiguity gives no zone: neither a name shared by
    /// cities in several zones, nor an airport whose name is that of a city elsewhere.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - places: The known airports and zones.
    package init?(of place: Place?, among places: KnownPlaces) {
        guard let place else { return nil }
        if let code = place.code {
            self.init(airport: code, named: place.name, places)
            return
        }
        let name = Self.withoutOrigin(place.name)
        guard
            let (name, city) = Self.city(in: place.name) ?? Self.coded(in: place.name)
                ?? name.flatMap(Self.coded)
        else { return nil }
        self.init(city, named: name, places)
    }

    /// The place of a city.
    init?(_ city: City, named name: String, _ places: KnownPlaces) {
        guard let zone = try? places.database.zone(city.zone) else { return nil }
        self.zone = zone
        reason = name
        isAirport = false
        point = (city.latitude, city.longitude)
    }

    /// The place of an airport, unless its name is that of a city elsewhere.
    private init?(airport code: String, named name: String, _ places: KnownPlaces) {
        guard let airport = places.airport(iata: code), let zone = try? places.database.zone(airport.zone),
            !Self.contradicts(name, zone, places)
        else { return nil }
        self.init(airport, named: code, places)
    }

    /// The place of an airport, by its code or the name that told it.
    init?(_ airport: Airport, named name: String, _ places: KnownPlaces) {
        guard let zone = try? places.database.zone(airport.zone) else { return nil }
        self.zone = zone
        reason = name
        isAirport = true
        point = (airport.latitude, airport.longitude)
    }

    /// Whether two places are at most a hundred kilometres apart.
    func isBeside(_ other: PlaceZone) -> Bool { GreatCircle.kilometres(from: point, to: other.point) <= 100 }

    /// Whether the clocks of two places agree in winter and in summer.
    func keepsTime(with other: PlaceZone) -> Bool { Self.hasSameClock(zone, other.zone) }

    /// Whether a name beside an airport's code belongs to cities with other clocks: `Paris (LHR)`.
    private static func contradicts(_ name: String, _ zone: Zone, _ places: KnownPlaces) -> Bool {
        let name = String(name.prefix { $0 != "(" && $0 != "," }.trimmed)
        guard (3...80).contains(name.utf8.count) else { return false }
        let cities = CityTable.cities(named: name)
        return !cities.isEmpty
            && !cities.contains { city in
                (try? places.database.zone(city.zone)).map { hasSameClock($0, zone) } == true
            }
    }

    /// Whether two zones have the same clock in winter and in summer.
    private static func hasSameClock(_ one: Zone, _ other: Zone) -> Bool {
        one.id == other.id
            || [Int64(1_799_000_000), 1_815_000_000].allSatisfy { seconds in
                guard let instant = try? Instant(secondsSinceEpoch: seconds) else { return false }
                return one.civil(at: instant) == other.civil(at: instant)
            }
    }

    // MARK: - Addresses

    /// The least population of a city named without country or state: small ones share their names with stations,
    /// people and common words, such as Union and Kew.
    package static let leastPeople = 100_000

    /// The city at the end of an address, before its state or country.
    private static func city(in address: String) -> (name: String, city: City)? {
        guard address.utf8.count <= 200 else { return nil }
        let parts = parts(of: address)
        guard parts.count <= 8 else { return nil }
        for index in parts.indices.reversed() {
            let name = parts[index]
            let isArea = !CityTable.zones(ofArea: name).isEmpty
            if index + 1 < parts.count {
                let text = parts[index...].joined(separator: ", ")
                if let city = only(CityTable.cities(named: text), name) { return (text, city) }
            } else if !isArea || isCityState(name) {
                let found = CityTable.cities(named: name)
                if !found.isEmpty {
                    let city = bare(name, found)
                    // `Guildford, Surrey`: the part before is a city elsewhere.
                    let before = index > 0 ? CityTable.cities(named: parts[index - 1]) : []
                    return before.isEmpty || before.contains { $0.zone == city?.city.zone } ? city : nil
                }
            }
            // Other text stands where the city belongs; before it there is a street or a house.
            guard isArea else { return nil }
        }
        return nil
    }

    /// The city before the code of its country or state, as airline systems write it: `MUNICH DE MUNICH
    /// INTERNATIONAL`.
    private static func coded(in text: String) -> (name: String, city: City)? {
        // Those systems use capitals only; in `LONDON ON THE ROCKS` the apparent code is a word.
        guard text.utf8.count <= 80, !text.contains(where: \.isLowercase) else { return nil }
        let words = text.blankSeparated
        for index in words.indices.dropFirst().prefix(4)
        where words[index].utf8.count == 2 && words[index].utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
            let name = "\(words[..<index].joined(separator: " ")), \(words[index])"
            // An unknown code is ignored with the name.
            guard !wordsLikeCodes.contains(String(words[index])),
                !CityTable.zones(ofArea: String(words[index])).isEmpty,
                let city = only(CityTable.cities(named: name), words[..<index].joined(separator: " "))
            else { continue }
            return (name, city)
        }
        return nil
    }

    /// Codes that are also words in names.
    private static let wordsLikeCodes: Set<String> = [
        "IN", "ON", "OR", "ME", "IS", "NO", "SO", "TO", "BY", "LA", "AL", "MY", "AM", "AS", "OK", "HI", "OH",
        "CO",
    ]

    /// The text behind a word such as `from`: `Von MUNICH DE`.
    private static func withoutOrigin(_ text: String) -> String? {
        guard let word = text.blankSeparated.first, RouteWords.from.contains(word.lowercased()) else {
            return nil
        }
        return String(text[word.endIndex...].trimmed)
    }

    /// The city of a name without a country or state, or in a few words at its end.
    private static func bare(_ name: String, _ found: [City]) -> (name: String, city: City)? {
        guard let city = only(found, name), city.population >= leastPeople else { return nil }
        return (name, city)
    }

    /// The largest of some cities, if all have one clock; cities with only another name like it do not count if one
    /// has that very name: a town of Brazil is also called Porto.
    private static func only(_ cities: [City], _ name: String) -> City? {
        let own = cities.filter { $0.name.lowercased() == name.lowercased() }
        let meant = own.isEmpty ? cities : own
        return Set(meant.map(\.zone)).count == 1 ? meant.first : nil
    }

    /// Whether a name is that of a country or state with one clock and of a city in it: Singapore, Luxembourg.
    private static func isCityState(_ name: String) -> Bool {
        let zones = CityTable.zones(ofArea: name)
        return zones.count == 1 && CityTable.cities(named: name).first?.zone == zones.first
    }

    /// The parts of an address, without those with digits.
    package static func parts(of address: String) -> [String] {
        address.parts(at: UInt8(ascii: ",")).map(withoutNumbers).filter { !$0.isEmpty }
    }

    /// A part of an address without its numbers and codes: `50667 Köln`, `PA 15229`, `G3 8XT`.
    private static func withoutNumbers(_ part: Substring) -> String {
        part.blankSeparated.filter { !$0.utf8.contains(where: BookingLabels.isDigit) }
            .joined(separator: " ").trimmed.description
    }
}
