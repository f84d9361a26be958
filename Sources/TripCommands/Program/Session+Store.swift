import TripStorage

extension Session {
    /// The seconds that a command waits for a locked store.
    private static let longestWait = Duration.seconds(5)

    /// Opens the store for display; a missing one is empty and is not created.
    ///
    /// Unreadable rows are dropped and reported, and the exit status is then 65.
    func storeForReading() throws -> any TripStore {
        SparingStore(store: try unlocked ?? fileStore(for: .reading), isShown: true) { [context] rows in
            context.unreadable.tell(rows, context.errors)
        }
    }

    /// Opens the store for a search before a change or a diagnosis.
    ///
    /// Unreadable rows are dropped silently, since a change of something else does not concern them.
    func storeForLookup() throws -> any TripStore {
        SparingStore(store: try fileStore(for: .reading), isShown: false) { _ in }
    }

    /// Opens the store for writing; a missing one is created.
    func storeForWriting() throws -> any TripStore { try fileStore(for: .writing) }

    /// Opens the store as a file, to be checked, repaired or copied.
    func fileStore(for access: FileTripStore.Access) throws -> FileTripStore {
        if access == .writing { context.zones.willWrite() }
        return try FileTripStore.open(storePath, for: access, patience: Session.longestWait)
    }
}
