import GRDB
import Messages

extension StorageError {
    /// Translates an error of SQLite.
    ///
    /// - Parameters:
    ///   - error: The error from GRDB.
    ///   - path: The store's file.
    ///   - patience: The time spent waiting for a busy store.
    init(_ error: DatabaseError, path: String, patience: Duration) {
        let detail = error.message ?? tr("SQLite error \(error.extendedResultCode.rawValue)")
        let (code, reason): (Code, String) =
            switch error.resultCode {
            case .SQLITE_NOTADB: (.notAStore, tr("is not a Meridian store"))
            case .SQLITE_CORRUPT: (.corrupt, Self.damage(detail))
            case .SQLITE_ERROR where Self.isDamage(detail): (.corrupt, Self.damage(detail))
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                (.busy, Self.busyReason(path, patience))
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_NOLFS:
                (
                    .cannotOpen,
                    tr("cannot be opened (\(detail)); the file and its directory must be accessible")
                )
            case _ where Self.isFull(error):
                (.cannotWrite, tr("cannot be written: the disk is full; nothing was changed"))
            case .SQLITE_READONLY: (.cannotWrite, tr("cannot be written (\(detail)); nothing was changed"))
            case .SQLITE_TOOBIG: (.cannotWrite, tr("cannot be written: a text is larger than SQLite holds"))
            case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_READ:
                (.cannotRead, tr("cannot be read (\(detail))"))
            case .SQLITE_IOERR: (.cannotWrite, tr("cannot be written (\(detail)); nothing was changed"))
            default: (.refused, tr("refused a statement (\(detail)); this is a fault of the program"))
            }
        self.init(code, subject: path, reason: reason)
        // Where no file may grow at all (`ulimit -f 0`), the index of the WAL cannot even be begun.
        lacksSpace = Self.isFull(error) || error.extendedResultCode == .SQLITE_IOERR_SHMOPEN
    }

    /// Returns whether the disk has no place, also where it is the index of the WAL that has none.
    private static func isFull(_ error: DatabaseError) -> Bool {
        error.resultCode == .SQLITE_FULL || error.extendedResultCode == .SQLITE_IOERR_SHMSIZE
    }

    static func damage(_ detail: String) -> String { tr("is damaged (\(detail)); restore it from a backup") }

    /// Returns whether SQLite reports a wrong table or an unknown file format.
    ///
    /// SQLite has no code for that. Our statements are the same for every file of a schema.
    private static func isDamage(_ detail: String) -> Bool {
        // untranslated: are the words of SQLite
        "unsupported file format|no such|has no column|already exists|duplicate column|foreign key mismatch"
            .split(separator: "|").contains { detail.contains($0) }
    }

    private static func busyReason(_ path: String, _ patience: Duration) -> String {
        let holder = LockHolder.writing(to: path)?.text ?? tr("another program")
        return tr("\(holder) has held it for \(patience); try again when that one is done")
    }
}
