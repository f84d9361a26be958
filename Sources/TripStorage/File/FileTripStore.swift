import GRDB
import Messages

/// A store in a file, safe against crashes and shared between processes.
///
/// The file is an SQLite database in WAL mode. A write is on the disk when the call returns; a process that is
/// killed at any moment loses nothing that was acknowledged and leaves nothing half done. Readers never
/// wait for a writer; a second writer waits its turn.
///
/// ```swift
/// let store = try FileTripStore.open("/home/ada/meridian.db", for: .writing)
/// try store.write { try $0.create(trip) }
/// ```
public final class FileTripStore: TripStore {
    /// What a store is opened for.
    public enum Access: Hashable, Sendable {
        /// To read only. A file that does not exist reads as an empty store and is not made.
        case reading
        /// To read and write. The file, and the directories above it, are made if they do not exist.
        case writing
    }

    /// The file's path, as it was given.
    public let path: String

    /// What the store was opened for.
    public let access: Access

    /// How long to wait for another writer.
    public let patience: Duration

    /// `nil` where there is no file, and so nothing to read.
    let connection: Connection?

    init(path: String, access: Access, patience: Duration, connection: Connection?) {
        self.path = path
        self.access = access
        self.patience = patience
        self.connection = connection
    }

    /// Reads one unchanging state of the file; writers may go on meanwhile.
    public func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        guard let connection else { return try MemoryTripStore().read(body) }
        return try connection.translating {
            try connection.queue.read { database in try body(FileSession(database, connection)) }
        }
    }

    /// Reads and writes in one transaction, which is on the disk when the call returns.
    ///
    /// Another process that writes is waited for; see ``StorageError/Code/busy``.
    public func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        guard access == .writing, let connection else {
            throw StorageError(.cannotWrite, subject: path, reason: tr("was opened for reading only"))
        }
        return try connection.translating {
            let (value, hasSealed) = try commit(body, connection)
            if hasSealed { try connection.wipe() }
            return value
        }
    }

    /// Runs a transaction, and says whether it sealed something: then bytes of that are left in the file, and a mark is.
    func commit<T>(
        _ body: (any TripWriting) throws -> T, _ connection: Connection
    ) throws -> (value: T, hasSealed: Bool) {
        try connection.queue.write { database in
            let session = FileSession(database, connection)
            let value = try body(session)
            try session.finish()
            if session.hasSealed { try database.execute(sql: "INSERT OR IGNORE INTO trace VALUES (1)") }
            return (value, session.hasSealed)
        }
    }
}
