import TripStorage

extension Session {
    /// How long a command waits for another program that holds the store.
    private static let patience = Duration.seconds(5)

    /// The store, to be read; one that does not exist is empty and is not made.
    func storeForReading() throws -> any TripStore {
        try FileTripStore.open(storePath, for: .reading, patience: Session.patience)
    }

    /// The store, to be written; it is made when it does not exist.
    func storeForWriting() throws -> any TripStore {
        try FileTripStore.open(storePath, for: .writing, patience: Session.patience)
    }
}
