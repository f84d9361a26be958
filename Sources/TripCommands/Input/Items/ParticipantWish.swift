import Messages
import Rendering
import Trips

/// What was said of who takes part in an activity.
struct ParticipantWish: Sendable {
    /// Somebody as they were said.
    struct Named: Sendable {
        /// The identifier that a document gives.
        var id: PersonID?
        /// The name as it was typed.
        let name: String
    }

    /// Those who take part too.
    var joining: [Named] = []
    /// Those who do not.
    var leaving: [String] = []
    /// Whether those who are named are all; without names, all who travel.
    var isWhole = false
    /// What messages call those who join, and those who leave.
    var joiningName = "--traveller"
    var leavingName = "--not-traveller"

    /// What the options say: nil for nothing, and an empty text is all who travel.
    init?(joining: [String], leaving: [String]) {
        guard !joining.isEmpty || !leaving.isEmpty else { return nil }
        self.joining = joining.filter { !$0.isEmpty }.map { Named(name: $0) }
        self.leaving = leaving
        isWhole = joining.contains("")
    }

    /// What a document says: these, or all who travel.
    init(whole named: [Named], at path: String) {
        joining = named
        isWhole = true
        joiningName = "\(path):"
    }

    /// Who takes part then.
    ///
    /// - Parameters:
    ///   - present: Who is named until now; nobody is all who travel.
    ///   - trip: The trip, whose travellers alone take part.
    ///   - persons: The persons that are known, by whose spellings a traveller is found too.
    /// - Returns: The persons; none for all who travel.
    /// - Throws: A ``CommandFailure`` for somebody who is no traveller of the trip, with the nearest who is.
    func participants(of present: [PersonID], in trip: Trip, _ persons: [Person]) throws -> [PersonID] {
        let joining = try joining.map { named in
            if let id = named.id, trip.traveller(id) != nil { return id }
            return try Self.traveller(named.name, joiningName, in: trip, persons)
        }
        let leaving = try leaving.map { try Self.traveller($0, leavingName, in: trip, persons) }
        if let both = joining.first(where: leaving.contains) {
            throw CommandFailure(
                "two-things",
                tr("\(joiningName) and \(leavingName) \(shown(both, trip)): say two things; choose one"),
                status: .usage)
        }
        var named = isWhole ? [] : present
        // Without somebody, all who travel are all the others.
        if named.isEmpty, joining.isEmpty, !leaving.isEmpty {
            named = trip.travellers.filter(\.role.travels).map(\.person)
        }
        if let stranger = leaving.first(where: { !named.contains($0) }) {
            throw CommandFailure(
                "no-participant",
                tr("\(leavingName) \(shown(stranger, trip)): does not take part"), status: .usage)
        }
        named.removeAll(where: leaving.contains)
        guard !named.isEmpty || leaving.isEmpty || !joining.isEmpty else {
            throw CommandFailure(
                "no-participant",
                tr(
                    "\(leavingName) \(shown(leaving[0], trip)): then nobody takes part; meridian delete or edit --status cancelled says that"
                ), status: .usage)
        }
        return named + joining.filter { !named.contains($0) }
    }

    private func shown(_ person: PersonID, _ trip: Trip) -> String {
        Printable.name(trip.traveller(person)?.name ?? person.text)
    }

    /// The traveller of a trip that a text means.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after.
    ///   - trip: The trip.
    ///   - persons: The persons that are known, by whose spellings a traveller is found too.
    ///   - canJoin: Whether the message says how somebody becomes a traveller.
    /// - Returns: The person.
    /// - Throws: A ``CommandFailure`` for somebody who is no traveller of the trip, with the nearest who is.
    static func traveller(
        _ text: String, _ option: String, in trip: Trip, _ persons: [Person], canJoin: Bool = true
    ) throws -> PersonID {
        let named = trip.travellers.filter { $0.name.lowercased() == text.lowercased() }
        if let only = named.first, named.count == 1 { return only.person }
        let known = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let people = trip.travellers.map { traveller in
            var person = known[traveller.person] ?? Person(traveller)
            if let email = traveller.email, !person.emails.contains(email) { person.emails.append(email) }
            person.names.append(traveller.name)
            return person
        }
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
        throw CommandFailure(
            "unknown-traveller", canJoin ? tr("\(refusal); \(join) lets them join") : refusal,
            status: .noInput)
    }
}
