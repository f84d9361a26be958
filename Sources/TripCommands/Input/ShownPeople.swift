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

    /// Those whom `--traveller` or `--with` names, with the wearer where `--with` does alone; empty when neither was given.
    let chosen: [PartyMember]

    /// Whose clock is shown where nobody was named: mine, else that of the first who travels; nil where nobody is known.
    let wearer: PersonID?

    /// The home of the one whose clock is shown.
    let home: Zone

    /// Those who only look at a trip, and take part in what names them.
    private let bystanders: [PartyMember]

    /// Whose it is, trip by trip, that an activity names nobody.
    private let owners: [[PersonID]]

    /// Everybody who can be named, those who travel first, then those who look at a trip.
    private let known: [[Person]]
    private let database: ZoneDatabase

    /// Finds out who takes part.
    ///
    /// A trip without travellers is mine where it is said who I am, else of all who travel in the others.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store, or those whom files name.
    ///   - names: What `--traveller` or `--with` has.
    ///   - home: The zone of whoever has no other home.
    ///   - session: The run; the home that was typed is that of the one whose clock is shown.
    ///   - database: The zones.
    /// - Throws: A ``CommandFailure`` when nobody is called so, or several are.
    init(
        of trips: [Trip], persons: [Person], named names: [TypedName], home: Zone, _ session: Session,
        _ database: ZoneDatabase
    ) throws {
        let stored = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var everybody: [Person] = []
        var called: [PersonID: String] = [:]
        for traveller in trips.flatMap(\.travellers) where called[traveller.person] == nil {
            called[traveller.person] = traveller.name
            everybody.append(stored[traveller.person] ?? Person(traveller))
        }
        for person in persons where called[person.id] == nil { everybody.append(person) }
        let goers = trips.map { trip in trip.travellers.filter { $0.role != .viewer }.map(\.person) }
        let me = everybody.first(where: \.isMe)?.id
        let mine = goers.contains(where: \.isEmpty) ? [me].compactMap(\.self) : []
        let travelling = Set(goers.joined()).union(mine)
        let going = everybody.filter { travelling.contains($0.id) }
        let looking = everybody.filter { !travelling.contains($0.id) && called[$0.id] != nil }
        let known = [
            going, looking, everybody.filter { called[$0.id] == nil && !travelling.contains($0.id) },
        ]
        let single = names.flatMap { $0.parts { !PersonLookup.meant(by: $0, among: everybody).isEmpty } }
        let named = try single.map { try ShownPeople.person($0, among: known) }
        let wearer = me.flatMap { travelling.contains($0) ? $0 : nil } ?? going.first?.id
        let alone = named.isEmpty ? wearer : Set(named.map(\.id)).count == 1 ? named[0].id : nil
        func member(_ person: Person) -> PartyMember {
            let own = person.home.flatMap { try? database.zone($0) } ?? home
            return PartyMember(
                id: person.id, name: called[person.id] ?? person.name,
                home: (person.id == alone ? session.typedHome : nil) ?? own, awake: person.awake)
        }
        travellers = going.map(member)
        bystanders = looking.map(member)
        // Time with somebody is the wearer's too, who is named first unless among them.
        let isWith = !names.isEmpty && names.allSatisfy { $0.option == TypedName.with }
        let own = isWith && !named.contains { $0.id == wearer } ? going.filter { $0.id == wearer } : []
        chosen = (own + named).map(member).reduce(into: []) { found, member in
            if !found.contains(member) { found.append(member) }
        }
        owners = goers.map { $0.isEmpty ? (mine.isEmpty ? going.map(\.id) : mine) : $0 }
        self.home = (chosen.first ?? travellers.first { $0.id == wearer })?.home ?? home
        (self.known, self.wearer, self.database) = (known, wearer, database)
    }

    /// Those who may take part in something: who travels, then who only looks at a trip.
    var participants: [PartyMember] { travellers + bystanders }

    /// Those who may be asked where they are: who travels, and whoever has a home that was said.
    var locatable: [PartyMember] {
        let ids = Set(travellers.map(\.id))
        return travellers + known.joined().filter { $0.home != nil && !ids.contains($0.id) }.map(member)
    }

    /// What somebody is called who may have the name of another: `Ada <ada@example.org> (1a2b3c4d)`.
    ///
    /// - Parameters:
    ///   - member: Who it is.
    ///   - others: Everybody who is named beside.
    /// - Returns: The name, fit to be printed.
    func name(of member: PartyMember, among others: [PartyMember]) -> String {
        let isOnly = !others.contains {
            $0.id != member.id && $0.name.lowercased() == member.name.lowercased()
        }
        let person = isOnly ? nil : known.joined().first { $0.id == member.id }
        return Printable.line(member.name) + (person.map(PersonLookup.difference) ?? "")
    }

    private func member(_ person: Person) -> PartyMember {
        (travellers + bystanders).first { $0.id == person.id }
            ?? PartyMember(
                id: person.id, name: person.name,
                home: person.home.flatMap { try? database.zone($0) } ?? home, awake: person.awake)
    }

    /// The one person that a text means; who travels goes before who does not.
    private static func person(_ name: TypedName, among known: [[Person]]) throws -> Person {
        let found =
            known.lazy.map { PersonLookup.meant(by: name.text, among: $0) }.first { !$0.isEmpty } ?? []
        if found.count > 1 { throw PersonLookup.ambiguous(name.said, found) }
        if let only = found.first { return only }
        let persons = Array(known.joined())
        throw name.unknown(among: persons.flatMap(\.names), persons.map(\.name))
    }

    /// A person by name, as `--view` takes one; nil where nobody is called so.
    func member(named text: String, option: String) throws -> PartyMember? {
        guard known.contains(where: { !PersonLookup.meant(by: text, among: $0).isEmpty }) else { return nil }
        return member(try ShownPeople.person(TypedName(text: text, option: option), among: known))
    }

    /// Writes into activities that name nobody whose they are, where that is not everybody whose view is shown.
    ///
    /// Then what still names nobody is for everybody. What is nobody's is left out where persons are asked for.
    ///
    /// - Parameter groups: The activities, trip by trip.
    /// - Returns: The activities, trip by trip.
    func settled(_ groups: [[Activity]]) -> [[Activity]] {
        let everybody = Set(travellers.map(\.id)).union(chosen.map(\.id))
        guard groups.count == owners.count, !everybody.isEmpty else { return groups }
        return zip(groups, owners).map { activities, owners in
            if Set(owners) == everybody { return activities }
            return activities.compactMap { activity in
                guard activity.participants.isEmpty else { return activity }
                if owners.isEmpty { return nil }
                var copy = activity
                copy.participants = owners
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

    /// Whether a window of the store is enough: it has the last transport of anybody, which is not another one's.
    var canBeReadInPart: Bool { chosen.isEmpty && travellers.count + bystanders.count <= 1 }
}

// MARK: - What they do

extension ShownPeople {
    /// What each of those does whose view is asked for, else of all who travel.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, as ``settled(_:)`` has them.
    ///   - tripDates: The dates that the trip is said to have.
    /// - Returns: The party; of one itinerary where nobody is known.
    func party(of activities: [Activity], tripDates: Range<CivilDate>? = nil) -> Party {
        let shown = chosen.isEmpty ? travellers : chosen
        guard !shown.isEmpty else {
            return Party(of: Itinerary(activities, home: home, database: database, tripDates: tripDates))
        }
        return Party(
            shown, activities, database: database, tripDates: tripDates,
            bystanders: chosen.isEmpty ? bystanders : [])
    }

    /// What they do in one picture, on the clock of whom was named first, else of the wearer.
    func whole(of party: Party) -> Itinerary { party.whole(onTheClockOf: chosen.first?.id ?? wearer) }
}
