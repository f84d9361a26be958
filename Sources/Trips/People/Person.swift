public import CivilTime
import Messages

/// A person who is known across trips.
///
/// A ``Traveller`` is a person in one trip; ``Activity/participants`` take part in one activity.
///
/// ```swift
/// let ada = Person(id: PersonID("a"), name: "Ada Lovelace", emails: ["ada@example.org"])
/// ada.name         // "Ada Lovelace"
/// ada.awake        // 07:00..23:00
/// ```
public struct Person: Hashable, Sendable {
    /// The permanent identifier.
    public let id: PersonID

    /// The names: the first is shown, the others are spellings from tickets and mails.
    public var names: [String]

    /// The mail addresses.
    public var emails: [String]

    /// The zone where they are without other evidence, if known.
    public var home: ZoneID?

    /// The hours when they are awake, on the local clock.
    public var awake: WakingHours

    /// Whether this is the user of the program; at most one person of a store is.
    public var isMe: Bool

    /// Creates a person without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - name: The name that is shown.
    ///   - emails: The mail addresses.
    ///   - home: The zone where they are without other evidence, if known.
    public init(id: PersonID, name: String, emails: [String] = [], home: ZoneID? = nil) {
        self.id = id
        names = [name]
        self.emails = emails
        self.home = home
        awake = .usual
        isMe = false
    }

    /// Creates the person of a traveller, with what the trip knows.
    ///
    /// - Parameter traveller: The traveller.
    public init(_ traveller: Traveller) {
        self.init(
            id: traveller.person, name: traveller.name, emails: [traveller.email].compactMap(\.self))
    }

    /// The name that is shown.
    public var name: String { names.first ?? "" }

    /// Checks names and mail addresses.
    ///
    /// At least one name is required; each is on one line.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName`` or
    ///   ``TripError/Code/malformedEmail``.
    public func check() throws(TripError) {
        for name in names.isEmpty ? [""] : names {
            try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a person"))
        }
        for email in emails { try ContactRule.check(email: email) }
    }

    /// Adds what is known of a duplicate of this person.
    ///
    /// New names and mail addresses are appended, compared without case. Home and waking hours come from the
    /// other only where this person has none.
    ///
    /// - Parameter other: The duplicate.
    public mutating func absorb(_ other: Person) {
        names = Self.united(names, other.names)
        emails = Self.united(emails, other.emails)
        home = home ?? other.home
        if awake == .usual { awake = other.awake }
        isMe = isMe || other.isMe
    }

    private static func united(_ first: [String], _ second: [String]) -> [String] {
        var seen: Set<String> = []
        return (first + second).filter { seen.insert($0.lowercased()).inserted }
    }
}
