package import Rendering
package import Scheduling
import Trips

extension ShownPeople {
    /// A note about several persons: none in the view of one person or on a clock other than theirs.
    ///
    /// - Parameters:
    ///   - party: The itinerary of each person.
    ///   - dates: The shown dates.
    ///   - view: The shown clock.
    /// - Returns: The words; empty where there is nothing to tell apart.
    package func words(of party: Party, on dates: DateWindow, in view: AgendaView) -> PartyWords {
        guard chosen.isEmpty, participants.count > 1 else { return PartyWords() }
        let names = Dictionary(
            participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let places = view.followsTheTraveller ? PartyPlaces(party).lines(on: dates) : [:]
        var words = PartyWords(names: names, travelling: Set(travellers.map(\.id)), places: places)
        if party.groups.count > 1 { words.wearer = wearer.flatMap { names[$0] } }
        return words
    }
}
