public import CivilTime
import Messages

/// Somebody who is known across trips.
///
/// A ``Traveller`` is a person in one trip; who takes part in an activity is said by ``Activity/participants``.
///
/// ```swift
/// let ada = Person(id: PersonID("a"), name: "Ada Lovelace", emails: ["ada@example.org"])
/// ada.name         // "Ada Lovelace"
/// ada.awake        // 07:00..23:00
/// ```
public struct Person: Hashable, Sendable {
    /// What names the person for ever.
    public let id: PersonID

    /// What people call them: the first is shown, the others are spellings that tickets and mails have.
    public var names: [String]

    /// Where mail reaches them.
    public var emails: [String]

    /// The zone in which they are when nothing says otherwise, if known.
    public var home: ZoneID?

    /// When they are awake, on the clock of where they are.
    public var awake: WakingHours

    /// Whether it is the one who uses the program; at most one person of a store is.
    public var isMe: Bool

    /// Creates a person; nothing is judged here, ``check()`` does that.
    ///
    /// - Parameters:
    ///   - id: What names the person for ever.
    ///   - name: The name that is shown.
    ///   - emails: Where mail reaches them.
    ///   - home: The zone in which they are when nothing says otherwise.
    public init(id: PersonID, name: String, emails: [String] = [], home: ZoneID? = nil) {
        self.id = id
        names = [name]
        self.emails = emails
        self.home = home
        awake = .usual
        isMe = false
    }

    /// Creates the person that a traveller is, as far as the trip tells.
    ///
    /// - Parameter traveller: The traveller.
    public init(_ traveller: Traveller) {
        self.init(
            id: traveller.person, name: traveller.name, emails: [traveller.email].compactMap(\.self))
    }

    /// The name that is shown.
    public var name: String { names.first ?? "" }

    /// Holds the person to the rules: at least one name, names on one line, mail addresses with both their sides.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName`` or
    ///   ``TripError/Code/malformedEmail``.
    public func check() throws(TripError) {
        for name in names.isEmpty ? [""] : names {
            try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a person"))
        }
        for email in emails { try ContactRule.check(email: email) }
    }

    /// Takes in what is known of another person who turns out to be the same.
    ///
    /// Names and mail addresses that are new come behind those that are there, letters compared without their case.
    /// What this person says of home and waking hours stays; what it does not say comes from the other.
    ///
    /// - Parameter other: The other person.
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
