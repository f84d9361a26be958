import GRDB
import Messages
import Synchronization

/// One open file: SQLite's connection, counted in ``OpenFiles`` while it is open.
final class Connection: Sendable {
    let queue: DatabaseQueue
    let path: String
    let patience: Duration
    private let file: SystemCall.FileIdentity

    /// How SQLite opens the file.
    enum Mode {
        /// Shared with other processes.
        ///
        /// Also for reading: a read-only connection would leave the files of the WAL behind.
        case shared
        /// Unchangeable, as on a read-only disk, where the files of the WAL cannot be created.
        case immutable
        /// Held alone, with the index of the WAL in memory, as on a full disk, where it has no place in a file.
        case alone
    }

    /// Opens an existing file after a check of its header.
    init(
        _ file: SystemCall.FileIdentity, path: String, mode: Mode, patience: Duration
    ) throws(StorageError) {
        try OpenFiles.enter(file) { () throws(StorageError) in try StoreHeader.check(path) }
        do {
            queue = try DatabaseQueue(
                path: Self.name(of: path, mode), configuration: Self.configuration(mode, patience: patience))
        } catch {
            OpenFiles.leave(file)
            throw Self.translated(error, path: path, patience: patience)
        }
        self.file = file
        self.path = path
        self.patience = patience
    }

    deinit {
        // Closed first: the count is that of open descriptors.
        let closed: DatabaseQueue? = if (try? queue.close()) != nil { queue } else { nil }
        OpenFiles.leave(file)
        guard let closed else { return }
        // The previous one is released outside of the lock.
        _ = Self.lastClosed.withLock { last in
            defer { last = closed }
            return last
        }
    }

    /// The queue that was closed last, kept until the next one replaces it.
    ///
    /// libdispatch releases a GRDB queue on a thread of its own. A program that opens one store ends before
    /// that, so it need not start the thread. One that could not be closed is not kept: it closes when it is
    /// released.
    private static let lastClosed = Mutex<DatabaseQueue?>(nil)

    /// Runs work and translates its database errors; other errors pass unchanged.
    func translating<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as DatabaseError {
            throw StorageError(error, path: path, patience: patience)
        }
    }

    /// Runs work that throws only database errors and those of the store.
    func attempt<T>(_ work: () throws -> T) throws(StorageError) -> T {
        do {
            return try work()
        } catch {
            throw Self.translated(error, path: path, patience: patience)
        }
    }

    /// Rewrites the whole file without deleted data, and empties the WAL.
    ///
    /// The WAL cannot be emptied while a reader uses it; SQLite reports this in a row and not by an error.
    func compact() throws(StorageError) {
        let isEmptied = try attempt {
            try queue.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    try WordIndex(database: database).rebuild()
                    return .commit
                }
                try database.execute(sql: "VACUUM")
                return try Int.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == 0
            }
        }
        guard isEmptied else {
            throw StorageError(
                .busy, subject: path,
                reason: tr("is read by another program, so that its log cannot be emptied"))
        }
    }

    /// Copies the database into an empty file, with SQLite's own backup.
    func copy(to path: String) throws(StorageError) {
        do {
            let target = try DatabaseQueue(path: path)
            try queue.backup(to: target)
            try target.close()
        } catch {
            throw Self.translated(error, path: path, patience: patience)
        }
    }

    /// Returns whether bytes of sealed trips may be left in the file.
    func hasTraces() throws(StorageError) -> Bool {
        try attempt {
            try queue.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM trace)") ?? false }
        }
    }

    /// Erases the bytes of sealed trips from the file, after the transaction.
    ///
    /// The row of `trace` is removed when nothing is left: a reader can keep the log from being
    /// emptied.
    func wipe() throws(StorageError) {
        do throws(StorageError) {
            try compact()
            try attempt {
                try queue.writeWithoutTransaction { try $0.execute(sql: "DELETE FROM trace") }
            }
        } catch {
            throw StorageError(
                error.code, subject: path,
                reason:
                    tr(
                        "has the trip under its passphrase, but bytes of what it was may be left in the file, "
                            + "which could not be written anew: \(error.reason); the next command that writes does it"
                    )
            )
        }
    }

    private static func translated(_ error: any Error, path: String, patience: Duration) -> StorageError {
        switch error {
        case let error as StorageError: error
        case let error as DatabaseError: StorageError(error, path: path, patience: patience)
        default: StorageError(.refused, subject: path, reason: tr("refused a statement (\(error))"))
        }
    }

    private static func configuration(_ mode: Mode, patience: Duration) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = mode == .immutable
        configuration.foreignKeysEnabled = true
        // SQLite 3.37, as in Ubuntu 22.04, checks a new column's CHECK with such texts. Ours have none.
        configuration.acceptsDoubleQuotedStringLiterals = true
        let parts = patience.components
        configuration.busyMode = .timeout(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        configuration.prepareDatabase { database in
            // Before the file is touched; afterwards the index has its place.
            if mode == .alone { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
            // What a file from elsewhere defines may call no function that does more than compute.
            try database.execute(sql: "PRAGMA trusted_schema = OFF")
            // The default, stated: acknowledged writes survive a power cut.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            // Deleted data is overwritten; not every build of SQLite does so by default.
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        return configuration
    }

    /// Returns the file's name for SQLite, which parses "file:" as a URI.
    private static func name(of path: String, _ mode: Mode) -> String {
        switch mode {
        case .shared, .alone: path.hasPrefix("file:") ? "./" + path : path
        case .immutable: "file:" + percentEncoded(path) + "?immutable=1"
        }
    }

    /// Returns the path with all but unreserved characters escaped (RFC 3986 section 2.1).
    private static func percentEncoded(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
