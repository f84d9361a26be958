package import Trips

/// A person named by a calendar or a booking, before identification.
package struct NamedPerson: Hashable, Sendable {
    /// The identifier from a calendar of Meridian.
    package var id: PersonID?
    /// The name as written; a mail address where there is no name.
    package let name: String
    /// The mail address.
    package let email: String?
    /// What identifies an attendee within the event, a mail address or another URI; nil of others.
    package var attendee: String?
    /// Whether the activity is a journey or is booked on one, so that the person travels.
    package var travels: Bool

    /// The longest accepted name of a person.
    package static let longestName = 128

    /// Makes a person; `nil` where there is neither a name nor an address.
    ///
    /// A malformed mail address is dropped.
    package init?(id: PersonID? = nil, name: String, email: String?, travels: Bool) {
        let shown = name.unicodeScalars.map { scalar -> Character in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: Character(scalar)
            }
        }
        let line = String(String(shown).split(separator: " ").joined(separator: " ").prefix(Self.longestName))
        let probe = email.map { Person(id: PersonID(""), name: "-", emails: [$0]) }
        let address = probe.flatMap { (try? $0.check()) == nil ? nil : email }
        let called = line.isEmpty ? address ?? "" : line
        guard !called.isEmpty else { return nil }
        (self.id, self.name, self.email, self.travels) = (id, called, address, travels)
    }
}
