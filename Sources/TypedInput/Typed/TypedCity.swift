package import CivilTime
import Messages
package import Places
import Rendering

/// A text typed for a place that is the name of one or several cities.
package struct TypedCity: Sendable {
    /// What was typed.
    let word: String
    /// The option of the text, as `--from`.
    let option: String
    /// The cities of that name, the most populous first; never empty.
    let cities: [City]
    /// The zones of a country or region of the same name.
    let areaZones: [ZoneID]
    /// The airports of a city of the same name, if they are on none of the clocks of ``cities``; none beside a city of a
    /// million people.
    let airports: [Airport]
    /// Whether the name alone can mean a city: the largest has at least ``fewest`` people, or the text names its
    /// region.
    ///
    /// Smaller cities share their names with towns outside the table and with common words.
    let isFamiliar: Bool
    /// Whether the text may as well be the name of a place, such as of a restaurant, so that it never means a city.
    let mayBeAnyPlace: Bool

    /// The population of a well-known city.
    private static let fewest = 100_000

    /// The population of a city that is meant before any town.
    private static let fewestOfMetropolis = 1_000_000

    /// Finds the cities of a name; nil for none.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - option: The option of the text.
    ///   - isWhole: Whether the word is the whole text; else the name alone never means a city.
    ///   - orStation: Whether it may be a station that is named after its city, as `Wien Hbf`.
    ///   - mayBeAnyPlace: Whether the text may as well be the name of a place; then it never means a city.
    init?(
        _ word: String, option: String, isWhole: Bool = true, orStation: Bool = false,
        mayBeAnyPlace: Bool = false
    ) {
        var (cities, name) = (CityTable.cities(named: word), word)
        if cities.isEmpty, orStation {
            let station = StationName(word)
            if station.isSure { (cities, name) = (station.cities, station.city) }
        }
        if cities.isEmpty { return nil }
        self.cities = cities
        (self.word, self.option, self.mayBeAnyPlace) = (word, option, mayBeAnyPlace)
        let zones = Set(cities.map(\.zone))
        let areas = CityTable.zones(ofArea: name)
        areaZones = areas
        let isQualified = CityTable.isPlaced(word)
        // Luxembourg is a city and a country with one clock.
        let isCountry = !areas.isEmpty && zones.isSuperset(of: areas) && zones.count == 1
        isFamiliar =
            isWhole && !mayBeAnyPlace && (isQualified || isCountry || cities[0].population >= Self.fewest)
        // A town with an airport that is in no table of cities is not meant beside one of a million.
        let isKnown = isQualified || cities[0].population >= Self.fewestOfMetropolis
        airports = isKnown ? [] : AirportTable.airports(ofCity: name).filter { !zones.contains($0.zone) }
    }

    /// Whether one of them is so large that its name is known.
    var areKnown: Bool { cities[0].population >= Self.fewest }

    /// The city, if there is only one.
    var only: City? { cities.count == 1 ? cities.first : nil }

    /// Returns the zone that all of these cities share, with a country of the same name.
    ///
    /// - Parameter database: The zones.
    /// - Returns: Nil when they have several.
    /// - Throws: A ``TimeError`` when the database lacks one of the zones.
    func zone(in database: ZoneDatabase) throws -> Zone? {
        let zones = try Set(cities.map(\.zone) + areaZones + airports.map(\.zone)).map {
            try database.zone($0)
        }
        guard Set(zones.map(\.canonicalID)).count == 1 else { return nil }
        return try cities.first.map { try database.zone($0.zone) }
    }

    /// Whether one of these cities has the clock of a zone; for the name of any place, what it shows at an instant is enough.
    func mayKeep(_ zone: Zone, at instant: Instant, in database: ZoneDatabase) -> Bool {
        cities.contains { city in
            guard let own = try? database.zone(city.zone) else { return false }
            return own.canonicalID == zone.canonicalID
                || mayBeAnyPlace && own.offset(at: instant) == zone.offset(at: instant)
        }
    }

    /// Whether all of these cities have the clock of a zone.
    func keeps(_ zone: Zone, in database: ZoneDatabase) -> Bool {
        (try? self.zone(in: database))?.canonicalID == zone.canonicalID
    }

    /// Returns the shortest text that means this city and no other.
    ///
    /// - Parameters:
    ///   - city: A city of the table.
    ///   - database: The zones.
    /// - Returns: Nil when another city shares all of its names.
    package static func designation(of city: City, in database: ZoneDatabase) -> String? {
        CityTable.designations(of: city).first { text in
            if text.contains(",") { return true }
            guard AirportTable.airport(iata: text) == nil, AirportTable.airport(icao: text) == nil,
                (try? database.zone(named: text)) == nil, let typed = TypedCity(text, option: ""),
                typed.isFamiliar
            else { return false }
            return (try? typed.zone(in: database)) != nil
        }
    }

    /// Returns the error that lists the cities, each with the text to type for it.
    ///
    /// - Parameters:
    ///   - airport: The airport with the text as its code, if any.
    ///   - database: The zones.
    ///   - isWithin: Whether the text is part of a time, where a name of several words needs brackets.
    /// - Returns: The refusal.
    func failure(
        beside airport: Airport? = nil, in database: ZoneDatabase, isWithin: Bool = false
    ) -> InputRefusal {
        let list = choices(database, isWithin)
        let reason: String
        if let airport {
            reason = tr(
                "is a city, and the code of an airport in \(airport.zone); say "
                    + "\(word.uppercased()) for the airport, or \(list)")
        } else if !areaZones.isEmpty, (try? zone(in: database)) == nil {
            reason = tr("is a city, and a country or a part of one; say \(list)")
        } else if mayBeAnyPlace {
            reason = tr("may be the name of any place; for the city say \(list), else name a zone")
        } else if !isFamiliar, (try? zone(in: database)) != nil {
            reason = tr(
                "smaller cities are named with their country; say \(list), or a zone")
        } else {
            reason = tr("several cities have this name; say \(list)")
        }
        return InputRefusal(
            "ambiguous-place", of: "\(option) \(Printable.name(word))", reason, cause: .typed)
    }

    /// Returns a note that the name did not determine the clock.
    ///
    /// - Parameters:
    ///   - zone: The zone of the end.
    ///   - end: `start` or `end`, as in `--of`.
    ///   - database: The zones.
    ///   - isForm: Whether it was typed into the fields of a form.
    /// - Returns: A sentence.
    func note(
        keeping zone: ZoneID, of end: String, in database: ZoneDatabase, isForm: Bool
    ) -> String {
        let shown = Printable.name(word)
        guard isFamiliar else {
            return tr(
                "\(option) \(shown): was taken for a place on the clock of \(zone); for the city say "
                    + "\(choices(database, false))")
        }
        guard !isForm else {
            return tr(
                "\(option) \(shown): may be several places; its time stays on the clock of \(zone), and the form changes it"
            )
        }
        return tr(
            "\(option) \(shown): may be several places; its time stays on the clock of \(zone), and "
                + "meridian edit --zone ZONE --of \(end) changes it")
    }

    /// A text to type: `"Paris, FR" (Europe/Paris)`, or a zone where the name is ambiguous.
    private func choices(_ database: ZoneDatabase, _ isWithin: Bool) -> String {
        var found: [String] = []
        var zones: [ZoneID] = []
        // Places that only share the name come last.
        let name = word.lowercased()
        let own = cities.filter { $0.name.lowercased() == name }
        for city in own + cities.filter({ $0.name.lowercased() != name }) {
            let known =
                mayBeAnyPlace
                ? CityTable.designations(of: city).first { $0.contains(",") }
                : Self.designation(of: city, in: database)
            guard let text = known else {
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
        // The name of a country with several zones never resolves.
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
