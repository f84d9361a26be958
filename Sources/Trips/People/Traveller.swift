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
    /// The permanent identifier.
    public let id: TravellerID

    /// The person known across trips; unique within a trip.
    public var person: PersonID

    /// The name in this trip; two travellers may share one.
    public var name: String

    /// The mail address, if known.
    public var email: String?

    /// The role in the trip.
    public var role: TravellerRole

    /// Creates a traveller without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - person: The person known across trips; `nil` makes a new person with the traveller's identifier.
    ///   - name: The name in this trip.
    ///   - email: The mail address, if known.
    ///   - role: The role in the trip.
    public init(
        id: TravellerID, person: PersonID? = nil, name: String, email: String? = nil, role: TravellerRole
    ) {
        self.id = id
        self.person = person ?? PersonID(id.text)
        self.name = name
        self.email = email
        self.role = role
    }

    /// Checks the name, which is one line, and the mail address, if there is one.
    ///
    /// The address needs both sides of the "@"; whether mail arrives there is not checked.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName`` or
    ///   ``TripError/Code/malformedEmail``.
    public func check() throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a traveller"))
        if let email { try ContactRule.check(email: email) }
    }
}
