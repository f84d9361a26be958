import Messages

/// An error about a time, a zone or a text.
///
/// The three parts are data: a program switches over ``code``, a person reads ``description``. The subject is
/// the refused value exactly as it was given; the reason is one clause that says which rule it breaks and,
/// where there is one, the nearest thing that would be right.
///
/// ```swift
/// try CivilDate(2026, 2, 30)  // throws: 2026-02-30: February 2026 has 28 days
/// ```
public struct TimeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error this is.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// No zone of that name is in the database, or the name cannot be a zone's.
        case unknownZone
        /// The bytes of a compiled zone (TZif, RFC 9636) contradict their format.
        case malformedZoneData
        /// A compiled zone that is well formed but unusable, for example because it counts leap seconds.
        case unsupportedZoneData
        /// The local time does not exist: the clocks skip it.
        case skippedTime
        /// The local time is repeated: the clocks go back over it.
        case repeatedTime
        /// A text that does not have the form of a date, a time or an offset.
        case malformedText
        /// A value outside what the type can hold.
        case outOfRange
        /// An offset that the zone does not have at that time.
        case offsetConflict
        /// No zone database in the place given.
        case noZoneDatabase
    }

    /// What a program switches over.
    public let code: Code
    /// The refused value, as given.
    public let subject: String
    private let stated: String
    /// The names of zones to suggest from.
    private let zones: [ZoneID]

    /// One clause, lower case where it is a sentence's start: what is wrong and what was expected.
    ///
    /// For an unknown zone it suggests the nearest names. They are searched for only when the reason is read, so that
    /// a mere check for a zone stays fast.
    public var reason: String {
        guard !zones.isEmpty else { return stated }
        let nearest = NameDistance.nearest(to: subject, among: zones.map(\.name), count: 3)
        return nearest.isEmpty ? stated : tr("\(stated); the nearest are \(nearest.joined(separator: ", "))")
    }

    /// Makes an error of its three parts.
    ///
    /// - Parameters:
    ///   - code: What a program switches over.
    ///   - subject: The refused value, as given.
    ///   - reason: The rule it breaks and the nearest right value.
    public init(_ code: Code, subject: some StringProtocol, reason: String) {
        self.code = code
        self.subject = String(subject)
        stated = reason
        zones = []
    }

    /// An error about an unknown zone, with all known names.
    init(unknownZone name: String, reason: String, among zones: [ZoneID]) {
        code = .unknownZone
        subject = name
        stated = reason
        self.zones = zones
    }

    /// The same error about the text that the value was read from.
    func read(in text: some StringProtocol) -> TimeError {
        TimeError(code, subject: text, reason: stated)
    }

    /// Feeds code, subject and the stated part of the reason; the names of zones add nothing.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(subject)
        hasher.combine(stated)
    }

    /// Control and format characters are shown as `\u{1B}`, and a subject is cut after 200 characters.
    ///
    /// Control and format characters are shown as `\u{1B}`, and a subject of more than 200 characters is cut.
    public var description: String { "\(Excerpt.of(subject, limit: 200)): \(reason)" }
}
