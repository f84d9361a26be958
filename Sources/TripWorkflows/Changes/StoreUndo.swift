import Messages
package import TripStorage

/// Reverts the newest change of a store, if it is the one that was seen.
package enum StoreUndo {
    /// Reverts a change.
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
                throw WorkflowError(
                    .changedMeanwhile, subject: tr("undo"),
                    reason: tr("another program changed the store meanwhile; look at it again"))
            }
            return entry
        }
    }
}
