import GRDB
import Messages

extension FileTripStore {
    /// Checks the whole file for problems.
    ///
    /// SQLite's own checks come first; if they find damage, nothing else is checked. Unknown zones and
    /// impossible times are left to callers, who have current rules.
    ///
    /// - Returns: The problems; empty when there are none, or no file.
    /// - Throws: A ``StorageError`` when the file cannot be read.
    public func problems() throws(StorageError) -> [StoreProblem] {
        guard let connection else { return [] }
        do throws(StorageError) {
            return try connection.attempt {
                try connection.queue.writeWithoutTransaction { database in
                    var inspection = StoreInspection(FileSession(database, connection))
                    // It changes nothing, but the index of words is read through a temporary table, and FTS5 checks
                    // it as if it wrote.
                    try database.inTransaction(.deferred) {
                        try inspection.run()
                        return .rollback
                    }
                    return inspection.problems
                }
            }
        } catch  where error.code == .corrupt {
            // Too damaged for SQLite to say where.
            return [
                StoreProblem(.damaged, .error, subject: error.subject, message: error.reason, mend: .restore)
            ]
        }
    }

    /// Repairs what can be repaired without a backup.
    ///
    /// Derived columns are recomputed, and bytes without an attachment are deleted. Parts of a missing trip
    /// or traveller get one, "Recovered" and a number; an optional reference to a missing row is emptied.
    /// Bytes left by sealing are erased, the index of words is made anew, and files are taken from others than their
    /// owner. Otherwise the history is deleted, since it may contain the same problems.
    ///
    /// - Parameter copy: The path of a copy of the file as it was, made before records change; nil for none.
    /// - Returns: The repaired problems; those with another mend than ``StoreProblem/Mend/repair`` stay.
    /// - Throws: A ``StorageError`` when the file or the copy cannot be written; then no record has changed.
    public func repair(copyingTo copy: String? = nil) throws(StorageError) -> [StoreProblem] {
        let problems = try problems().filter { $0.mend == .repair }
        guard !problems.isEmpty, let connection else { return [] }
        guard access == .writing else { throw openedForReading }
        if problems.contains(where: { $0.code == .traces }) { try connection.wipe() }
        for problem in problems where problem.code == .openToOthers {
            for suffix in StoreInspection.files { SystemCall.restrict(problem.subject + suffix) }
        }
        let isOfRows = problems.contains(where: \.isOfRows)
        guard isOfRows || problems.contains(where: { $0.code == .wordIndex }) else { return problems }
        // Bytes of sealed trips are in no copy: they are erased by now.
        if isOfRows, let copy { try backup(to: copy) }
        try connection.attempt {
            try connection.queue.write { database in
                if isOfRows {
                    let session = FileSession(database, connection)
                    try session.repair()
                    try session.forgetHistory()
                    try session.finish()
                }
                try WordIndex(database: database).rebuild()
            }
        }
        return problems
    }

    /// Rewrites the file without the space of deleted records.
    ///
    /// - Throws: A ``StorageError`` when the file cannot be written, with code ``StorageError/Code/busy`` while another
    ///   program uses it.
    public func compact() throws(StorageError) {
        guard access == .writing, let connection else { throw openedForReading }
        try connection.compact()
    }

    /// Copies the store into another file, in one consistent state, while others may write.
    ///
    /// The copy is complete or absent: it gets its name at the end. Only its owner can access it (0600).
    ///
    /// - Parameters:
    ///   - path: The file of the copy.
    ///   - replacing: Whether a file of this name may be replaced.
    /// - Throws: A ``StorageError`` with code ``StorageError/Code/cannotWrite`` when there is such a file already or the
    ///   disk is full, or ``StorageError/Code/cannotOpen`` when there is no store.
    public func backup(to path: String, replacing: Bool = false) throws(StorageError) {
        guard let connection else {
            throw StorageError(
                .cannotOpen, subject: self.path, reason: tr("is not there, so there is nothing to copy"))
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
        StorageError(.cannotWrite, subject: path, reason: tr("was opened for reading only"))
    }
}
