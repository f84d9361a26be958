import GRDB
import Messages

extension FileTripStore {
    /// Opens the store in a file.
    ///
    /// A file that is not a store is refused and left unchanged, byte for byte. A store of an older release
    /// is brought up to date, also when it is opened for reading; one from before release 0.1.0 is refused.
    /// Opening for writing also erases bytes that an interrupted sealing left.
    ///
    /// - Parameters:
    ///   - path: The file; a new one is made for its owner alone (0600, new directories 0700).
    ///   - access: Whether to read only or to write.
    ///   - patience: How long to wait while another program holds the store.
    /// - Returns: The open store; its file is closed when the last reference goes.
    /// - Throws: A ``StorageError`` with code `notAStore`, `corrupt`, `newerSchema`, `olderSchema`, `busy`,
    ///   `cannotOpen` or `cannotWrite`.
    public static func open(
        _ path: String, for access: Access, patience: Duration = .seconds(5)
    ) throws(StorageError) -> FileTripStore {
        let connection =
            switch access {
            case .reading: try connectionForReading(path, patience: patience)
            case .writing: try connectionForWriting(path, patience: patience)
            }
        return FileTripStore(path: path, access: access, patience: patience, connection: connection)
    }

    private static func connectionForReading(
        _ path: String, patience: Duration
    ) throws(StorageError) -> Connection? {
        switch try SystemCall.entry(at: path) {
        case .nothing, .file(_, size: 0): return nil
        case .other: throw notAFile(path)
        case .file(let file, _):
            do {
                return try connection(file, path: path, mode: .shared, patience: patience)
            } catch  where error.lacksSpace {
                return try connection(file, path: path, mode: .alone, patience: patience)
            } catch  where error.code == .cannotOpen || error.code == .cannotWrite {
                guard try !isInUse(path) else { throw error }
                return try connection(file, path: path, mode: .immutable, patience: patience)
            }
        }
    }

    private static func connectionForWriting(_ path: String, patience: Duration) throws(StorageError)
        -> Connection
    {
        if case .nothing = try SystemCall.entry(at: path) {
            try SystemCall.createParents(of: path)
            try SystemCall.createFile(at: path)
        }
        guard case .file(let file, let size) = try SystemCall.entry(at: path) else { throw notAFile(path) }
        // An empty file becomes a new store.
        if size == 0 { SystemCall.restrict(path) }
        let connection = try connection(file, path: path, mode: .shared, patience: patience)
        // A sealing was interrupted before the file was rewritten. If that fails again, the mark stays.
        if try connection.hasTraces() { try? connection.wipe() }
        return connection
    }

    /// Opens the file and brings it up to date.
    ///
    /// SQLite does not wait for every lock: switching to the WAL, or reading meanwhile, fails at once as
    /// busy. So it is retried until the patience ends.
    private static func connection(
        _ file: SystemCall.FileIdentity, path: String, mode: Connection.Mode, patience: Duration
    ) throws(StorageError) -> Connection {
        let end = ContinuousClock.now + patience
        while true {
            do throws(StorageError) {
                let connection = try Connection(file, path: path, mode: mode, patience: patience)
                if try connection.shape() < Schema.newest { try connection.bringUpToDate() }
                try connection.requireOwnObjects()
                return connection
            } catch {
                guard error.code == .busy, ContinuousClock.now < end else { throw error }
                SystemCall.pause(microseconds: 5_000)
            }
        }
    }

    /// Returns whether SQLite's files beside a store in use exist.
    private static func isInUse(_ path: String) throws(StorageError) -> Bool {
        for suffix in ["-wal", "-shm"] {
            if case .file = try SystemCall.entry(at: path + suffix) { return true }
        }
        return false
    }

    private static func notAFile(_ path: String) -> StorageError {
        StorageError(
            .cannotOpen, subject: path,
            reason: tr("is not a file; name the file that the store is, or shall be"))
    }
}
