import CivilTime
import GRDB
import Messages

extension FileSession {
    func history() throws(StorageError) -> [HistoryEntry] {
        try rows("SELECT number, at, title, changes FROM command ORDER BY number DESC") { row in
            HistoryEntry(
                number: try row.decode(Int64.self, atIndex: 0),
                at: try Instant(secondsSinceEpoch: row.decode(Int64.self, atIndex: 1)),
                title: try row.decode(String.self, atIndex: 2), changes: try row.decode(Int.self, atIndex: 3))
        }
    }

    func record(_ title: String, at instant: Instant) throws(StorageError) {
        try settleHistory()
        try Storable.check(title, as: tr("a title"), of: title)
        try execute(
            "INSERT INTO command (at, title, changes, bytes) VALUES (?, ?, 0, 0)",
            [instant.secondsSinceEpoch, title])
        let command = database.lastInsertedRowID
        for table in try historyTables() {
            let largest = try number("SELECT max(id) FROM \(table.name)") ?? 0
            try execute(
                "INSERT INTO mark (command, tableName, largest) VALUES (?, ?, ?)",
                [command, table.name, largest])
            try executeAll(table.triggers(command: command, largest: largest))
        }
        recording = command
        settledChanges = database.totalChangesCount
    }

    func undo() throws(StorageError) -> HistoryEntry? {
        try settleHistory()
        guard let entry = try history().first else { return nil }
        let marks = Dictionary(
            uniqueKeysWithValues: try rows(
                "SELECT tableName, largest FROM mark WHERE command = ?", [entry.number]
            ) { (try $0.decode(String.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1)) })
        // An opened trip is sealed again, and its open form must not stay beside it.
        hasSealed =
            try number("SELECT 1 FROM sealedTripBefore WHERE command = ? LIMIT 1", [entry.number]) != nil
        // Until the end of the transaction, since restored rows may refer to later ones.
        try execute("PRAGMA defer_foreign_keys = ON")
        let tables = try historyTables()
        for table in tables.reversed() {
            // With a missing mark the smallest number would delete everything.
            guard let largest = marks[table.name] else { continue }
            try execute(table.deletingMade, [entry.number, largest])
        }
        // Two organizations may have exchanged their names.
        try execute(
            """
            UPDATE organization SET nameKey = char(1) || id
            WHERE id IN (SELECT id FROM organizationBefore WHERE command = ?)
            """, [entry.number])
        for table in tables {
            for statement in table.restoring { try execute(statement, [entry.number]) }
        }
        for reference in try connection.attempt({ try HistoryReference.all(of: tables, in: database) }) {
            try execute(reference.settling, [entry.number])
        }
        try execute("DELETE FROM command WHERE number = ?", [entry.number])
        isEdited = true
        forgetAll()
        settledChanges = database.totalChangesCount
        return entry
    }
}

// MARK: - Keeping the history in order

extension FileSession {
    /// Closes the transaction's history entry, and deletes the history after unrecorded writes.
    ///
    /// Undo could not be applied to those.
    func settleHistory() throws(StorageError) {
        guard let command = recording else {
            if database.totalChangesCount != settledChanges {
                isEdited = true
                try execute("DELETE FROM command")
            }
            settledChanges = database.totalChangesCount
            return
        }
        recording = nil
        let tables = try historyTables()
        var size: Int64 = 0
        var all: Int64 = 0
        var changes: Int64 = 0
        let hasMade = try number("SELECT 1 FROM made WHERE command = ? LIMIT 1", [command]) != nil
        for (table, counts) in zip(tables, HistoryTable.names.map(\.counts)) {
            try executeAll(table.droppingTriggers)
            if !hasMade { try execute(table.forgettingUnchanged, [command]) }
            size += try number(table.size, [command]) ?? 0
            let largest = try number(
                "SELECT largest FROM mark WHERE command = ? AND tableName = ?", [command, table.name])
            let count = try number(table.count, [command, largest]) ?? 0
            all += count
            if counts { changes += count }
        }
        // Changes of rows that do not count by themselves still make one change.
        try execute(
            "UPDATE command SET changes = ?, bytes = ? WHERE number = ?", [max(1, changes), size, command])
        if all == 0 {
            try execute("DELETE FROM command WHERE number = ?", [command])
        } else {
            isEdited = true
        }
        try forgetOldHistory()
        settledChanges = database.totalChangesCount
    }

    /// Deletes the whole history.
    func forgetHistory() throws(StorageError) {
        try settleHistory()
        try execute("DELETE FROM command")
        settledChanges = database.totalChangesCount
    }

    /// Deletes the oldest commands beyond the limit.
    private func forgetOldHistory() throws(StorageError) {
        var bytes: Int64 = 0
        let kept = try rows("SELECT number, bytes FROM command ORDER BY number DESC") { row in
            (number: try row.decode(Int64.self, atIndex: 0), bytes: try row.decode(Int64.self, atIndex: 1))
        }.prefix(HistoryBounds.mostCommands).prefix { command in
            bytes += command.bytes
            return bytes <= HistoryBounds.mostBytes
        }
        try execute("DELETE FROM command WHERE number < ?", [kept.last?.number ?? .max])
    }

    private func historyTables() throws(StorageError) -> [HistoryTable] {
        try connection.attempt { try HistoryTable.all(in: database) }
    }

    private func executeAll(_ sql: String) throws(StorageError) {
        try connection.attempt { try database.execute(sql: sql) }
    }

    /// Selects rows of `content` that neither an attachment nor undo needs.
    static let isLoose = """
        NOT EXISTS (SELECT 1 FROM attachment WHERE attachment.digest = content.digest)
        AND NOT EXISTS (SELECT 1 FROM attachmentBefore WHERE attachmentBefore.digest = content.digest)
        """

    /// Selects those of them to delete; while an attachment lacks its bytes, these may be them.
    static let isUnused = """
        \(isLoose) AND NOT EXISTS (
            SELECT 1 FROM attachment WHERE attachment.digest IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM content AS bytes WHERE bytes.digest = attachment.digest))
        """

    /// Deletes the bytes of files that neither an attachment nor undo needs.
    func forgetUnusedContent() throws(StorageError) {
        try execute("DELETE FROM content WHERE \(Self.isUnused)")
    }

    /// Ends every transaction that writes.
    func finish() throws(StorageError) {
        try settleHistory()
        try forgetUnusedContent()
        try forgetUnusedRoles()
        try countEdition()
    }
}
