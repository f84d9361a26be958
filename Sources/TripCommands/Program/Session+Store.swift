import TripStorage

extension Session {
    /// How long a command waits for another program that holds the store.
    private static let patience = Duration.seconds(5)

    /// The store, to be read; one that does not exist is empty and is not made.
    func storeForReading() throws -> any TripStore { try unlocked ?? fileStore(for: .reading) }

    /// The store, to be written; it is made when it does not exist.
    func storeForWriting() throws -> any TripStore { try fileStore(for: .writing) }

    /// The store as a file, to be looked through, mended or copied.
    func fileStore(for access: FileTripStore.Access) throws -> FileTripStore {
        try FileTripStore.open(storePath, for: access, patience: Session.patience)
    }
}
