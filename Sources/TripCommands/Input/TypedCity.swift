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

    /// Finds the cities of a name; nil when there is none.
    ///
    /// - Parameters:
    ///   - word: What was typed.
    ///   - option: The option that it was typed after.
    init?(_ word: String, option: String) {
        cities = CityTable.cities(named: word)
        if cities.isEmpty { return nil }
        (self.word, self.option) = (word, option)
    }

    /// The city, when there is one only.
    var only: City? { cities.count == 1 ? cities.first : nil }

    /// Returns the zone that all of these cities keep, whichever is meant.
    ///
    /// - Parameter database: The zones.
    /// - Returns: Nil when they keep several.
    /// - Throws: A ``TimeError`` when the database lacks the zone of one.
    func zone(in database: ZoneDatabase) throws -> Zone? {
        let zones = try Set(cities.map(\.zone)).map { try database.zone($0) }
        guard let first = zones.first, Set(zones.map(\.canonicalID)).count == 1 else { return nil }
        return try cities.first.map { try database.zone($0.zone) } ?? first
    }

    /// Returns a zone if it is that of one of the cities.
    ///
    /// - Parameters:
    ///   - zone: The zone that would be taken.
    ///   - database: The zones.
    /// - Returns: The zone; nil when none of the cities keeps it.
    func allows(_ zone: TypedZone?, in database: ZoneDatabase) -> TypedZone? {
        guard let zone else { return nil }
        let isOneOfThem = cities.contains { city in
            (try? database.zone(city.zone))?.canonicalID == zone.zone.canonicalID
        }
        return isOneOfThem ? zone : nil
    }

    /// Returns the refusal that lists the cities, each with what can be typed for it.
    ///
    /// - Parameter airport: The airport of which the text is the code, if it is that too.
    /// - Returns: A failure of the command line.
    func failure(beside airport: Airport? = nil) -> CommandFailure {
        let shown = Printable.name(word)
        let list = choices.joined(separator: "; ")
        let message =
            airport.map {
                tr(
                    "\(option) \(shown): is a city, and the code of an airport in \($0.zone); say \(word.uppercased()) for "
                        + "the airport, or \(list)")
            } ?? tr("\(option) \(shown): several cities have this name; say \(list)")
        return CommandFailure("ambiguous-place", message, status: .usage)
    }

    /// What can be typed: `"Paris, FR" (Europe/Paris)`, or the zone alone where that of a city says no more.
    private var choices: [String] {
        var found: [String] = []
        for city in cities {
            let choice = CityTable.designation(of: city).map { "\"\($0)\" (\(city.zone))" } ?? "\(city.zone)"
            if !found.contains(choice) { found.append(choice) }
        }
        let most = 12
        guard found.count > most else { return found }
        return found.prefix(most) + [tr("others, which meridian places lists")]
    }
}
