public import CivilTime

/// One command that changed the store, and whether it can be taken back.
public struct HistoryEntry: Hashable, Sendable {
    /// The number of the entry; later ones have larger numbers.
    public let number: Int64

    /// When the command ran.
    public let at: Instant

    /// What it did, for people: "add NH 106 to Tokyo".
    public let title: String

    /// How many rows it changed.
    public let changes: Int

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - number: The number of the entry.
    ///   - at: When the command ran.
    ///   - title: What it did, for people.
    ///   - changes: How many rows it changed.
    public init(number: Int64, at: Instant, title: String, changes: Int) {
        self.number = number
        self.at = at
        self.title = title
        self.changes = changes
    }
}
