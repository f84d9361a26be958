import CivilTime
import Messages
import Rendering
package import TripStorage
import TripWorkflows
package import Trips

/// Finds a person by name, mail address or id.
package enum PersonLookup {
    /// The word for the person who is marked as the one who types.
    package static let me = "me"

    /// Returns the persons that match a text: by a name or a mail address, in any case, else by the first letters
    /// of an id.
    ///
    /// A match of the shown name goes before one of another name. `Ada <ada@example.org>` means the Ada with that
    /// address. `me` is the person who is marked so; where nobody is, it is a name.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - persons: The persons.
    /// - Returns: The matches; several persons may have one name.
    package static func matches(_ text: String, among persons: [Person]) -> [Person] {
        let (typed, email) = TypedPerson.nameAndEmail(text)
        let name = typed.lowercased()
        var pool = persons
        if let email = email?.lowercased() {
            pool = persons.filter { $0.emails.contains { $0.lowercased() == email } }
        }
        let ways: [(Person) -> Bool] = [
            { name == me && $0.isMe }, { $0.name.lowercased() == name },
            { $0.names.contains { $0.lowercased() == name } },
            { $0.emails.contains { $0.lowercased() == name } },
            { name.count >= IDBeginning.shortest && $0.id.text.hasPrefix(name) },
        ]
        return ways.lazy.map { pool.filter($0) }.first { !$0.isEmpty } ?? []
    }

    /// Returns the same, and without a match the persons with the text as one word of a name.
    ///
    /// It is not used where a new person is possible: there `Ada` is not Ada Lind.
    package static func meant(by text: String, among persons: [Person]) -> [Person] {
        let found = matches(text, among: persons)
        guard found.isEmpty else { return found }
        let word = text.lowercased()
        return persons.filter { person in
            person.names.contains { $0.lowercased().split(separator: " ").contains { $0 == word } }
        }
    }

    /// Returns the travellers of a trip as persons, with the name and the address that the trip has of each.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - persons: The known persons, whose spellings also identify a traveller.
    /// - Returns: The persons, in the order of the travellers.
    static func travellers(of trip: Trip, _ persons: [Person]) -> [Person] {
        let known = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return trip.travellers.map { traveller in
            var person = known[traveller.person] ?? Person(traveller)
            if let email = traveller.email, !person.emails.contains(email) { person.emails.append(email) }
            person.names.append(traveller.name)
            return person
        }
    }

    /// Returns the one person that matches a text.
    ///
    /// - Parameters:
    ///   - text: A name or one word of it, a mail address, or four or more first letters of an id.
    ///   - option: The option of the text; empty for an argument.
    ///   - reading: The store.
    /// - Returns: The person.
    /// - Throws: An ``InputRefusal`` that lists the matches, or the nearest names.
    package static func person(
        _ text: String, option: String = "", in reading: any TripReading
    ) throws -> Person {
        let all = try reading.persons()
        let found = meant(by: text, among: all)
        if let only = found.first, found.count == 1 { return only }
        let said = "\(option.isEmpty ? "" : option + " ")\(Printable.name(text))"
        guard found.isEmpty else { throw ambiguous(said, found) }
        let hint =
            all.isEmpty
            ? tr("the store has none yet; meridian person add NAME makes one")
            : nearest(text, among: all.flatMap(\.names)) ?? tr("meridian person list has all")
        throw InputRefusal(
            "unknown-person", tr("\(said): there is no such person; \(hint)"), cause: .unknown)
    }

    /// `the nearest are "Ada", "Adam"`; nil for none.
    package static func nearest(_ text: String, among names: [String]) -> String? {
        var seen: Set<String> = []
        let distinct = names.filter { seen.insert($0).inserted }
        let near = text.utf8.count > 200 ? [] : NameDistance.nearest(to: text, among: distinct, count: 3)
        let listed = near.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        guard near.count != 1 else { return tr("the nearest is \(listed)") }
        return near.isEmpty ? nil : tr("the nearest are \(listed)")
    }

    /// Refuses an ambiguous name, which a mail address or an id makes unique.
    package static func ambiguous(_ said: String, _ found: [Person]) -> InputRefusal {
        let shown = found.prefix(6).map { "\(Printable.name($0.name))\($0.difference)" }
            .joined(separator: ", ")
        return InputRefusal(
            "ambiguous-person",
            tr(
                "\(said): \(found.count) persons are called that: \(shown)\(found.count > 6 ? ", …" : ""); say a mail address or the id"
            ), cause: .typed)
    }
}
