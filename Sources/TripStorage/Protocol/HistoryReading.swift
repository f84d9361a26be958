public import CivilTime

/// Reads the history of a store.
public protocol HistoryReading {
    /// Reads the undoable commands, the newest first.
    ///
    /// A store keeps a limited number of commands.
    ///
    /// - Returns: The entries.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func history() throws(StorageError) -> [HistoryEntry]

    /// Reads what each of the undoable commands has changed.
    ///
    /// - Returns: The reach of each entry, by its number.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func historyReaches() throws(StorageError) -> [Int64: HistoryReach]
}

/// Changes the history inside one transaction.
public protocol HistoryWriting: HistoryReading {
    /// Begins an entry of the history: later writes of this transaction can be undone together.
    ///
    /// - Parameters:
    ///   - title: The action, for people.
    ///   - instant: The time of the action.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func record(_ title: String, at instant: Instant) throws(StorageError)

    /// Undoes the newest entry: every row is restored to its state before it.
    ///
    /// - Returns: The entry, which is no longer in the history; `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func undo() throws(StorageError) -> HistoryEntry?
}
