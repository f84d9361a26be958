import TripStorage

/// Opens the store for one answer of a server.
enum FileStoreOpening {
    /// The seconds that an answer waits for a locked store.
    private static let patience = Duration.seconds(5)

    /// Opens the store to be read; a missing one is empty and is not created.
    static func open(_ path: String) throws -> any TripStore {
        try FileTripStore.open(path, for: .reading, patience: patience)
    }
}
