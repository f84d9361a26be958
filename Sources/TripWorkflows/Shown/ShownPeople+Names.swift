import Rendering
package import Scheduling
package import Trips

extension ShownPeople {
    /// A unique name for a person: `Ada <ada@example.org> (1a2b3c4d)`.
    ///
    /// - Parameters:
    ///   - member: The person.
    ///   - others: All persons named beside.
    /// - Returns: The printable name.
    package func name(of member: PartyMember, among others: [PartyMember]) -> String {
        let isOnly = !others.contains {
            $0.id != member.id && $0.name.lowercased() == member.name.lowercased()
        }
        let person = isOnly ? nil : known.joined().first { $0.id == member.id }
        return Printable.line(member.name) + (person?.difference ?? "")
    }
}

extension Person {
    /// Distinguishes persons of the same name: ` <ada@example.org> (1a2b3c4d)`.
    package var difference: String {
        let email = emails.first.map { " <\(Printable.line($0))>" } ?? ""
        return "\(email) (\(id.text.prefix(8)))"
    }
}
