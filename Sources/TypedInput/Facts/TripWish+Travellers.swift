import Messages
import Rendering
package import TripStorage
package import Trips

// MARK: - Who joins

extension TripWish {
    /// Adds the typed travellers and viewers, or changes those who are there.
    func applyTravellers(to trip: inout Trip, _ persons: [Person]) throws {
        var named: Set<String> = []
        let said =
            travellers.map { ($0, "--traveller", false) } + viewers.map { ($0, "--viewer", true) }
        for (text, option, isViewer) in said {
            let (name, email) = TypedPerson.nameAndEmail(text)
            guard !name.isEmpty else {
                throw InputRefusal(
                    "emptyName",
                    isForm
                        ? tr("a name is expected, like Ada")
                        : tr(
                            "\(option) \(text.isEmpty ? tr("(nothing)") : Printable.name(text)): a name is expected; meridian trip "
                                + "edit --no-traveller NAME takes one away"), cause: .typed)
            }
            guard named.insert(name.lowercased()).inserted else {
                throw InputRefusal(
                    "duplicateTraveller",
                    tr("\(option) \(Printable.name(text)): is named twice; two travellers need two names"),
                    cause: .typed)
            }
            if let index = trip.travellers.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
                trip.travellers[index].name = name
                if let email { trip.travellers[index].email = email }
                try TripWish.setRole(of: &trip.travellers[index], isViewer: isViewer)
            } else {
                try TripWish.join(text, option, isViewer, &trip, persons)
            }
        }
    }

    private static func join(
        _ text: String, _ option: String, _ isViewer: Bool, _ trip: inout Trip, _ persons: [Person]
    ) throws {
        var random = SystemRandomNumberGenerator()
        let (name, email) = TypedPerson.nameAndEmail(text)
        // Who joins others, as those of an imported trip, does not own it for being named later.
        let isFirst = !trip.travellers.contains { $0.role.travels }
        let known = try TypedPerson.known(text, option: option, among: persons)
        if let there = known.flatMap({ trip.traveller($0.id) }) {
            throw InputRefusal(
                "duplicateTraveller",
                tr("\(option) \(Printable.name(text)): travels already, as \(Printable.name(there.name))"),
                cause: .typed)
        }
        trip.travellers.append(
            Traveller(
                id: TravellerID.random(using: &random),
                person: known?.id ?? PersonID.random(using: &random),
                name: known.map { TypedPerson.name(name, of: $0) } ?? name,
                email: email ?? known?.emails.first,
                role: isViewer ? .viewer : isFirst ? .owner : .collaborator))
    }

    /// Lets a traveller only look at the trip, or travel.
    ///
    /// - Parameters:
    ///   - traveller: The traveller.
    ///   - isViewer: Whether they only look.
    /// - Throws: An ``InputRefusal`` for the owner, who may always change the trip.
    package static func setRole(of traveller: inout Traveller, isViewer: Bool) throws {
        switch (traveller.role, isViewer) {
        case (.owner, true):
            throw InputRefusal(
                "owner",
                tr("--viewer \(Printable.name(traveller.name)): owns the trip, and so may change it"),
                cause: .typed)
        case (_, true): traveller.role = .viewer
        case (.viewer, false): traveller.role = .collaborator
        case (_, false): break
        }
    }
}

// MARK: - Who leaves

extension TripWish {
    /// Takes a traveller out of a trip, unless an expense or an activity names them.
    ///
    /// - Parameters:
    ///   - name: The name, or a spelling of the person.
    ///   - trip: The trip.
    ///   - reading: The store.
    /// - Throws: An ``InputRefusal`` for somebody who is no traveller, or who is named; a `StorageError`.
    package static func remove(
        traveller name: String, from trip: inout Trip, in reading: any TripReading
    ) throws {
        let person = try ParticipantWish.traveller(
            name, "--no-traveller", in: trip, reading.persons(), canJoin: false)
        try remove(person, named: name, from: &trip, in: reading)
    }

    /// Takes a person out of a trip, unless an expense or an activity names them.
    ///
    /// - Parameters:
    ///   - person: The person; one who is no traveller is not there, as was wanted.
    ///   - name: The name for messages.
    ///   - trip: The trip.
    ///   - reading: The store.
    ///   - isForm: Whether a form does it, so that no message names an option.
    /// - Throws: An ``InputRefusal`` for somebody who is named; a `StorageError`.
    package static func remove(
        _ person: PersonID, named name: String, from trip: inout Trip, in reading: any TripReading,
        isForm: Bool = false
    ) throws {
        guard let index = trip.travellers.firstIndex(where: { $0.person == person }) else { return }
        let id = trip.travellers[index].id
        let uses = try reading.expenses(of: trip.id).count { expense in
            expense.payer == id || expense.split?.travellers.contains(id) == true
        }
        guard uses == 0 else {
            throw InputRefusal(
                "in-use",
                isForm
                    ? uses == 1
                        ? tr(
                            "\(Printable.name(name)): 1 expense names them; change or delete it first, under Costs"
                        )
                        : tr(
                            "\(Printable.name(name)): \(uses) expenses name them; change or delete those first, under Costs"
                        )
                    : uses == 1
                        ? tr(
                            "--no-traveller \(Printable.name(name)): 1 expense names them; change or delete those first "
                                + "(meridian expense list)")
                        : tr(
                            "--no-traveller \(Printable.name(name)): \(uses) expenses name them; change or delete those "
                                + "first (meridian expense list)"),
                cause: .typed)
        }
        try checkTakesNoPart(trip.travellers[index], in: trip, reading, isForm)
        trip.travellers.remove(at: index)
    }

    /// Refuses to remove a participant of an activity.
    private static func checkTakesNoPart(
        _ traveller: Traveller, in trip: Trip, _ reading: any TripReading, _ isForm: Bool
    ) throws {
        let named = try reading.sparing { try reading.activities(of: trip.id) }.value
            .filter { $0.participants.contains(traveller.person) }
        guard let first = named.first else { return }
        let name = Printable.name(traveller.name)
        let title = Printable.name(first.title)
        guard !isForm else {
            throw InputRefusal(
                "in-use",
                named.count == 1
                    ? tr("\(name): takes part in \"\(title)\"; untick them in its form first")
                    : tr(
                        "\(name): takes part in \(named.count) activities; untick them in their forms first, as in that of \"\(title)\""
                    ), cause: .typed)
        }
        let edit = ShellWord.command(
            "meridian edit", options: ["--not-traveller", ShellWord.quoted(traveller.name)], first.uid.text)
        throw InputRefusal(
            "in-use",
            named.count == 1
                ? tr(
                    "--no-traveller \(name): takes part in \"\(title)\"; \(edit) takes them out of it"
                )
                : tr(
                    "--no-traveller \(name): takes part in \(named.count) activities; \(edit) takes them out of the first, \"\(title)\""
                ), cause: .typed)
    }
}
