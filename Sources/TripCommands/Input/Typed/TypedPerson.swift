import Messages
import Rendering
import Trips

/// Somebody as a person types them: `Ada`, or `Ada <ada@example.org>`.
enum TypedPerson {
    /// A name and a mail address.
    static func nameAndEmail(_ text: String) -> (name: String, email: String?) {
        guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else {
            return (text.trimmingSpaces(), nil)
        }
        let email = text[text.index(after: open)...].dropLast()
        return (text[..<open].trimmingSpaces(), String(email))
    }

    /// The name that a trip uses for a person who was found by a text: as it is written there, unless it is another one.
    static func name(_ typed: String, of person: Person) -> String {
        person.names.first { $0.lowercased() == typed.lowercased() } ?? person.name
    }

    /// The person that somebody who joins a trip is: the one known by that name or address, else nobody yet.
    ///
    /// A name with an address is somebody else than the same name with another address.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after.
    ///   - persons: The persons that are known.
    /// - Returns: The person; nil for a new one.
    /// - Throws: A ``CommandFailure`` where several have the name.
    static func known(_ text: String, option: String, among persons: [Person]) throws -> Person? {
        let (name, email) = nameAndEmail(text)
        var found = PersonLookup.matches(text, among: persons)
        if found.isEmpty, email != nil {
            found = PersonLookup.matches(name, among: persons).filter(\.emails.isEmpty)
        }
        guard found.count > 1 else { return found.first }
        throw PersonLookup.ambiguous("\(option) \(Printable.name(text))", found)
    }
}
