import Messages
import Synchronization
import TripStorage

/// The store of a program that serves pages: opened anew for each answer, so that a replaced file is seen.
final class ServedStore: Sendable {
    /// How long an answer waits for a locked store.
    static let patience = Duration.seconds(5)

    private let path: String
    /// Whether there ever was a file.
    ///
    /// Without one the store is empty; a file that is gone is a fault.
    private let wasThere = Atomic(false)

    init(_ path: String) { self.path = path }

    /// Opens the store.
    ///
    /// - Parameters:
    ///   - access: To read, which creates nothing, or to write.
    ///   - patience: How long to wait while another program holds the store.
    /// - Returns: The store.
    /// - Throws: A `StorageError` where it cannot be opened, or has been moved away.
    func open(
        for access: FileTripStore.Access, patience: Duration = ServedStore.patience
    ) throws -> any TripStore {
        let isKnown = wasThere.load(ordering: .relaxed)
        // A store that is gone must not be made anew, empty, by the next change.
        let found = try FileTripStore.open(path, for: .reading, patience: patience)
        guard found.hasFile else {
            guard !isKnown else {
                throw StorageError(
                    .cannotOpen, subject: path,
                    reason: tr("is not there any more; it was when this program opened it before"))
            }
            return access == .reading
                ? found : try FileTripStore.open(path, for: .writing, patience: patience)
        }
        wasThere.store(true, ordering: .relaxed)
        return access == .reading
            ? found : try FileTripStore.open(path, for: .writing, patience: patience)
    }
}
