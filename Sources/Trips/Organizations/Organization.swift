import Messages

/// Who runs what a traveller books: an airline, a hotel, a guide.
///
/// "No organization" is the absence of one, never an organization of the name "None".
public struct Organization: Hashable, Sendable {
    /// What names it for ever.
    public let id: OrganizationID

    /// What people call it; no two of one store share it, whatever the case of the letters.
    public var name: String

    /// A telephone number as people write it.
    public var phone: String?

    /// A mail address.
    public var email: String?

    /// The address of its page.
    public var website: String?

    /// The address of its sign; never fetched.
    public var logo: String?

    /// Where it is.
    public var address: Address?

    /// Free text.
    public var notes: String

    /// Creates an organization; ``check()`` judges it.
    ///
    /// - Parameters:
    ///   - id: What names it for ever.
    ///   - name: What people call it.
    ///   - phone: A telephone number.
    ///   - email: A mail address.
    ///   - website: The address of its page.
    ///   - logo: The address of its sign.
    ///   - address: Where it is.
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

    /// The name by which two organizations are one: without blanks at its ends, letters lowered.
    public var nameKey: String { Self.nameKey(of: name) }

    /// The key of any name.
    ///
    /// - Parameter name: A name as typed.
    /// - Returns: The name without blanks at its ends, letters lowered.
    public static func nameKey(of name: String) -> String {
        let start = name.firstIndex { !$0.isWhitespace } ?? name.endIndex
        let end = name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? start
        return name[start..<end].lowercased()
    }

    /// Holds the organization to the rules: a name on one line that is not "None", a mail address with one "@", a page
    /// with its scheme and host.
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
