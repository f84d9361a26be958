import CivilTime
import Places
package import Trips

/// The ways between the places that two names may mean.
///
/// London is in England, Ontario and Kentucky, and Paris in France and Texas; a train of two hours excludes all but one
/// pair. Between those that remain the people of the cities decide, if by far.
package struct PossibleJourneys {
    private let departures: [Candidate]
    private let arrivals: [Candidate]
    private let kind: ActivityKind

    /// A place with the people who may mean it.
    private struct Candidate {
        let place: PlaceZone
        let people: Double
        /// Whether no other place may be meant: an airport, or a city with its country.
        var isKnown = false
    }

    /// How many times the people of both cities must be those of any other pair with other clocks.
    package static let margin = 100.0

    /// The most places of one name that are looked at.
    private static let mostPlaces = 48

    /// The people of a town that no table has, and how many times those a pair must have.
    private static let peopleOfUnlisted = 15_000.0
    private static let marginOfUnlisted = 3.0

    /// The people taken for those of a place that a code, an address or its country tells.
    private static let peopleOfKnown = 1_000_000.0

    /// The people taken for those of a town with an airport that is too small for the table.
    private static let peopleOfTown = 10_000.0

    /// Finds the places of both names.
    ///
    /// - Parameters:
    ///   - departure: The place of departure.
    ///   - arrival: The place of arrival.
    ///   - kind: The kind of transport.
    ///   - isTimed: Whether the instants of both ends are known, and so the length. Else a flight of any length may be meant
    ///     between cities, and only airports count.
    ///   - places: The known airports and zones.
    package init(
        from departure: Place?, to arrival: Place?, kind: ActivityKind, isTimed: Bool,
        among places: KnownPlaces
    ) {
        let needsAirports = kind == .flight && !isTimed
        departures = Self.candidates(departure, kind, needsAirports, places)
        arrivals = Self.candidates(arrival, kind, needsAirports, places)
        self.kind = kind
    }

    /// Returns the way that is far likelier than any on other clocks.
    ///
    /// - Parameter seconds: How long a way takes, if its ends are read on the clocks of these places; nil if they cannot be.
    /// - Returns: Both places; nil where none is possible, or several remain.
    package func likeliest(seconds: (PlaceZone, PlaceZone) -> Int64?) -> (
        departure: PlaceZone, arrival: PlaceZone
    )? {
        var found: [(departure: PlaceZone, arrival: PlaceZone, people: Double)] = []
        for first in departures {
            for last in arrivals {
                let journey = Journey(departure: first.place, arrival: last.place, kind: kind)
                guard journey.mayBeUsual, let length = seconds(first.place, last.place),
                    journey.isUsual(seconds: length)
                else { continue }
                // Both ends in one city are one name.
                let people =
                    journey.isInOnePlace ? min(first.people, last.people) : first.people * last.people
                found.append((first.place, last.place, people))
            }
        }
        guard let best = found.max(by: { $0.people < $1.people }) else { return nil }
        let others = found.filter {
            !($0.departure.keepsTime(with: best.departure) && $0.arrival.keepsTime(with: best.arrival))
        }
        guard others.allSatisfy({ $0.people * Self.margin <= best.people }),
            unlisted(beside: best.departure, best.arrival) * Self.marginOfUnlisted <= best.people
        else { return nil }
        return (best.departure, best.arrival)
    }

    /// The people of the likeliest way on other clocks between a small town that is in no table and a city of the other name.
    ///
    /// A train from Dover to Boston is one of New England: there is a Dover, and Boston has twenty times the people of the
    /// English one.
    private func unlisted(beside departure: PlaceZone, _ arrival: PlaceZone) -> Double {
        func most(_ ends: [Candidate], elsewhereThan place: PlaceZone) -> Double {
            ends.filter { !$0.place.keepsTime(with: place) }.map(\.people).max() ?? 0
        }
        let toTown = arrivals.contains { $0.isKnown } ? 0 : most(departures, elsewhereThan: departure)
        let fromTown = departures.contains { $0.isKnown } ? 0 : most(arrivals, elsewhereThan: arrival)
        return Self.peopleOfUnlisted * max(toTown, fromTown)
    }

    private static func candidates(
        _ place: Place?, _ kind: ActivityKind, _ needsAirports: Bool, _ places: KnownPlaces
    ) -> [Candidate] {
        let known = PlaceZone(of: place, among: places)
        if let known, !known.isBare { return [Candidate(place: known, people: peopleOfKnown, isKnown: true)] }
        // An airport's code is enough, or the name contradicts it.
        guard let place, place.code == nil, !hasCode(place.name) else { return [] }
        let station = StationName(place.name)
        let cities: [Candidate] = station.cities.prefix(mostPlaces).compactMap { city in
            PlaceZone(city, named: station.city, places).map {
                Candidate(place: $0, people: Double(max(city.population, 1)))
            }
        }
        guard kind == .flight else {
            guard let known else { return cities }
            let own = cities.filter { $0.place.keepsTime(with: known) }
            return own.isEmpty ? [Candidate(place: known, people: peopleOfKnown)] : own
        }
        let name = withoutTerminal(place.name)
        let named = airports(
            AirportTable.airport(iata: name).map { [$0] } ?? AirportTable.airports(named: name))
        if !named.isEmpty || needsAirports { return named }
        return airports(AirportTable.airports(beginningWithCity: name))

        /// The airports, each with the people of the city beside it.
        func airports(_ found: [Airport]) -> [Candidate] {
            found.prefix(mostPlaces).compactMap { airport in
                PlaceZone(airport, named: place.name, places).map { place in
                    let own = cities.first { $0.place.isBeside(place) }
                    return Candidate(place: place, people: own?.people ?? peopleOfTown, isKnown: true)
                }
            }
        }
    }

    /// Returns `JFK` for `JFK Terminal 7`, and `London (Heathrow)` for `London (Heathrow), Terminal 3`.
    private static func withoutTerminal(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard let index = words.dropFirst().firstIndex(where: { $0.lowercased() == "terminal" }) else {
            return name
        }
        let rest = words[..<index].joined(separator: " ")
        return rest.hasSuffix(",") ? String(rest.dropLast()) : rest
    }

    /// Whether a name has a code in brackets, which the rules did not read: `London (LHR) from Sydney (SYD)`.
    private static func hasCode(_ name: String) -> Bool {
        name.split(separator: "(").dropFirst().contains { rest in
            let code = rest.prefix { $0 != ")" }
            return code.utf8.count == 3 && AirportTable.contains(iata: String(code))
        }
    }
}
