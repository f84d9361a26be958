import GRDB
import Messages

extension Connection {
    /// Returns the schema number of the file; 0 for a new file.
    ///
    /// - Throws: A ``StorageError`` with code ``StorageError/Code/newerSchema`` or
    ///   ``StorageError/Code/olderSchema`` for an unknown schema.
    func shape() throws(StorageError) -> Int {
        try attempt { try queue.read { database in try shape(in: database, knowing: Schema.newest) } }
    }

    /// Runs the steps that the file lacks, in one transaction.
    ///
    /// Two processes may do this at once; the second finds it done. GRDB's own migrator decides what is
    /// missing before its transaction begins, so there the second would fail.
    ///
    /// - Parameter steps: All steps of the program.
    /// - Throws: A ``StorageError``; then the file has the schema that it had.
    func bringUpToDate(_ steps: [Schema.Step] = Schema.steps) throws(StorageError) {
        try attempt {
            try queue.writeWithoutTransaction { database in
                try claim(database)
                // Before the first table: readers and a writer that do not wait for each other.
                try database.execute(sql: "PRAGMA journal_mode = WAL")
                // A step that rebuilds a table must not cascade; the pragma has no effect inside a transaction.
                try database.execute(sql: "PRAGMA foreign_keys = OFF")
                try database.inTransaction(.immediate) {
                    try run(steps, in: database)
                    return .commit
                }
                try database.execute(sql: "PRAGMA foreign_keys = ON")
            }
        }
    }

    /// Refuses a file with triggers or views that are not of the schema, which would act or answer in place of its tables.
    ///
    /// - Throws: A ``StorageError`` with code ``StorageError/Code/corrupt`` that names one.
    func requireOwnObjects() throws(StorageError) {
        let stranger = try attempt { () -> String? in
            try queue.read { database in
                let cursor = try Row.fetchCursor(
                    database,
                    sql:
                        "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name"
                )
                while let row = try cursor.next() {
                    let (type, name, sql): (String?, String?, String?) = (row[0], row[1], row[2])
                    guard type == "trigger", let sql, Schema.words.contains(sql) else {
                        return tr("\(type ?? "") \(name ?? "")", as: "object of a database")
                    }
                }
                return nil
            }
        }
        guard let stranger else { return }
        throw StorageError(
            .corrupt, subject: path,
            reason: tr(
                "has a \(Excerpt.of(stranger)) that no Meridian makes, and that would change what is read or written; "
                    + "meridian restore BACKUP --db NEW makes a sound store, and without a backup sqlite3 takes it out with DROP"
            ))
    }

    /// Writes our application id into an empty file's header, and to the disk, before anything else.
    private func claim(_ database: Database) throws {
        try database.inTransaction(.immediate) {
            let mark = try Int32.fetchOne(database, sql: "PRAGMA application_id")
            if mark != Schema.applicationID {
                try database.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
            }
            return .commit
        }
    }

    private func run(_ steps: [Schema.Step], in database: Database) throws {
        let newest = Schema.number(after: steps)
        let shape = try shape(in: database, knowing: newest)
        // Another process was faster.
        guard shape < newest else { return }
        for (number, step) in zip(Schema.first..., steps) where number > shape {
            try database.execute(sql: step.sql)
            try database.execute(
                sql: "INSERT INTO shape (number, release) VALUES (?, ?)", arguments: [number, step.release])
        }
        // Changes to rows of another schema cannot be reverted. Nothing cascades here.
        for table in ["mark", "made", "command"] { try database.execute(sql: "DELETE FROM \(table)") }
        for table in try HistoryTable.all(in: database) { try database.execute(sql: table.making) }
        try database.checkForeignKeys()
        try database.execute(sql: "PRAGMA user_version = \(newest)")
    }

    private func shape(in database: Database, knowing newest: Int) throws -> Int {
        let number = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard number >= 0 else {
            throw StorageError(.corrupt, subject: path, reason: StorageError.damage("shape \(number)"))
        }
        guard number == 0 || number >= Schema.first else {
            throw StorageError(
                .olderSchema, subject: path,
                reason: tr(
                    "was written by a Meridian from before release 0.1.0 (shape \(number)); back it up with the last "
                        + "program that opens it (meridian backup), move the file away, and bring the backup in with "
                        + "this one (meridian restore)"))
        }
        guard number > newest else { return number }
        let release = try String.fetchOne(
            database, sql: "SELECT release FROM shape ORDER BY number DESC LIMIT 1")
        throw StorageError(
            .newerSchema, subject: path,
            reason: tr(
                "was written by a newer Meridian (shape \(number), this one knows \(newest)); "
                    + "use release \(release ?? tr("that made it")) or later"))
    }
}
