import CivilTime
import GRDB
import Messages

extension FileSession {
    func history() throws(StorageError) -> [HistoryEntry] { try entries(undone: false) }

    func undone() throws(StorageError) -> [HistoryEntry] { try entries(undone: true) }

    private func entries(undone: Bool) throws(StorageError) -> [HistoryEntry] {
        try rows(
            "SELECT number, at, title, changes FROM command WHERE isUndone = ? ORDER BY number DESC", [undone]
        ) { row in
            HistoryEntry(
                number: try row.decode(Int64.self, atIndex: 0),
                at: try Instant(secondsSinceEpoch: row.decode(Int64.self, atIndex: 1)),
                title: try row.decode(String.self, atIndex: 2), changes: try row.decode(Int.self, atIndex: 3))
        }
    }

    func record(_ title: String, at instant: Instant) throws(StorageError) {
        try settleHistory()
        try Storable.check(title, as: tr("a title"), of: title)
        _ = try beginRecording(title, at: instant, undone: false)
    }

    /// Begins to save each row that is changed, as it was before, and returns the number of the new entry.
    private func beginRecording(_ title: String, at instant: Instant, undone: Bool) throws(StorageError)
        -> Int64
    {
        try execute(
            "INSERT INTO command (at, title, changes, bytes, isUndone) VALUES (?, ?, 0, 0, ?)",
            [instant.secondsSinceEpoch, title, undone])
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
        return command
    }

    func undo() throws(StorageError) -> HistoryEntry? {
        try settleHistory()
        guard let entry = try history().first else { return nil }
        // What is sealed again must not stay open in the history.
        let sealsAgain =
            try number(
                "SELECT 1 FROM sealedTripBefore JOIN trip USING (uuid) WHERE command = ? LIMIT 1",
                [entry.number])
            != nil
        if sealsAgain || entry.changes > HistoryBounds.mostRedone {
            try execute("DELETE FROM command WHERE isUndone")
            try revert(entry.number)
            settledChanges = database.totalChangesCount
        } else {
            _ = try exchange(entry, undone: true)
        }
        return entry
    }

    func redo() throws(StorageError) -> HistoryEntry? {
        try settleHistory()
        guard let entry = try undone().first else { return nil }
        let number = try exchange(entry, undone: false)
        return HistoryEntry(number: number, at: entry.at, title: entry.title, changes: entry.changes)
    }

    /// Reverts an entry, and records that as an entry of the other kind; returns the number of that one.
    private func exchange(_ entry: HistoryEntry, undone: Bool) throws(StorageError) -> Int64 {
        let recorded = try beginRecording(entry.title, at: entry.at, undone: undone)
        try revert(entry.number)
        try settle(recorded, changes: entry.changes)
        try forgetOldHistory(undone: undone)
        settledChanges = database.totalChangesCount
        return recorded
    }

    /// Restores every row that a command changed, and deletes the command.
    private func revert(_ command: Int64) throws(StorageError) {
        let marks = Dictionary(
            uniqueKeysWithValues: try rows("SELECT tableName, largest FROM mark WHERE command = ?", [command])
            {
                (try $0.decode(String.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
            })
        // An opened trip is sealed again, and its open form must not stay beside it.
        hasSealed = try number("SELECT 1 FROM sealedTripBefore WHERE command = ? LIMIT 1", [command]) != nil
        // Until the end of the transaction, since restored rows may refer to later ones.
        try execute("PRAGMA defer_foreign_keys = ON")
        let tables = try historyTables()
        for table in tables.reversed() {
            // With a missing mark the smallest number would delete everything.
            guard let largest = marks[table.name] else { continue }
            try execute(table.deletingMade, [command, largest])
        }
        // Two organizations may have exchanged their names.
        try execute(
            """
            UPDATE organization SET nameKey = char(1) || id
            WHERE id IN (SELECT id FROM organizationBefore WHERE command = ?)
            """, [command])
        for table in tables {
            for statement in table.restoring { try execute(statement, [command]) }
        }
        for reference in try connection.attempt({ try HistoryReference.all(of: tables, in: database) }) {
            try execute(reference.settling, [command])
        }
        try execute("DELETE FROM command WHERE number = ?", [command])
        isEdited = true
        forgetAll()
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
        if try settle(command, changes: nil) {
            // Redo would write over it.
            try execute("DELETE FROM command WHERE isUndone")
        }
        try forgetOldHistory(undone: false)
        settledChanges = database.totalChangesCount
    }

    /// Ends the saving of former rows, and measures them.
    ///
    /// - Parameters:
    ///   - command: The command that is recorded.
    ///   - known: The number of its changes; nil to count them.
    /// - Returns: Whether it changed anything; an entry that did not is deleted.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    @discardableResult
    private func settle(_ command: Int64, changes known: Int?) throws(StorageError) -> Bool {
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
            "UPDATE command SET changes = ?, bytes = ? WHERE number = ?",
            [known.map(Int64.init) ?? max(1, changes), size, command])
        if all == 0 {
            try execute("DELETE FROM command WHERE number = ?", [command])
        } else {
            isEdited = true
        }
        return all > 0
    }

    /// Deletes the whole history.
    func forgetHistory() throws(StorageError) {
        try settleHistory()
        try execute("DELETE FROM command")
        settledChanges = database.totalChangesCount
    }

    /// Deletes the commands beyond the limit, of those that can be undone or of those that can be redone.
    private func forgetOldHistory(undone: Bool) throws(StorageError) {
        var bytes: Int64 = 0
        let kept = try rows(
            "SELECT number, bytes FROM command WHERE isUndone = ? ORDER BY number DESC", [undone]
        ) { row in
            (number: try row.decode(Int64.self, atIndex: 0), bytes: try row.decode(Int64.self, atIndex: 1))
        }.prefix(HistoryBounds.mostCommands).prefix { command in
            bytes += command.bytes
            return bytes <= HistoryBounds.mostBytes
        }
        try execute(
            "DELETE FROM command WHERE isUndone = ? AND number < ?", [undone, kept.last?.number ?? .max])
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
