import Messages

/// An operator that travellers book with: an airline, a hotel, a guide.
///
/// "No organization" is the absence of one, never an organization of the name "None".
public struct Organization: Hashable, Sendable {
    /// The permanent identifier.
    public internal(set) var id: OrganizationID

    /// The name; unique within a store, ignoring the case of the letters.
    public var name: String

    /// A telephone number as people write it.
    public var phone: String?

    /// A mail address.
    public var email: String?

    /// The address of its page.
    public var website: String?

    /// The address of its logo; never fetched.
    public var logo: String?

    /// The postal address.
    public var address: Address?

    /// Free text.
    public var notes: String

    /// Creates an organization without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - name: The name.
    ///   - phone: A telephone number.
    ///   - email: A mail address.
    ///   - website: The address of its page.
    ///   - logo: The address of its logo.
    ///   - address: The postal address.
    ///   - notes: Free text.
    public init(
        id: OrganizationID, name: String, phone: String? = nil, email: String? = nil, website: String? = nil,
        logo: String? = nil, address: Address? = nil, notes: String = ""
    ) {
        self.id = id
        self.name = name
        self.phone = phone
        self.email = email
        self.website = website
        self.logo = logo
        self.address = address
        self.notes = notes
    }

    /// The key by which names are compared: trimmed, in lower case.
    public var nameKey: String { Self.nameKey(of: name) }

    /// Returns the key of a name.
    ///
    /// - Parameter name: A name as typed.
    /// - Returns: The name, trimmed and in lower case.
    public static func nameKey(of name: String) -> String {
        let start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
        let end = name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? start
        return name[start..<end].lowercased()
    }

    /// Checks the name, the mail address and the website.
    ///
    /// The name is on one line and is not "None"; the mail address has one "@"; the website has a scheme and
    /// a host.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName``,
    ///   ``TripError/Code/reservedName``, ``TripError/Code/malformedEmail`` or ``TripError/Code/malformedWebsite``.
    public func check() throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("an organization"))
        guard nameKey != "none" else {
            throw TripError(
                .reservedName, subject: "\"\(name)\"",
                reason: tr("is what no organization is called; leave the organization out instead"))
        }
        if let email { try ContactRule.check(email: email) }
        if let website { try ContactRule.check(website: website) }
    }
}
