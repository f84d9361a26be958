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
