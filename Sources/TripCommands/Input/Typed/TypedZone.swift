import CivilTime
import Messages
import Places
import Rendering

/// A zone that was typed, by its name, by an airport's code or by a city's name, or that a command falls back on; and who says so.
struct TypedZone: Hashable, Sendable {
    let zone: Zone
    /// Who says so, for messages: `--from HND`, `the trip "Tokyo"`; nil for a zone that stands in the text itself.
    let origin: String?
    /// The airport, when its code was typed.
    let airport: Airport?
    /// The city, when the name of one and no other was typed.
    let city: City?
    /// Whether it was typed as the name of a city, or of several that keep one clock.
    let isCity: Bool

    /// Makes a zone that a command falls back on.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - origin: Who says so, as `the trip "Tokyo"`.
    init(_ zone: Zone, origin: String) {
        self.zone = zone
        self.origin = origin
        (airport, city, isCity) = (nil, nil, false)
    }

    /// Makes the zone of a city that was typed by its name; nil when the cities of the name keep several clocks.
    ///
    /// - Parameters:
    ///   - cities: The cities of that name.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` when the database lacks a zone of theirs.
    init?(of cities: TypedCity, in database: ZoneDatabase) throws {
        guard let zone = try cities.zone(in: database) else { return nil }
        self.zone = zone
        origin = "\(cities.option) \(Printable.name(cities.word))"
        airport = nil
        (city, isCity) = (cities.only, true)
    }

    /// Makes the zone of an airport that was typed by its code.
    ///
    /// - Parameters:
    ///   - airport: The airport.
    ///   - option: The option that its code was typed after.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` when the database lacks its zone.
    init(of airport: Airport, option: String, in database: ZoneDatabase) throws {
        zone = try database.zone(airport.zone)
        origin = "\(option) \(airport.iata)"
        self.airport = airport
        (city, isCity) = (nil, false)
    }

    /// Understands a zone's name, in any case, an airport's IATA or ICAO code, or the name of a city.
    ///
    /// What is a zone and a code, as `MST`, is refused unless both keep one clock; `UTC` and `GMT` are always the zones. So
    /// is what is a code and a city, as `Kobe`, unless it is written in capitals, as codes are; and the name of several
    /// cities, as `Paris`, or of a city and a country, as `Montana`, unless all of them keep one clock. The name of a
    /// zone is always the zone, as it was before there were cities; that of a small city needs its country.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after, as `--from`.
    ///   - database: The zones.
    ///   - isWithin: Whether it stood in a time, so that the result has no origin of its own.
    /// - Throws: A ``CommandFailure`` with the nearest names or codes, or with the cities of the name.
    init(
        typed text: String, option: String, in database: ZoneDatabase, isWithin: Bool = false
    ) throws {
        let word = text.trimmingSpaces()
        origin = isWithin ? nil : "\(option) \(Printable.name(word))"
        let known = try TypedZone.airport(word, database)
        let named: Zone?
        do {
            named = try TypedZone.place(word, database)
        } catch let error as TimeError where error.code == .unknownZone {
            let cities = TypedCity(word, option: option)
            guard let known else {
                guard let cities else { throw TypedZone.refusal(of: word, option, database) }
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
            throw CommandFailure(
                "ambiguous-place",
                tr(
                    "\(option) \(Printable.name(word)): is a zone, and the airport of \(airport.city) in "
                        + "\(known.zone); say \(known.zone), or \(named.canonicalID) for the zone"),
                status: .usage)
        }
        (zone, airport) = (known.zone, known.airport)
    }

    /// Refuses what is the code of an airport and the name of a city elsewhere.
    ///
    /// Codes are written in capitals; what is written otherwise may be a name.
    ///
    /// - Parameters:
    ///   - airport: The airport with the code.
    ///   - cities: The cities of the name; nil when there is none.
    ///   - database: The zones.
    ///   - isWithin: Whether it stood in a time.
    /// - Throws: A ``CommandFailure`` that names both.
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

    /// What a word that is neither zone, code nor city may have been meant to be.
    private static func refusal(
        of word: String, _ option: String, _ database: ZoneDatabase
    ) -> CommandFailure {
        let shown = word.isEmpty ? tr("(nothing)") : Printable.name(word)
        if (try? UTCOffset(parsing: word)) != nil {
            return CommandFailure(
                "no-place",
                tr(
                    "\(option) \(shown): an offset is no place, since the clocks of a place are moved; name "
                        + "a zone like Asia/Tokyo or an airport like HND"),
                status: .usage)
        }
        var reason = tr("no zone, no airport's code and no city")
        let near = word.utf8.count > 64 ? [] : nearest(to: word, database)
        if !near.isEmpty { reason += tr("; the nearest are \(near.joined(separator: ", "))") }
        return CommandFailure(
            TimeError.Code.unknownZone.rawValue, "\(option) \(shown): \(reason)", status: .usage)
    }

    /// Zones with a name like it, and what ``nearestPlaces(to:in:)`` finds.
    private static func nearest(to word: String, _ database: ZoneDatabase) -> [String] {
        let zones = database.nearestNames(to: word)
        return zones + nearestPlaces(to: word, in: database, orCodes: zones.isEmpty)
    }

    /// Airports of a city with this name, cities whose name begins so, and else airports with a code like it.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - database: The zones.
    ///   - orCodes: Whether codes are looked for when there is no name.
    /// - Returns: What can be typed, with what it is in brackets.
    static func nearestPlaces(
        to word: String, in database: ZoneDatabase, orCodes: Bool = true
    ) -> [String] {
        func choice(_ airport: Airport) -> String {
            "\(airport.iata) (\(airport.city.isEmpty ? airport.name : airport.city))"
        }
        // In a list of names with commas between them stand those that need none.
        let near =
            AirportTable.search(word, limit: 3).map(choice)
            + CityTable.search(word, limit: 3).compactMap { TypedCity.designation(of: $0, in: database) }
            .filter { !$0.contains(",") }
        guard near.isEmpty, orCodes, word.count == 3 else { return near }
        let codes = NameDistance.nearest(to: word, among: AirportTable.all().map(\.iata), count: 3)
        return codes.compactMap { AirportTable.airport(iata: $0) }.map(choice)
    }
}
