package import CivilTime
import Messages
import Rendering
package import Scheduling

/// The places of a party on a date, unless all are in one place.
package struct PartyPlaces {
    private let party: Party

    /// The most groups of persons that are listed.
    private static let mostGroups = 12

    package init(_ party: Party) { self.party = party }

    /// Returns a line for each date on which the places differ.
    package func lines(on dates: DateWindow) -> [CivilDate: String] {
        guard (2...PartyPlaces.mostGroups).contains(party.groups.count) else { return [:] }
        let all = dates.days.compactMap { try? CivilDate(daysSinceEpoch: $0) }
        return Dictionary(uniqueKeysWithValues: all.compactMap { date in line(on: date).map { (date, $0) } })
    }

    /// `Ada, Ben: Auckland · Cleo, Dan: Berlin, then Dubai`.
    private func line(on date: CivilDate) -> String? {
        var order: [[String]] = []
        var names: [[String]: [String]] = [:]
        for group in party.groups {
            let cities = PartyPlaces.cities(of: group.itinerary, on: date)
            if names[cities] == nil { order.append(cities) }
            names[cities, default: []] += group.members.map { Printable.line($0.name) }
        }
        guard order.count > 1 else { return nil }
        return order.map { cities in
            let said = cities.dropFirst().reduce(cities.first ?? tr("nowhere")) { first, next in
                tr("\(first), then \(next)", as: "places of a day")
            }
            return "\((names[cities] ?? []).joined(separator: ", ")): \(said)"
        }.joined(separator: " · ")
    }

    /// Returns a person's cities on a date, or the way if there are none.
    private static func cities(of itinerary: Itinerary, on date: CivilDate) -> [String] {
        let places = Whereabouts.places(
            of: itinerary, on: date, distance: { PlaceFacts.kilometres(from: $0, to: $1) })
        let onGround = places.filter { if case .transit = $0.location { false } else { true } }
        let told = onGround.isEmpty ? places : onGround
        return told.map(PlaceWords.city).reduce(into: []) { cities, city in
            if cities.last != city { cities.append(city) }
        }
    }
}
