import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import Trips

/// Who takes part in the trips that a command reads, and whose view is asked for.
struct ShownPeople: Sendable {
    /// Those who travel, each once, in the order of the trips; those who only look at a trip are not among them.
    let travellers: [PartyMember]

    /// Those whom `--traveller` or `--with` names; empty when neither was given.
    let chosen: [PartyMember]

    /// Whose clock is shown where nobody was named: mine, else that of the first who travels; nil where nobody is known.
    let wearer: PersonID?

    /// The trips with those who travel in each.
    private let goers: [[PersonID]]

    /// Everybody who can be named.
    private let known: [Person]
    private let home: Zone
    private let database: ZoneDatabase

    /// Finds out who takes part.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store; none for files.
    ///   - names: What `--traveller` or `--with` has.
    ///   - home: The zone of whoever has no other home.
    ///   - database: The zones.
    /// - Throws: A ``CommandFailure`` when nobody is called so, or several are.
    init(
        of trips: [Trip], persons: [Person], named names: [TypedName], home: Zone, database: ZoneDatabase
    ) throws {
        let stored = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var everybody: [Person] = []
        var called: [PersonID: String] = [:]
        for traveller in trips.flatMap(\.travellers) where called[traveller.person] == nil {
            called[traveller.person] = traveller.name
            everybody.append(stored[traveller.person] ?? Person(traveller))
        }
        for person in persons where called[person.id] == nil { everybody.append(person) }
        self.home = home
        self.database = database
        known = everybody
        func member(_ person: Person) -> PartyMember {
            PartyMember(
                id: person.id, name: called[person.id] ?? person.name,
                home: person.home.flatMap { try? database.zone($0) } ?? home, awake: person.awake)
        }
        goers = trips.map { trip in trip.travellers.filter { $0.role != .viewer }.map(\.person) }
        let travelling = Set(goers.joined())
        travellers = everybody.filter { travelling.contains($0.id) }.map(member)
        let single = names.flatMap { $0.parts { !ShownPeople.matches($0, among: everybody).isEmpty } }
        chosen = try single.reduce(into: []) { found, name in
            let member = member(try ShownPeople.person(name, among: everybody))
            if !found.contains(member) { found.append(member) }
        }
        let me = everybody.first { $0.isMe && travelling.contains($0.id) }
        wearer = me?.id ?? travellers.first?.id
    }

    /// Those who may be asked where they are: who travels, and whoever has a home that was said.
    var locatable: [PartyMember] {
        let ids = Set(travellers.map(\.id))
        return travellers
            + known.filter { $0.home != nil && !ids.contains($0.id) }.map { person in
                PartyMember(
                    id: person.id, name: person.name,
                    home: person.home.flatMap { try? database.zone($0) } ?? home, awake: person.awake)
            }
    }

    /// The persons that a text may mean: as commands that change a person find them, else by one word of a name.
    private static func matches(_ text: String, among persons: [Person]) -> [Person] {
        let found = PersonLookup.matches(text, among: persons)
        guard found.isEmpty else { return found }
        let word = text.lowercased()
        return persons.filter { person in
            person.names.contains { $0.lowercased().split(separator: " ").contains { $0 == word } }
        }
    }

    /// The one person that a text means.
    static func person(_ name: TypedName, among persons: [Person]) throws -> Person {
        let found = matches(name.text, among: persons)
        if found.count > 1 { throw PersonLookup.ambiguous(name.said, found) }
        if let only = found.first { return only }
        throw name.unknown(among: persons.flatMap(\.names), persons.map(\.name))
    }

    /// A person by name, as `--view` takes one; nil where nobody is called so.
    func member(named text: String, option: String) throws -> PartyMember? {
        guard !ShownPeople.matches(text, among: known).isEmpty else { return nil }
        let person = try ShownPeople.person(
            TypedName(text: text, option: option), among: known)
        return PartyMember(
            id: person.id, name: travellers.first { $0.id == person.id }?.name ?? person.name,
            home: person.home.flatMap { try? database.zone($0) } ?? home, awake: person.awake)
    }

    /// Writes into activities that name nobody who travels in their trip, where another trip has other travellers.
    ///
    /// Then what still names nobody is for everybody.
    ///
    /// - Parameter groups: The activities, trip by trip.
    /// - Returns: The activities, trip by trip.
    func settled(_ groups: [[Activity]]) -> [[Activity]] {
        let everybody = Set(travellers.map(\.id)).union(chosen.map(\.id))
        guard groups.count == goers.count, !everybody.isEmpty else { return groups }
        return zip(groups, goers).map { activities, goers in
            if goers.isEmpty || Set(goers) == everybody { return activities }
            return activities.map { activity in
                guard activity.participants.isEmpty else { return activity }
                var copy = activity
                copy.participants = goers
                return copy
            }
        }
    }

    /// Whether an activity concerns one of those whose view is asked for, or whose clock is shown.
    func concernsShown(_ activity: Activity) -> Bool {
        let shown = chosen.isEmpty ? [wearer].compactMap(\.self) : chosen.map(\.id)
        if shown.isEmpty || activity.participants.isEmpty { return true }
        return activity.participants.contains(where: shown.contains)
    }

    /// Whether a window of the store is not enough: it has the last transport of anybody, and another one's may be meant.
    var needsAll: Bool { travellers.count > 1 || !chosen.isEmpty }
}
