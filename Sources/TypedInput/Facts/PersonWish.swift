import CivilTime
import Messages
import Rendering
import TripWorkflows
package import Trips

/// The facts of a person as they are typed.
package struct PersonWish: Sendable {
    /// Further spellings and mail addresses, beside those that are there; an empty one takes all away.
    package var spellings: [String] = []
    package var emails: [String] = []
    /// When they are awake; an empty text for the usual hours, nil for those until now.
    package var awake: String?
    /// Whether it is the one who uses the program; nil for as until now.
    package var isMe: Bool?

    /// Wishes nothing.
    package init() {}

    /// Gives a person another name; the one until now stays as a spelling.
    ///
    /// - Parameters:
    ///   - person: The person.
    ///   - name: The name as typed; nil for the one until now.
    ///   - persons: The known persons.
    /// - Throws: An ``InputRefusal`` for the name of somebody else.
    package static func rename(
        _ person: inout Person, to name: String?, among persons: [Person]
    ) throws {
        guard let name = name?.trimmingSpaces(), name != person.name else { return }
        let id = person.id
        if let other = persons.first(where: { $0.id != id && $0.name.lowercased() == name.lowercased() }) {
            throw InputRefusal(
                "taken-name",
                tr(
                    "\(Printable.name(name)): another person is called that\(other.difference); meridian person merge on the "
                        + "command line makes one of two"), cause: .typed, field: "name")
        }
        person.names = [name] + person.names.filter { $0.lowercased() != name.lowercased() }
    }

    /// Sets the typed facts of a person, and clears present ones that violate a rule.
    ///
    /// - Parameter person: The person; other facts stay.
    /// - Throws: An ``InputRefusal`` for what breaks a rule of the model.
    package func apply(to person: inout Person) throws {
        func list(_ said: [String], _ there: [String]) -> [String] {
            // What is taken away and said again stays.
            let kept = said.contains("") ? [] : there
            return kept
                + said.filter { text in
                    !text.isEmpty && !kept.contains { $0.lowercased() == text.lowercased() }
                }
        }
        let shown = person.name
        person.names = [shown] + list(spellings, Array(person.names.dropFirst())).filter { $0 != shown }
        person.names =
            [shown] + person.names.dropFirst().filter { spellings.contains($0) || Self.isSound(name: $0) }
        person.emails = list(emails, person.emails).filter { emails.contains($0) || Self.isSound(email: $0) }
        if let awake {
            do {
                person.awake =
                    awake.isEmpty ? .usual : try Typed.option("--awake") { try TypedHours.parse(awake) }
            } catch let refusal as InputRefusal {
                throw refusal.about("awake")
            }
        }
        if let isMe { person.isMe = isMe }
        let judged = person
        do {
            try Typed.said("") { try judged.check() }
        } catch let refusal as InputRefusal {
            // A name on two lines, or an address without its sign.
            throw refusal.about(judged.names.allSatisfy(Self.isSound(name:)) ? "emails" : "name")
        }
    }

    private static func isSound(name: String) -> Bool {
        (try? Person(id: PersonID(""), name: name).check()) != nil
    }

    private static func isSound(email: String) -> Bool {
        (try? Person(id: PersonID(""), name: "-", emails: [email]).check()) != nil
    }
}
