/// How much of what was done a store remembers.
enum HistoryBounds {
    /// The largest number of commands.
    static let commands = 50

    /// The length of all rows as they were before, in bytes.
    ///
    /// A command that alone is longer cannot be taken back.
    static let bytes: Int64 = 64 << 20
}
