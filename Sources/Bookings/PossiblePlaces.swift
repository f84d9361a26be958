import CivilTime
import Places
package import Trips

/// The possible places of a name: all with that name, and cities with whose name it begins or ends.
///
/// Further evidence must decide between them, such as their clocks.
package struct PossiblePlaces {
    /// The places, one of each zone; those matched by a longer part of the name come first.
    let tiers: [[PlaceZone]]

    /// The most bytes of a place's name.
    private static let longestName = 200
    private static let mostCities = 24
    private static let mostWords = 4

    /// Finds the places.
    ///
    /// - Parameters:
    ///   - place: The place in the booking.
    ///   - places: The known airports and zones.
    ///   - isPart: Whether the name of a city may be a part of the place's, as in stations; restaurants are named
    ///     after cities elsewhere.
    package init(of place: Place?, among places: KnownPlaces, isPart: Bool) {
        if let known = PlaceZone(of: place, among: places) {
            tiers = [[known]]
            return
        }
        // An airport's code is enough, or the name contradicts it.
        guard let place, place.code == nil, place.name.utf8.count <= Self.longestName else {
            tiers = []
            return
        }
        let parts = PlaceZone.parts(of: place.name)
        guard let first = parts.first, let last = parts.last, parts.count <= 8 else {
            tiers = []
            return
        }
        // `Ostrava-Svinov`
        let words = first.blankSeparated.flatMap { $0.parts(at: UInt8(ascii: "-")) }
        let counts = stride(from: min(Self.mostWords, words.count), through: 1, by: -1)
        var names = [last]
        if isPart {
            names += counts.map { words.prefix($0).joined(separator: " ") }
            names += counts.map { words.suffix($0).joined(separator: " ") }
        }
        var known: Set<String> = []
        tiers = names.filter { $0.utf8.count >= 3 && known.insert($0).inserted }
            .map { Self.places(named: $0, places) }.filter { !$0.isEmpty }
    }

    private static func places(named name: String, _ places: KnownPlaces) -> [PlaceZone] {
        var zones: Set<ZoneID> = []
        let cities = CityTable.cities(named: name)
        // A town is not meant if a city of the same name has many times its population.
        let least = (cities.map(\.population).max() ?? 0) / 4
        return cities.filter { $0.population >= least }.prefix(mostCities).compactMap { city in
            zones.insert(city.zone).inserted ? PlaceZone(city, named: name, places) : nil
        }
    }

    /// The only place of the first tier with a place that passes a test; nil with several.
    package func only(where isWanted: (PlaceZone) -> Bool) -> PlaceZone? {
        for tier in tiers {
            let found = tier.filter(isWanted)
            guard found.isEmpty else { return found.count == 1 ? found.first : nil }
        }
        return nil
    }
}
