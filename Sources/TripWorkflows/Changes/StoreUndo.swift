import Messages
package import TripStorage

/// Undoes and redoes the newest change of a store, if it is the one that was seen.
package enum StoreUndo {
    /// Undoes a change.
    ///
    /// - Parameters:
    ///   - number: The number of its entry in the history.
    ///   - store: The store.
    /// - Returns: The entry, which is no longer in the history.
    /// - Throws: A ``WorkflowError`` with code `changedMeanwhile` where it is not the newest one; a `StorageError`.
    @discardableResult
    package static func carryOut(_ number: Int64, in store: any TripStore) throws -> HistoryEntry {
        try store.write { writing in
            guard try writing.history().first?.number == number, let entry = try writing.undo() else {
                throw changedMeanwhile(tr("undo"))
            }
            return entry
        }
    }

    /// Redoes a change that was undone.
    ///
    /// - Parameters:
    ///   - number: The number of its entry among those that were undone.
    ///   - store: The store.
    /// - Returns: The entry, as the history has it again.
    /// - Throws: A ``WorkflowError`` with code `changedMeanwhile` where another one is to be redone first, or none; a
    ///   `StorageError`.
    @discardableResult
    package static func redo(_ number: Int64, in store: any TripStore) throws -> HistoryEntry {
        try store.write { writing in
            guard try writing.undone().first?.number == number, let entry = try writing.redo() else {
                throw changedMeanwhile(tr("redo"))
            }
            return entry
        }
    }

    private static func changedMeanwhile(_ action: String) -> WorkflowError {
        WorkflowError(
            .changedMeanwhile, subject: action,
            reason: tr("another program changed the store meanwhile; look at it again"))
    }
}
