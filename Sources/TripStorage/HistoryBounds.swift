/// How much of what was done a store remembers.
enum HistoryBounds {
    /// The commands that can be taken back.
    static let mostCommands = 50

    /// The bytes of all rows as they were before the commands that can be taken back.
    ///
    /// A command that alone has more cannot be taken back.
    static let mostBytes: Int64 = 64 << 20
}
