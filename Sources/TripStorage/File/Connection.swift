import GRDB

/// One open file: the way to SQLite, and the count in ``OpenFiles`` for as long as it is open.
final class Connection: Sendable {
    let queue: DatabaseQueue
    let path: String
    let patience: Duration
    private let file: SystemCall.FileIdentity

    /// Opens a file that is known to be there, after a look at whose it is.
    init(_ file: SystemCall.FileIdentity, path: String, readOnly: Bool, patience: Duration)
        throws(StorageError)
    {
        try OpenFiles.enter(file) { () throws(StorageError) in try StoreHeader.check(path) }
        do {
            queue = try DatabaseQueue(
                path: Self.plain(path),
                configuration: Self.configuration(readOnly: readOnly, patience: patience))
        } catch {
            OpenFiles.leave(file)
            throw Self.translated(error, path: path, patience: patience)
        }
        self.file = file
        self.path = path
        self.patience = patience
    }

    deinit {
        // Close first: the count stands for a descriptor that is open.
        try? queue.close()
        OpenFiles.leave(file)
    }

    /// Runs work and tells its database errors in the store's words; other errors pass unchanged.
    func translating<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as DatabaseError {
            throw StorageError(error, path: path, patience: patience)
        }
    }

    /// Runs work that throws nothing but database errors and the store's own.
    func attempt<T>(_ work: () throws -> T) throws(StorageError) -> T {
        do {
            return try work()
        } catch {
            throw Self.translated(error, path: path, patience: patience)
        }
    }

    private static func translated(_ error: any Error, path: String, patience: Duration) -> StorageError {
        switch error {
        case let error as StorageError: error
        case let error as DatabaseError: StorageError(error, path: path, patience: patience)
        default: StorageError(.refused, subject: path, reason: "refused a statement (\(error))")
        }
    }

    private static func configuration(readOnly: Bool, patience: Duration) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = readOnly
        configuration.foreignKeysEnabled = true
        let parts = patience.components
        configuration.busyMode = .timeout(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        configuration.prepareDatabase { database in
            // The default, said aloud: what is acknowledged survives a power cut.
            if !readOnly { try database.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }

    /// SQLite takes a name that begins with "file:" for a URI.
    private static func plain(_ path: String) -> String { path.hasPrefix("file:") ? "./" + path : path }
}
