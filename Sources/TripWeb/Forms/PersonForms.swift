import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Edits persons as forms say it, with the readers of the command line.
struct PersonForms: Sendable {
    let household: Household

    /// Edits a person.
    ///
    /// - Parameters:
    ///   - id: The person.
    ///   - form: What they are called, and what is known of them.
    /// - Returns: The way to the person.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func edit(_ id: PersonID, _ form: Query) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let (found, persons) = try store.read { (try StoredPerson(id, in: $0), try $0.persons()) }
        guard let stored = found else { throw Fault.nobody }
        var edited = stored.person
        var wish = PersonWish()
        wish.spellings = [""] + form.list("spellings")
        let name = form["name"] ?? ""
        if name.lowercased() != edited.name.lowercased() { wish.spellings.append(edited.name) }
        wish.emails = [""] + form.list("emails")
        (wish.awake, wish.isMe) = (form["awake"] ?? "", form["me"] != nil)
        try FormRefusal.catching {
            try PersonWish.rename(&edited, to: name, among: persons)
            try wish.apply(to: &edited)
        }
        try FormRefusal.catching("home") {
            edited.home = try form["home"].map {
                try TypedZone(typed: $0, option: "--home", in: household.database).zone.id
            }
        }
        let isAsSeen = form["seen"] == stored.version
        if isAsSeen, edited == stored.person { return try StoreForms.unchanged(.person(id), store) }
        // What is as the form says it was saved by the same form before.
        guard edited == stored.person || isAsSeen else { throw FormRefusal.changedMeanwhile }
        try FormRefusal.catching { try stored.save(edited, at: household.now(), in: store) }
        return StoreForms.seeing(.person(id), store)
    }
}

extension Query {
    /// The parts of a field between semicolons, each once.
    func list(_ name: String) -> [String] {
        var parts: [String] = []
        for part in (self[name] ?? "").split(separator: ";").map({ $0.trimmingSpaces() })
        where !part.isEmpty && !parts.contains(part) {
            parts.append(part)
        }
        return parts
    }
}
