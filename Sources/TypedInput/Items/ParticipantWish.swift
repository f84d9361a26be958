import Messages
import Rendering
package import Trips

/// The requested participants of an activity.
package struct ParticipantWish: Sendable {
    /// A person as typed.
    struct Named: Sendable {
        /// The identifier in a document.
        var id: PersonID?
        /// The name as typed.
        let name: String
    }

    /// The persons to add.
    var joining: [Named] = []
    /// The persons to remove.
    var leaving: [String] = []
    /// Whether the named persons replace all others; without names, all travellers take part.
    var isWhole = false
    /// The options of both lists in messages.
    var joiningName = "--traveller"
    var leavingName = "--not-traveller"
    /// The member of the document that names them; nil for options.
    var field: String?

    /// Reads the options: nil without any, and an empty text means all travellers.
    package init?(joining: [String], leaving: [String]) {
        guard !joining.isEmpty || !leaving.isEmpty else { return nil }
        self.joining = joining.filter { !$0.isEmpty }.map { Named(name: $0) }
        self.leaving = leaving
        isWhole = joining.contains("")
    }

    /// Reads a document: the named persons, or all travellers.
    init(whole named: [Named], at path: String, field: String) {
        self.field = field
        joining = named
        isWhole = true
        joiningName = "\(path):"
    }

    /// Returns the participants after the change.
    ///
    /// - Parameters:
    ///   - present: The present participants; none means all travellers.
    ///   - trip: The trip, whose travellers are the possible participants.
    ///   - persons: The known persons, whose spellings also identify a traveller.
    /// - Returns: The persons; none for all travellers.
    /// - Throws: An ``InputRefusal`` for a person who is no traveller of the trip, with the nearest traveller.
    func participants(of present: [PersonID], in trip: Trip, _ persons: [Person]) throws -> [PersonID] {
        try Typed.member(field) { try change(of: present, in: trip, persons) }
    }

    private func change(of present: [PersonID], in trip: Trip, _ persons: [Person]) throws -> [PersonID] {
        let joining = try joining.map { named in
            if let id = named.id, trip.traveller(id) != nil { return id }
            return try Self.traveller(named.name, joiningName, in: trip, persons)
        }
        let leaving = try leaving.map { try Self.traveller($0, leavingName, in: trip, persons) }
        if let both = joining.first(where: leaving.contains) {
            throw InputRefusal(
                "two-things",
                tr("\(joiningName) and \(leavingName) \(shown(both, trip)): say two things; choose one"),
                cause: .typed)
        }
        var named = isWhole ? [] : present
        // To remove a person from all travellers, the others are named.
        if named.isEmpty, joining.isEmpty, !leaving.isEmpty {
            named = trip.travellers.filter(\.role.travels).map(\.person)
        }
        if let stranger = leaving.first(where: { !named.contains($0) }) {
            throw InputRefusal(
                "no-participant",
                tr("\(leavingName) \(shown(stranger, trip)): does not take part"), cause: .typed)
        }
        named.removeAll(where: leaving.contains)
        guard !named.isEmpty || leaving.isEmpty || !joining.isEmpty else {
            throw InputRefusal(
                "no-participant",
                tr(
                    "\(leavingName) \(shown(leaving[0], trip)): then nobody takes part; meridian delete or edit --status cancelled says that"
                ), cause: .typed)
        }
        return named + joining.filter { !named.contains($0) }
    }

    private func shown(_ person: PersonID, _ trip: Trip) -> String {
        Printable.name(trip.traveller(person)?.name ?? person.text)
    }

    /// Returns the traveller of a trip that matches a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    ///   - trip: The trip.
    ///   - persons: The known persons, whose spellings also identify a traveller.
    ///   - canJoin: Whether the message says how to add a traveller.
    /// - Returns: The person.
    /// - Throws: An ``InputRefusal`` for a person who is no traveller of the trip, with the nearest traveller.
    package static func traveller(
        _ text: String, _ option: String, in trip: Trip, _ persons: [Person], canJoin: Bool = true
    ) throws -> PersonID {
        let word = text.lowercased()
        let named = word == PersonLookup.me ? [] : trip.travellers.filter { $0.name.lowercased() == word }
        if let only = named.first, named.count == 1 { return only.person }
        let people = PersonLookup.travellers(of: trip, persons)
        let found = PersonLookup.meant(by: text, among: people)
        if let only = found.first, found.count == 1 { return only.id }
        let said = "\(option) \(Printable.name(text))"
        guard found.isEmpty else { throw PersonLookup.ambiguous(said, found) }
        let name = Printable.name(trip.name)
        let hint =
            trip.travellers.isEmpty
            ? tr("it has none yet")
            : PersonLookup.nearest(text, among: people.flatMap(\.names))
                ?? tr(
                    "there are \(trip.travellers.prefix(6).map { Printable.name($0.name) }.joined(separator: ", "))"
                )
                + (trip.travellers.count > 6 ? ", …" : "")
        let refusal = tr("\(said): is no traveller of \(name); \(hint)")
        let join = ShellWord.command(
            "meridian trip edit", options: ["--traveller", ShellWord.quoted(text)], trip.name)
        throw InputRefusal(
            "unknown-traveller", canJoin ? tr("\(refusal); \(join) lets them join") : refusal,
            cause: .unknown)
    }
}
