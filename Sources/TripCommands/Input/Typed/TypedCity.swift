import CivilTime
import Messages
import Places
import Rendering

/// A text that was typed for a place and is the name of a city, or of several.
struct TypedCity: Sendable {
    /// What was typed.
    let word: String
    /// The option that it was typed after, as `--from`.
    let option: String
    /// The cities of that name, the most populous first; never empty.
    let cities: [City]
    /// The zones of the country, or of the part of one, that is called so too.
    let areaZones: [ZoneID]
    /// The airports of a city that is called so, where they are on none of the clocks of ``cities``.
    let airports: [Airport]
    /// Whether who types the name alone can be taken to mean a city: the largest has ``fewest`` people or more, or what was
    /// typed says where it is.
    ///
    /// Smaller cities share their names with towns that are in no table, and with common words.
    let isFamiliar: Bool

    /// How many people make a city familiar.
    private static let fewest = 100_000

    /// Finds the cities of a name; nil when there is none.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - option: The option that it was typed after.
    ///   - isWhole: Whether it is all that was typed; else nobody can be taken to mean the city.
    init?(_ word: String, option: String, isWhole: Bool = true) {
        cities = CityTable.cities(named: word)
        if cities.isEmpty { return nil }
        (self.word, self.option) = (word, option)
        let zones = Set(cities.map(\.zone))
        let areas = CityTable.zones(ofArea: word)
        areaZones = areas
        let isQualified = CityTable.isPlaced(word)
        // Luxembourg is a city and a country on one clock.
        let isCountry = !areas.isEmpty && zones.isSuperset(of: areas) && zones.count == 1
        isFamiliar = isWhole && (isQualified || isCountry || cities[0].population >= Self.fewest)
        airports = isQualified ? [] : AirportTable.airports(ofCity: word).filter { !zones.contains($0.zone) }
    }

    /// The city, when there is one only.
    var only: City? { cities.count == 1 ? cities.first : nil }

    /// Returns the zone that all of these cities keep, whichever is meant, and the country that is called so too.
    ///
    /// - Parameter database: The zones.
    /// - Returns: Nil when they keep several.
    /// - Throws: A ``TimeError`` when the database lacks the zone of one.
    func zone(in database: ZoneDatabase) throws -> Zone? {
        let zones = try Set(cities.map(\.zone) + areaZones + airports.map(\.zone)).map {
            try database.zone($0)
        }
        guard Set(zones.map(\.canonicalID)).count == 1 else { return nil }
        return try cities.first.map { try database.zone($0.zone) }
    }

    /// Tells whether one of these cities keeps the clock of a zone.
    func mayKeep(_ zone: Zone, in database: ZoneDatabase) -> Bool {
        cities.contains { (try? database.zone($0.zone))?.canonicalID == zone.canonicalID }
    }

    /// Tells whether all of these cities keep the clock of a zone.
    func keeps(_ zone: Zone, in database: ZoneDatabase) -> Bool {
        (try? self.zone(in: database))?.canonicalID == zone.canonicalID
    }

    /// Returns the shortest text that, wherever a city can be typed, means this one and nothing else.
    ///
    /// - Parameters:
    ///   - city: A city of the table.
    ///   - database: The zones.
    /// - Returns: Nil when another city has all of its names too.
    static func designation(of city: City, in database: ZoneDatabase) -> String? {
        CityTable.designations(of: city).first { text in
            if text.contains(",") { return true }
            guard AirportTable.airport(iata: text) == nil, AirportTable.airport(icao: text) == nil,
                (try? database.zone(named: text)) == nil, let typed = TypedCity(text, option: ""),
                typed.isFamiliar
            else { return false }
            return (try? typed.zone(in: database)) != nil
        }
    }

    /// Returns the refusal that lists the cities, each with what can be typed for it.
    ///
    /// - Parameters:
    ///   - airport: The airport of which the text is the code, if it is that too.
    ///   - database: The zones.
    ///   - isWithin: Whether it stood in a time, where a name of several words needs brackets.
    /// - Returns: A failure of the command line.
    func failure(
        beside airport: Airport? = nil, in database: ZoneDatabase, isWithin: Bool = false
    ) -> CommandFailure {
        let shown = Printable.name(word)
        let list = choices(database, isWithin)
        let message: String
        if let airport {
            message = tr(
                "\(option) \(shown): is a city, and the code of an airport in \(airport.zone); say "
                    + "\(word.uppercased()) for the airport, or \(list)")
        } else if !areaZones.isEmpty, (try? zone(in: database)) == nil {
            message = tr("\(option) \(shown): is a city, and a country or a part of one; say \(list)")
        } else if !isFamiliar, (try? zone(in: database)) != nil {
            message = tr(
                "\(option) \(shown): smaller cities are named with their country; say \(list), or a zone")
        } else {
            message = tr("\(option) \(shown): several cities have this name; say \(list)")
        }
        return CommandFailure("ambiguous-place", message, status: .usage)
    }

    /// Returns what is worth knowing where the name did not choose a clock.
    ///
    /// - Parameters:
    ///   - zone: The zone of the end there.
    ///   - end: `start` or `end`, as `--of` has it.
    ///   - database: The zones.
    /// - Returns: A sentence.
    func note(keeping zone: ZoneID, of end: String, in database: ZoneDatabase) -> String {
        let shown = Printable.name(word)
        guard isFamiliar else {
            return tr(
                "\(option) \(shown): was taken for a place on the clock of \(zone); for the city say "
                    + "\(choices(database, false))")
        }
        return tr(
            "\(option) \(shown): may be several places; its time stays on the clock of \(zone), and "
                + "meridian edit --zone ZONE --of \(end) changes it")
    }

    /// What can be typed: `"Paris, FR" (Europe/Paris)`, or a zone where the name of a city says no more.
    private func choices(_ database: ZoneDatabase, _ isWithin: Bool) -> String {
        var found: [String] = []
        var zones: [ZoneID] = []
        // What is only called so comes last.
        let name = word.lowercased()
        let own = cities.filter { $0.name.lowercased() == name }
        for city in own + cities.filter({ $0.name.lowercased() != name }) {
            guard let text = Self.designation(of: city, in: database) else {
                zones.append(city.zone)
                continue
            }
            let choice = "\(isWithin ? "[\(text)]" : "\"\(text)\"") (\(city.zone))"
            if !found.contains(choice) { found.append(choice) }
        }
        for airport in airports.prefix(3) {
            let choice = "\(airport.iata) (\(airport.zone))"
            if !found.contains(choice) { found.append(choice) }
        }
        // A country of several clocks is not to be had by its name at all.
        if areaZones.count == 1 { zones += areaZones }
        let isZone = isWithin || option == "--zone"
        for zone in zones {
            let choice = isZone ? "\(zone)" : tr("\(zone) behind the time")
            if !found.contains(choice) { found.append(choice) }
        }
        let most = 12
        guard found.count > most else { return found.joined(separator: "; ") }
        let rest = tr("\(found.count - most) others, which meridian places lists")
        return (found.prefix(most) + [rest]).joined(separator: "; ")
    }
}
