import Messages

/// A person in one trip, with a role there.
///
/// ```swift
/// let ada = Traveller(id: TravellerID("a"), name: "Ada", email: "ada@example.org", role: .owner)
/// try ada.check()
/// try Traveller(id: TravellerID("b"), name: " ", role: .viewer).check()
/// // throws: " ": is no name for a traveller; give some text
/// ```
public struct Traveller: Hashable, Sendable {
    /// What names the traveller for ever.
    public let id: TravellerID

    /// Who it is, of those that are known across trips; no two travellers of a trip are one person.
    public var person: PersonID

    /// What people call them in this trip; two may share a name.
    public var name: String

    /// Where mail reaches them, if known.
    public var email: String?

    /// What they may do with the trip.
    public var role: TravellerRole

    /// Creates a traveller; nothing is judged here, ``check()`` does that.
    ///
    /// - Parameters:
    ///   - id: What names the traveller for ever.
    ///   - person: Who it is; `nil` for somebody who is not known yet, whose identifier is then that of the traveller.
    ///   - name: What people call them.
    ///   - email: Where mail reaches them.
    ///   - role: What they may do with the trip.
    public init(
        id: TravellerID, person: PersonID? = nil, name: String, email: String? = nil, role: TravellerRole
    ) {
        self.id = id
        self.person = person ?? PersonID(id.text)
        self.name = name
        self.email = email
        self.role = role
    }

    /// Holds the traveller to the rules: a name on one line, and a mail address with both its sides if there is one.
    ///
    /// Whether mail arrives there nobody can tell from its text, so nothing more is asked of an address.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName`` or
    ///   ``TripError/Code/malformedEmail``.
    public func check() throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a traveller"))
        if let email { try ContactRule.check(email: email) }
    }
}
