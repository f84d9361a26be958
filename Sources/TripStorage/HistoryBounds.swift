/// Limits on the history of a store.
enum HistoryBounds {
    /// The most commands that can be undone.
    static let mostCommands = 50

    /// The most bytes of rows saved for undo.
    ///
    /// A single larger command cannot be undone.
    static let mostBytes: Int64 = 64 << 20

    /// The most changes of a command that redo can carry out again.
    ///
    /// Undo of a larger one would take long to save what it deletes.
    static let mostRedone = 100_000
}
