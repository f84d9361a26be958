import GRDB
import Trips

extension FileTripStore {
    /// Looks through the whole file for what is wrong in it.
    ///
    /// SQLite's own checks come first, and where those find damage nothing else is looked at. Whether zones are known
    /// and times make sense is for those to say who know the rules of today.
    ///
    /// - Returns: The problems; empty when there is none, or no file.
    /// - Throws: A ``StorageError`` when the file cannot be read.
    public func problems() throws(StorageError) -> [StoreProblem] {
        guard let connection else { return [] }
        do throws(StorageError) {
            return try connection.attempt {
                try connection.queue.read { database in
                    var inspection = StoreInspection(FileSession(database, connection))
                    try inspection.run()
                    return inspection.problems
                }
            }
        } catch  where error.code == .corrupt {
            // So damaged that SQLite cannot even say where.
            return [
                StoreProblem(.damaged, .error, subject: error.subject, message: error.reason, mend: .restore)
            ]
        }
    }

    /// Mends what can be mended without a backup.
    ///
    /// Derived columns are made anew, bytes that no attachment has are taken away, and what names a row that is not there
    /// no longer does; where it cannot be without, it goes. Bytes that sealing has left are taken out. Otherwise the history is forgotten, since it may tell of the same.
    ///
    /// - Returns: The problems that were mended; those with another mend than ``StoreProblem/Mend/repair`` stay.
    /// - Throws: A ``StorageError`` when the file cannot be written.
    public func repair() throws(StorageError) -> [StoreProblem] {
        let problems = try problems().filter { $0.mend == .repair }
        guard !problems.isEmpty, let connection else { return [] }
        guard access == .writing else { throw openedForReading }
        if problems.contains(where: { $0.code == .traces }) { try connection.wipe() }
        guard problems.contains(where: { $0.code != .traces }) else { return problems }
        try connection.attempt {
            try connection.queue.write { database in
                let session = FileSession(database, connection)
                try session.repair()
                try session.forgetHistory()
                try session.finish()
            }
        }
        return problems
    }

    /// Writes the file anew without the room that deleted records have left.
    ///
    /// - Throws: A ``StorageError`` when the file cannot be written, with code ``StorageError/Code/busy`` while another
    ///   program uses it.
    public func compact() throws(StorageError) {
        guard access == .writing, let connection else { throw openedForReading }
        try connection.compact()
    }

    /// Copies the store into another file, in one unchanging state, while others may write.
    ///
    /// The copy is whole or not there: it gets its name at the end. It is its owner's alone (0600).
    ///
    /// - Parameters:
    ///   - path: The file of the copy.
    ///   - replacing: Whether a file of this name may be replaced.
    /// - Throws: A ``StorageError`` with code ``StorageError/Code/cannotWrite`` when there is such a file already or the
    ///   disk is full, or ``StorageError/Code/cannotOpen`` when there is no store.
    public func backup(to path: String, replacing: Bool = false) throws(StorageError) {
        guard let connection else {
            throw StorageError(
                .cannotOpen, subject: self.path, reason: "is not there, so there is nothing to copy")
        }
        if !replacing { try SystemCall.refuseExisting(path) }
        let draft = "\(path).\(SystemCall.processNumber)-new"
        try SystemCall.createFile(at: draft)
        do throws(StorageError) {
            try connection.copy(to: draft)
            try SystemCall.move(draft, to: path, replacing: replacing)
        } catch {
            for suffix in ["", "-wal", "-shm", "-journal"] { SystemCall.remove(draft + suffix) }
            throw error
        }
    }

    private var openedForReading: StorageError {
        StorageError(.cannotWrite, subject: path, reason: "was opened for reading only")
    }
}

extension FileSession {
    /// Which rows of `content` no attachment has, and none that undo would bring back.
    static let isUnused = """
        NOT EXISTS (SELECT 1 FROM attachment WHERE attachment.digest = content.digest)
        AND NOT EXISTS (SELECT 1 FROM attachmentBefore WHERE attachmentBefore.digest = content.digest)
        """

    /// Mends derived columns and references.
    func repair() throws {
        for reference in try BrokenReference.all(in: database) where reference.parent != "content" {
            // Names of tables and columns that the schema of this program has; see HistoryTable.
            guard HistoryTable.names.contains(where: { $0.name == reference.table }) else { continue }
            let change =
                reference.isOptional
                ? "UPDATE \(reference.table) SET \(reference.column) = NULL"
                : "DELETE FROM \(reference.table)"
            try database.execute(sql: change + " WHERE id = ?", arguments: [reference.row])
        }
        let rows = try Row.fetchAll(
            database, sql: "SELECT \(ActivityRow.selection), activity.id FROM activity")
        for row in rows {
            guard let activity = try? ActivityRow.activity(from: row, extras(of:)) else { continue }
            let bounds = ActivityBounds(of: activity)
            try database.execute(
                sql: """
                    UPDATE activity SET earliest = ?1, latest = ?2, isLong = ?3
                    WHERE id = ?4 AND (earliest, latest, isLong) IS NOT (?1, ?2, ?3)
                    """,
                arguments: [
                    bounds.earliest, bounds.latest, bounds.isLong,
                    try row.decode(Int64.self, atIndex: ActivityRow.selectionCount),
                ])
        }
        for organization in try organizations() {
            try database.execute(
                sql: "UPDATE OR IGNORE organization SET nameKey = ?1 WHERE uuid = ?2 AND nameKey IS NOT ?1",
                arguments: [organization.nameKey, organization.id.text])
        }
    }
}
