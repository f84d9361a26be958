import CivilTime
import Messages
import Places
import Rendering

/// A zone that was typed, by its name or by an airport's code, or that a command falls back on; and who says so.
struct TypedZone: Hashable, Sendable {
    let zone: Zone
    /// Who says so, for messages: `--from HND`, `the trip "Tokyo"`; nil for a zone that stands in the text itself.
    let origin: String?
    /// The airport, when its code was typed.
    let airport: Airport?

    /// Makes a zone that a command falls back on.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - origin: Who says so, as `the trip "Tokyo"`.
    init(_ zone: Zone, origin: String) {
        self.zone = zone
        self.origin = origin
        airport = nil
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
    }

    /// Understands a zone's name, in any case, or an airport's IATA or ICAO code.
    ///
    /// What is both, as `MST`, is refused unless both keep one clock; `UTC` and `GMT` are always the zones.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after, as `--from`.
    ///   - database: The zones.
    ///   - isWithin: Whether it stood in a time, so that the result has no origin of its own.
    /// - Throws: A ``CommandFailure`` with the nearest names or codes.
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
            guard known != nil else { throw TypedZone.refusal(of: word, option, database) }
            named = nil
        }
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

    /// What a word that is neither zone nor code may have been meant to be.
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
        var reason = tr("no zone and no airport's code")
        let near = word.utf8.count > 64 ? [] : nearest(to: word, database)
        if !near.isEmpty { reason += tr("; the nearest are \(near.joined(separator: ", "))") }
        return CommandFailure(
            TimeError.Code.unknownZone.rawValue, "\(option) \(shown): \(reason)", status: .usage)
    }

    /// Zones with a name like it, airports of that city, airports with a code like it.
    private static func nearest(to word: String, _ database: ZoneDatabase) -> [String] {
        var near = database.nearestNames(to: word)
        let cities = AirportTable.search(word, limit: 3)
        near += cities.map { "\($0.iata) (\($0.city.isEmpty ? $0.name : $0.city))" }
        guard near.isEmpty, word.count == 3 else { return near }
        let codes = NameDistance.nearest(to: word, among: AirportTable.all().map(\.iata), count: 3)
        return codes.compactMap { AirportTable.airport(iata: $0) }.map {
            "\($0.iata) (\($0.city.isEmpty ? $0.name : $0.city))"
        }
    }
}
