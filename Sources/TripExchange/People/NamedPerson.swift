import Trips

/// Somebody whom a calendar or a booking names, before it is known who that is.
struct NamedPerson: Hashable, Sendable {
    /// The identifier that a calendar of ours gives.
    var id: PersonID?
    /// The name as it is written; a mail address where no name is.
    let name: String
    /// Where mail reaches them.
    let email: String?
    /// How a calendar tells an attendee apart from the others of the event, a mail address or another URI; nil of others.
    var attendee: String?
    /// Whether it is a journey, or something booked on one, that they take part in, so that they travel.
    var travels: Bool

    /// The longest name that is taken.
    static let longestName = 128

    /// Takes a name as it is written; `nil` where there is neither a name nor an address.
    ///
    /// A mail address that is none is left out.
    init?(id: PersonID? = nil, name: String, email: String?, travels: Bool) {
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
