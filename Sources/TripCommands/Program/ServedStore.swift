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
        if access == .reading { return try found(isKnown, patience) }
        // It is closed before the other is opened, which a full disk needs for itself alone.
        _ = try found(isKnown, patience)
        return try FileTripStore.open(path, for: .writing, patience: patience)
    }

    private func found(_ isKnown: Bool, _ patience: Duration) throws -> FileTripStore {
        let found = try FileTripStore.open(path, for: .reading, patience: patience)
        guard found.hasFile || !isKnown else {
            throw StorageError(
                .cannotOpen, subject: path,
                reason: tr("is not there any more; it was when this program opened it before"))
        }
        if found.hasFile { wasThere.store(true, ordering: .relaxed) }
        return found
    }
}
