package import CivilTime
import Messages
import Places
import Rendering

/// A zone and its origin: typed by name, airport code or city name, or a default of the command.
package struct TypedZone: Hashable, Sendable {
    /// The zone.
    package let zone: Zone
    /// The origin for messages: `--from HND`, `the trip "Tokyo"`; nil for a zone in the text itself.
    let origin: String?
    /// The airport, if its code or its whole name was typed.
    let airport: Airport?
    /// The city, if an unambiguous name was typed.
    let city: City?
    /// Whether it was typed as the name of a city, or of several with the same zone rules.
    let isCity: Bool

    /// Makes the default zone of a command.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - origin: The origin, as `the trip "Tokyo"`.
    package init(_ zone: Zone, origin: String) {
        self.zone = zone
        self.origin = origin
        (airport, city, isCity) = (nil, nil, false)
    }

    /// Makes the zone of a city from its name; nil when the cities of the name have different clocks.
    ///
    /// - Parameters:
    ///   - cities: The cities of that name.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` when the database lacks one of their zones.
    init?(of cities: TypedCity, in database: ZoneDatabase) throws {
        guard let zone = try cities.zone(in: database) else { return nil }
        self.zone = zone
        origin = "\(cities.option) \(Printable.name(cities.word))"
        airport = nil
        (city, isCity) = (cities.only, true)
    }

    /// Makes the zone of an airport from its code.
    ///
    /// - Parameters:
    ///   - airport: The airport.
    ///   - option: The option of the code.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` when the database lacks its zone.
    init(of airport: Airport, option: String, in database: ZoneDatabase) throws {
        zone = try database.zone(airport.zone)
        origin = "\(option) \(airport.iata)"
        self.airport = airport
        (city, isCity) = (nil, false)
    }

    /// Reads a zone's name, in any case, an airport's IATA or ICAO code, or the name of a city, its station or airport.
    ///
    /// A name that is both a zone and a code, as `MST`, is refused unless both have the same clock; `UTC` and `GMT`
    /// are always the zones. A name that is both a code and a city, as `Kobe`, is refused unless it is in capitals,
    /// as codes are. The name of several cities, as `Paris`, or of a city and a country, as `Montana`, is refused
    /// unless all have the same clock. The name of a zone is always the zone; that of a small city needs its
    /// country. An airport's name counts whole, as `Seattle-Tacoma International Airport`, where no city has it.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text, as `--from`.
    ///   - database: The zones.
    ///   - isWithin: Whether it is part of a time, so that the result has no origin of its own.
    /// - Throws: An ``InputRefusal`` with the nearest names or codes, or with the cities of the name.
    package init(
        typed text: String, option: String, in database: ZoneDatabase, isWithin: Bool = false
    ) throws {
        let word = text.trimmingSpaces()
        origin = isWithin ? nil : "\(option) \(Printable.name(word))"
        let known = try TypedZone.airport(word, database)
        let named: Zone?
        do {
            named = try TypedZone.place(word, database)
        } catch let error as TimeError where error.code == .unknownZone {
            let cities = TypedCity(word, option: option, orStation: true)
            guard let known else {
                guard let cities else {
                    let named = AirportTable.airports(named: word)
                    guard let first = named.first, named.allSatisfy({ $0.zone == first.zone }) else {
                        throw TypedZone.refusal(of: word, option, database)
                    }
                    (zone, airport) = (try database.zone(first.zone), named.count == 1 ? first : nil)
                    (city, isCity) = (nil, false)
                    return
                }
                guard let only = try cities.zone(in: database), cities.isFamiliar else {
                    throw cities.failure(in: database, isWithin: isWithin)
                }
                (zone, airport, city, isCity) = (only, nil, cities.only, true)
                return
            }
            try TypedZone.refuse(known.airport, beside: cities, database, isWithin: isWithin)
            named = nil
        }
        (city, isCity) = (nil, false)
        guard let known else {
            guard let named else { throw TypedZone.refusal(of: word, option, database) }
            (zone, airport) = (named, nil)
            return
        }
        guard let named, !["UTC", "GMT"].contains(word.uppercased()) else {
            (zone, airport) = named.map { ($0, nil) } ?? (known.zone, known.airport)
            return
        }
        guard named == known.zone || named.canonicalID == known.zone.canonicalID else {
            let airport = known.airport
            throw InputRefusal(
                "ambiguous-place", of: "\(option) \(Printable.name(word))",
                tr(
                    "is a zone, and the airport of \(airport.city) in "
                        + "\(known.zone); say \(known.zone), or \(named.canonicalID) for the zone"),
                cause: .typed)
        }
        (zone, airport) = (known.zone, known.airport)
    }

    /// Refuses a text that is the code of one airport and the name of a city elsewhere.
    ///
    /// Codes are in capitals; any other spelling may be a name.
    ///
    /// - Parameters:
    ///   - airport: The airport with the code.
    ///   - cities: The cities of the name; nil for none.
    ///   - database: The zones.
    ///   - isWithin: Whether it is part of a time.
    /// - Throws: An ``InputRefusal`` that names both.
    static func refuse(
        _ airport: Airport, beside cities: TypedCity?, _ database: ZoneDatabase, isWithin: Bool = false
    ) throws {
        guard let cities, cities.word != cities.word.uppercased() else { return }
        let own = try cities.zone(in: database)
        guard own?.canonicalID == (try database.zone(airport.zone)).canonicalID else {
            throw cities.failure(beside: airport, in: database, isWithin: isWithin)
        }
    }

    /// The airport with a code, and its zone.
    private static func airport(
        _ word: String, _ database: ZoneDatabase
    ) throws -> (airport: Airport, zone: Zone)? {
        guard let airport = AirportTable.airport(iata: word) ?? AirportTable.airport(icao: word) else {
            return nil
        }
        return (airport, try database.zone(airport.zone))
    }

    /// The zone with a name, under the database's own spelling.
    private static func place(_ word: String, _ database: ZoneDatabase) throws -> Zone {
        let zone = try database.zone(named: word)
        guard let spelled = database.ids.first(where: { $0 == zone.id }), spelled.name != zone.id.name else {
            return zone
        }
        return try database.zone(spelled)
    }

    /// Suggestions for a word that is neither zone, code nor city.
    private static func refusal(
        of word: String, _ option: String, _ database: ZoneDatabase
    ) -> InputRefusal {
        let shown = word.isEmpty ? tr("(nothing)") : Printable.name(word)
        if (try? UTCOffset(parsing: word)) != nil {
            return InputRefusal(
                "no-place", of: "\(option) \(shown)",
                tr(
                    "an offset is no place, since the clocks of a place are moved; name "
                        + "a zone like Asia/Tokyo or an airport like HND"),
                cause: .typed)
        }
        var reason = tr("no zone, no airport's code and no city")
        let near = word.utf8.count > 64 ? [] : nearest(to: word, database)
        if !near.isEmpty { reason += tr("; the nearest are \(near.joined(separator: ", "))") }
        return InputRefusal(
            TimeError.Code.unknownZone.rawValue, of: "\(option) \(shown)", reason, cause: .typed)
    }

    /// Zones with a similar name, and the result of ``nearestPlaces(to:in:)``.
    private static func nearest(to word: String, _ database: ZoneDatabase) -> [String] {
        let zones = database.nearestNames(to: word)
        return zones + nearestPlaces(to: word, in: database, orCodes: zones.isEmpty)
    }

    /// Airports of a city with this name, cities whose name begins with it, else airports with a similar code.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - database: The zones.
    ///   - orCodes: Whether to look for codes when there is no name.
    /// - Returns: Texts to type, with their meaning in brackets.
    package static func nearestPlaces(
        to word: String, in database: ZoneDatabase, orCodes: Bool = true
    ) -> [String] {
        func choice(_ airport: Airport) -> String {
            "\(airport.iata) (\(airport.city.isEmpty ? airport.name : airport.city))"
        }
        // Names with a comma come last in a list that is separated by commas.
        let near =
            AirportTable.search(word, limit: 3).map(choice)
            + CityTable.search(word, limit: 3).compactMap { TypedCity.designation(of: $0, in: database) }
            .filter { !$0.contains(",") }
        guard near.isEmpty, orCodes, word.count == 3 else { return near }
        let codes = NameDistance.nearest(to: word, among: AirportTable.all().map(\.iata), count: 3)
        return codes.compactMap { AirportTable.airport(iata: $0) }.map(choice)
    }

    /// Returns the largest cities that are told by their name alone and name no zone, for proposals beside the zones.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - population: The people that they have at least.
    /// - Returns: The names, in their order.
    package static func largestCities(in database: ZoneDatabase, of population: Int) -> [String] {
        let zones = Set(
            database.ids.compactMap {
                $0.name.split(separator: "/").last.map { String($0).replacing("_", with: " ") }
            })
        return Set(
            CityTable.all().filter { $0.population >= population && !zones.contains($0.name) }
                .compactMap { TypedCity.designation(of: $0, in: database) }.filter { !$0.contains(",") }
        ).sorted()
    }
}
