import Messages
import Rendering
package import Trips

/// A person as typed: `Ada`, or `Ada <ada@example.org>`.
package enum TypedPerson {
    /// A name and a mail address.
    package static func nameAndEmail(_ text: String) -> (name: String, email: String?) {
        guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else {
            return (text.trimmingSpaces(), nil)
        }
        let email = text[text.index(after: open)...].dropLast()
        return (text[..<open].trimmingSpaces(), String(email))
    }

    /// The name in the trip of a person found by a text: as typed, unless the text is no name.
    package static func name(_ typed: String, of person: Person) -> String {
        person.names.first { $0.lowercased() == typed.lowercased() } ?? person.name
    }

    /// Returns the known person with a name or address who joins a trip; nil for a new person.
    ///
    /// The same name with another address is another person.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    ///   - persons: The known persons.
    /// - Returns: The person; nil for a new one.
    /// - Throws: An ``InputRefusal`` when several persons have the name.
    package static func known(_ text: String, option: String, among persons: [Person]) throws -> Person? {
        let (name, email) = nameAndEmail(text)
        var found = PersonLookup.matches(text, among: persons)
        if found.isEmpty, email != nil {
            found = PersonLookup.matches(name, among: persons).filter(\.emails.isEmpty)
        }
        guard found.count > 1 else { return found.first }
        throw PersonLookup.ambiguous("\(option) \(Printable.name(text))", found)
    }
}
