public import CivilTime

/// What can be asked of what was done to a store.
public protocol HistoryReading {
    /// Reads what can be taken back, the newest first.
    ///
    /// A store remembers a number of commands, and the oldest are forgotten.
    ///
    /// - Returns: The entries.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func history() throws(StorageError) -> [HistoryEntry]
}

/// What can be done to the history inside one transaction.
public protocol HistoryWriting: HistoryReading {
    /// Begins an entry of the history: what this transaction writes from now on can be taken back together.
    ///
    /// - Parameters:
    ///   - title: What is being done, for people.
    ///   - instant: When.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func record(_ title: String, at instant: Instant) throws(StorageError)

    /// Takes the newest entry back: every row is again what it was before it.
    ///
    /// - Returns: The entry, which is no longer in the history; `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func undo() throws(StorageError) -> HistoryEntry?
}
