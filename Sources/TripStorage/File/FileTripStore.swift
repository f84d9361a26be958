import GRDB
import Messages

/// A store in a file, crash-safe and shared between processes.
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
    /// The purpose for which a store is opened.
    public enum Access: Hashable, Sendable {
        /// Reading only. A missing file reads as an empty store and is not created.
        case reading
        /// Reading and writing. The file and its directories are created if missing.
        case writing
    }

    /// The file's path, as given.
    public let path: String

    /// The purpose for which the store was opened.
    public let access: Access

    /// How long to wait for another writer.
    public let patience: Duration

    /// The connection; `nil` without a file.
    let connection: Connection?

    init(path: String, access: Access, patience: Duration, connection: Connection?) {
        self.path = path
        self.access = access
        self.patience = patience
        self.connection = connection
    }

    /// Whether there is a file; without one a store that was opened for reading is empty.
    package var hasFile: Bool { connection != nil }

    /// Reads one consistent state of the file; writers may continue meanwhile.
    public func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        guard let connection else { return try MemoryTripStore().read(body) }
        return try connection.translating {
            try connection.queue.read { database in try body(FileSession(database, connection)) }
        }
    }

    /// Reads and writes in one transaction, which is on the disk at the end.
    ///
    /// It waits for another writing process; see ``StorageError/Code/busy``.
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

    /// Runs a transaction and returns whether it sealed a trip, whose bytes are then marked.
    func commit<T>(
        _ body: (any TripWriting) throws -> T, _ connection: Connection
    ) throws -> (value: T, hasSealed: Bool) {
        try connection.queue.write { database in
            let session = FileSession(database, connection)
            let value = try body(session)
            try session.finish()
            if session.hasSealed {
                // The words leave the file when it is rewritten.
                try database.execute(sql: "INSERT OR IGNORE INTO trace VALUES (1)")
            } else {
                try WordIndex(database: database).update()
            }
            return (value, session.hasSealed)
        }
    }
}
