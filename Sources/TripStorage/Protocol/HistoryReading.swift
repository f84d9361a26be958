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

    /// Reads the commands that were undone and can be redone, the one to be redone first at the front.
    ///
    /// A new change of the store ends them.
    ///
    /// - Returns: The entries; their numbers are those of the undoing.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func undone() throws(StorageError) -> [HistoryEntry]

    /// Reads what each of the commands has changed that can be undone or redone.
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

    /// Redoes what was undone last: every row is restored to its state before that undo.
    ///
    /// An undo that sealed a trip again, or that changed more than 100,000 rows, cannot be redone.
    ///
    /// - Returns: The entry, as the history has it again; `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func redo() throws(StorageError) -> HistoryEntry?
}
