import ArgumentParser
import Messages
import Trips
import TypedInput

/// The fields of a person to set; an empty text clears one.
struct PersonFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Another spelling, as tickets have it; may be repeated, and \"\" takes all away."),
            valueName: tr("name", as: "name of a value")))
    var spelling: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("A mail address; may be repeated, and \"\" takes all away."),
            valueName: tr("address", as: "name of a value")))
    var email: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("When they are awake, where they are: 08:00..22:00, or 14:00..02:00."),
            valueName: tr("hours", as: "name of a value")))
    var awake: String?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(tr("It is you; nobody else is any more.")))
    var me: Bool?

    /// Whether any field is given.
    var isSaid: Bool { !spelling.isEmpty || !email.isEmpty || awake != nil || me != nil }

    /// Sets the given fields of a person, and clears present ones that violate a rule.
    ///
    /// - Parameter person: The person; other fields stay.
    /// - Throws: An ``InputRefusal`` for what breaks a rule of the model.
    func apply(to person: inout Person) throws {
        func list(_ said: [String], _ there: [String]) -> [String] {
            (said.contains("") ? [] : there)
                + said.filter { text in
                    !text.isEmpty && !there.contains { $0.lowercased() == text.lowercased() }
                }
        }
        let shown = person.name
        person.names = [shown] + list(spelling, Array(person.names.dropFirst())).filter { $0 != shown }
        person.names =
            [shown] + person.names.dropFirst().filter { spelling.contains($0) || Self.isSound(name: $0) }
        person.emails = list(email, person.emails).filter { email.contains($0) || Self.isSound(email: $0) }
        if let awake {
            person.awake =
                awake.isEmpty ? .usual : try Typed.option("--awake") { try TypedHours.parse(awake) }
        }
        if let me { person.isMe = me }
        let judged = person
        try Typed.said("") { try judged.check() }
    }

    private static func isSound(name: String) -> Bool {
        (try? Person(id: PersonID(""), name: name).check()) != nil
    }

    private static func isSound(email: String) -> Bool {
        (try? Person(id: PersonID(""), name: "-", emails: [email]).check()) != nil
    }
}
