import TripStorage

extension Session {
    /// The seconds that a command waits for another program that holds the store.
    private static let longestWait = Duration.seconds(5)

    /// The store, to be shown; one that does not exist is empty and is not made.
    ///
    /// What cannot be read is left out and told, and the exit status is then 65.
    func storeForReading() throws -> any TripStore {
        SparingStore(store: try unlocked ?? fileStore(for: .reading), isShown: true) { [context] rows in
            context.unreadable.tell(rows, context.errors)
        }
    }

    /// The store, to find something in it that is changed then, or to say what is wrong.
    ///
    /// What cannot be read is left out without a word: whoever changes something else has nothing to do with it.
    func storeForLookup() throws -> any TripStore {
        SparingStore(store: try fileStore(for: .reading), isShown: false) { _ in }
    }

    /// The store, to be written; it is made when it does not exist.
    func storeForWriting() throws -> any TripStore { try fileStore(for: .writing) }

    /// The store as a file, to be looked through, mended or copied.
    func fileStore(for access: FileTripStore.Access) throws -> FileTripStore {
        if access == .writing { context.zones.willWrite() }
        return try FileTripStore.open(storePath, for: access, patience: Session.longestWait)
    }
}
