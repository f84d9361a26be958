public import CivilTime

/// One command that changed the store and can be undone.
public struct HistoryEntry: Hashable, Sendable {
    /// The number of the entry; later ones have larger numbers.
    public let number: Int64

    /// When the command ran.
    public let at: Instant

    /// The action, for people: "add NH 106 to Tokyo".
    public let title: String

    /// The number of changed rows.
    public let changes: Int

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - number: The number of the entry.
    ///   - at: When the command ran.
    ///   - title: The action, for people.
    ///   - changes: The number of changed rows.
    public init(number: Int64, at: Instant, title: String, changes: Int) {
        self.number = number
        self.at = at
        self.title = title
        self.changes = changes
    }
}
