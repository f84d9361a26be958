import CivilTime
import Synchronization
import Trips
import TypedInput

/// What a field for a zone proposes beside the names of zones: the largest cities, and the airports of the trip.
enum PlaceProposals {
    /// The cities with so many people are some hundred and fifty: more would be a heavy page.
    private static let fewestPeople = 2_000_000
    private static let made = Mutex<[String: [String]]>([:])

    /// The largest cities that name no zone, looked up once.
    static func cities(in database: ZoneDatabase) -> [String] {
        made.withLock { known in
            if let cities = known[database.version] { return cities }
            let cities = TypedZone.largestCities(in: database, of: fewestPeople)
            known[database.version] = cities
            return cities
        }
    }

    /// The codes of the airports that activities go through, each once.
    static func airports(of activities: [Activity]) -> [String] {
        Set(activities.flatMap { [$0.place?.code, $0.destination?.code] }.compactMap(\.self)).filter {
            $0.count == 3 && $0.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        }.sorted()
    }
}

extension ClockChoice {
    /// Reads the zone of a clock as the forms read it: a zone, an offset, a city or an airport.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - database: The zones.
    /// - Returns: The zone.
    /// - Throws: A ``FormRefusal``, for the name of several cities with all of them.
    static func zone(typed text: String, in database: ZoneDatabase) throws(FormRefusal) -> Zone {
        do {
            // No place has an offset for long, but a clock may show one.
            if (try? UTCOffset(parsing: text)) != nil { return try database.zone(orOffset: text) }
            return try TypedZone(typed: text, option: "--zone", in: database).zone
        } catch let refusal as InputRefusal {
            // `CET` is an airport too; an address with the zone stays true.
            if let zone = try? database.zone(orOffset: text) { return zone }
            throw FormRefusal(refusal.besideField, field: "zone")
        } catch {
            throw FormRefusal("\(error)", field: "zone")
        }
    }
}
