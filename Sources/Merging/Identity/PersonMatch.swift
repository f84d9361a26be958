import Messages
import Reservations
package import Trips

/// Identifies the people that calendars and bookings name among the known persons.
///
/// A match has the same identifier; else the same mail address, unless the names exclude each other; else the
/// same name, whatever the title, the accents, and the order with a slash or a comma. A name does not match a
/// person with another address. In doubt, or where several persons match, a new person is made.
package struct PersonMatch: Sendable {
    /// All persons: the known ones and the new ones.
    package private(set) var persons: [Person]
    private var changed: Set<PersonID> = []
    private var indices: [PersonID: Int] = [:]
    private var byEmail: [String: [Int]] = [:]
    private var byName: [String: [Int]] = [:]

    /// The most spellings of a name that are kept.
    package static let mostNames = 16

    package init(known: [Person]) {
        persons = known
        for index in known.indices { note(index) }
    }

    /// The persons that are new or changed, in the order of all.
    package var toWrite: [Person] { persons.filter { changed.contains($0.id) } }

    package func person(_ id: PersonID) -> Person? { indices[id].map { persons[$0] } }

    /// Identifies a person and remembers the spelling of the name.
    ///
    /// - Parameters:
    ///   - named: A person named by a calendar or a booking.
    ///   - travelling: The travellers of the trip: of several matches, the only one among these is chosen.
    ///   - here: The present participants: of several matches, the first of these is chosen.
    ///   - others: Persons who are certainly different.
    /// - Returns: The identifier of a known or a new person.
    package mutating func id(
        of named: NamedPerson, among travelling: Set<PersonID>, here: [PersonID] = [],
        not others: Set<PersonID> = []
    ) -> PersonID {
        let candidates = Candidates(travelling: travelling, here: here, others: others)
        guard let index = index(of: named, among: candidates) else { return add(named) }
        learn(named, at: index)
        return persons[index].id
    }

    /// The persons that may be meant.
    private struct Candidates {
        let travelling: Set<PersonID>
        let here: [PersonID]
        let others: Set<PersonID>
    }

    private func index(of named: NamedPerson, among candidates: Candidates) -> Int? {
        if let index = named.id.flatMap({ indices[$0] }) { return index }
        if let email = named.email?.lowercased(), let found = byEmail[email] {
            let fitting = found.filter { index in
                named.name == named.email
                    || persons[index].names.contains { Travellers.mayBePerson(named.name, $0) }
            }
            if let only = only(fitting, named, candidates) { return only }
        }
        let found = Set(Travellers.keys(of: named.name).flatMap { byName[$0] ?? [] }).filter { index in
            let person = persons[index]
            let isSame = person.names.contains { Travellers.areOne(named.name, $0) }
            guard let email = named.email?.lowercased(), !person.emails.isEmpty else { return isSame }
            return isSame && person.emails.contains { $0.lowercased() == email }
        }
        return only(found.sorted(), named, candidates)
    }

    private func only(_ all: [Int], _ named: NamedPerson, _ candidates: Candidates) -> Int? {
        let found = all.filter { !candidates.others.contains(persons[$0].id) }
        if found.count == 1 { return found[0] }
        let same = found.filter { persons[$0].names.contains { Travellers.areOne(named.name, $0) } }
        if same.count == 1 { return same[0] }
        let fitting = same.isEmpty ? found : same
        if let taking = candidates.here.lazy.compactMap({ id in fitting.first { persons[$0].id == id } })
            .first
        {
            return taking
        }
        let travelling = fitting.filter { candidates.travelling.contains(persons[$0].id) }
        return travelling.count == 1 ? travelling[0] : nil
    }

    private mutating func add(_ named: NamedPerson) -> PersonID {
        var person = Person(
            id: named.id ?? newID(of: named), name: Travellers.shown(named.name),
            emails: [named.email].compactMap(\.self))
        if person.name != named.name { person.names.append(named.name) }
        persons.append(person)
        changed.insert(person.id)
        note(persons.count - 1)
        return person.id
    }

    /// Depends on name and address alone, so that two readings of a file agree.
    private func newID(of named: NamedPerson) -> PersonID {
        var number = 1
        while true {
            var random = TextSeed(
                "person \(number) \(named.email?.lowercased() ?? "") \(Travellers.keys(of: named.name).first ?? named.name)"
            )
            let id = PersonID.random(using: &random)
            if indices[id] == nil { return id }
            number += 1
        }
    }

    /// Remembers a spelling and an address.
    private mutating func learn(_ named: NamedPerson, at index: Int) {
        let before = persons[index]
        var person = before
        if named.name != named.email, person.names.count < Self.mostNames,
            !person.names.contains(where: { $0.lowercased() == named.name.lowercased() })
        {
            person.names.append(named.name)
        }
        if let email = named.email, !person.emails.contains(where: { $0.lowercased() == email.lowercased() })
        {
            person.emails.append(email)
        }
        guard person != before else { return }
        persons[index] = person
        changed.insert(person.id)
        note(index)
    }

    private mutating func note(_ index: Int) {
        let person = persons[index]
        indices[person.id] = index
        for email in person.emails { Self.add(index, to: &byEmail[email.lowercased(), default: []]) }
        for key in Set(person.names.flatMap(Travellers.keys)) {
            Self.add(index, to: &byName[key, default: []])
        }
    }

    private static func add(_ index: Int, to list: inout [Int]) {
        if !list.contains(index) { list.append(index) }
    }
}
