import Foundation
import GRDB

/// The index of the words of activities in a store's file: a contentless table of SQLite's FTS5.
///
/// It excludes activities that cannot match a search and decides nothing: what it finds is matched as without it. So
/// it may have words that a row no longer has, but must have all that a row has. Triggers of the schema list the rows
/// whose texts change, also where another program changes them; a search adds these, and the end of the transaction
/// puts them into the index.
struct WordIndex {
    let database: Database

    /// The table of FTS5; the tables with its data have names that begin with it.
    static let table = "word"

    /// What the file says of its index.
    struct State: Equatable {
        /// The version of ``SearchWords`` that made it; 0 for no index.
        let folding: Int
        /// The largest id of the rows in it; those with larger ones are not.
        let lastRow: Int64
    }

    /// Returns what the file says of its index.
    func state() throws -> State {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT folding, lastRow FROM wordIndex WHERE id = 1"))
        return State(
            folding: try row?.decode(Int.self, atIndex: 0) ?? 0,
            lastRow: try row?.decode(Int64.self, atIndex: 1) ?? 0)
    }

    /// Returns whether this build of SQLite has FTS5; without it a search reads all texts.
    func isAvailable() throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM pragma_module_list WHERE name = 'fts5')") ?? false
    }

    /// A row that each search of the index finds, and that is no activity's.
    ///
    /// FTS5 takes some damaged data for an empty index.
    static let sentinel: Int64 = 0

    /// The rows that a search must read because their words are not in the index; the largest id in it is the argument.
    static let missingRows = """
        SELECT activityId FROM reworded WHERE NOT isIndexed
        UNION ALL SELECT id FROM activity WHERE id > ?1
        """
}

// MARK: - Searching

extension WordIndex {
    /// Returns the rows that may match a search, some perhaps twice, or `nil` where all rows must be read.
    ///
    /// So it is without an index, with a damaged one or one of another version, and where so many rows have the words
    /// that reading all of them is faster.
    func candidates(for query: SearchQuery) -> [Int64]? {
        do {
            let state = try state()
            guard state.folding == SearchWords.version else { return nil }
            let most = max(1_000, state.lastRow / 4)
            let sql = """
                SELECT rowid FROM \(Self.table) WHERE \(Self.table) MATCH ?2
                UNION ALL \(Self.missingRows)
                UNION ALL SELECT id FROM activity WHERE organization IN (SELECT value FROM json_each(?3))
                LIMIT ?4
                """
            let rows = try Int64.fetchAll(
                database.cachedStatement(sql: sql),
                arguments: [
                    state.lastRow, Self.expression(for: query), try organizations(named: query), most + 1,
                ])
            return Int64(rows.count) > most || !rows.contains(Self.sentinel) ? nil : rows
        } catch {
            return nil
        }
    }

    /// Returns the organizations of whose name a word of a search may be, as a list in JSON.
    ///
    /// Their activities have the word, and the index does not.
    private func organizations(named query: SearchQuery) throws -> String {
        var sieve = SearchSieve(query)
        let cursor = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT json_quote(uuid), name FROM organization"))
        var found: [String] = []
        while let row = try cursor.next() {
            sieve.begin()
            try row.withUnsafeData(atIndex: 1) { $0?.withUnsafeBytes { sieve.add($0) } }
            if sieve.passesAny { found.append(try row.decode(String.self, atIndex: 0)) }
        }
        return "[\(found.joined(separator: ","))]"
    }

    /// The most words that are looked up; the longest have the fewest rows.
    private static let mostWords = 8

    /// Returns a search in the language of FTS5: rows with all its words, and those whose words are unsure.
    static func expression(for query: SearchQuery) -> String {
        var terms: Set<String> = []
        for phrase in query.phrases {
            for (index, word) in phrase.words.enumerated() {
                let isBeginning = phrase.isBeginning && index == phrase.words.count - 1
                terms.insert("\"\(word)\"\(isBeginning ? "*" : "")")
            }
        }
        let longest = terms.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(mostWords)
        return "(\(longest.joined(separator: " AND "))) OR \"\(IndexedText.unsure)\""
    }
}

// MARK: - Keeping it up to date

extension WordIndex {
    /// Adds the words of new and changed rows, at the end of a transaction.
    ///
    /// No change is lost because of the index: when that cannot be written, because it is damaged, it is given up, and
    /// ``StoreInspection`` reports it.
    ///
    /// - Throws: A `DatabaseError` when the file cannot be written.
    func update() throws {
        guard let state = try? state() else { return }
        let isCurrent = state.folding == SearchWords.version
        guard try isCurrent ? hasChanges(since: state) : hasActivities(), try isAvailable() else { return }
        do {
            try database.inSavepoint {
                if isCurrent, try !hasManyChanges(since: state) {
                    try addChanges(since: state)
                } else {
                    try rebuild()
                }
                // At a savepoint FTS5 writes what it has collected. So an error comes here, and not at the commit.
                try database.execute(sql: "SAVEPOINT collected; RELEASE collected")
                return .commit
            }
        } catch let error as DatabaseError where Self.isOfIndex(error) {
            try database.execute(sql: "UPDATE wordIndex SET folding = 0, lastRow = 0")
        }
    }

    /// Makes the index anew, without the words of rows that are changed or deleted; or deletes it where it cannot be
    /// made.
    func rebuild() throws {
        let isAvailable = try isAvailable()
        if isAvailable {
            try drop()
        } else if try database.tableExists("\(Self.table)_data") {
            // Without FTS5 its own table cannot be dropped, but those with its data are like any other.
            try database.execute(sql: "DELETE FROM \(Self.table)_data; DELETE FROM \(Self.table)_idx")
        }
        try database.execute(sql: "DELETE FROM reworded")
        let lastRow = try Int64.fetchOne(database, sql: "SELECT max(id) FROM activity")
        let hasIndex = isAvailable && lastRow != nil
        if hasIndex {
            try create(Self.table)
            try database.execute(
                sql: "INSERT INTO \(Self.table) (rowid, texts) VALUES (?, ?)",
                arguments: [Self.sentinel, IndexedText.unsure])
            try add("SELECT id, \(IndexedText.selection) FROM activity ORDER BY id")
        }
        try database.execute(
            sql: "INSERT OR REPLACE INTO wordIndex (id, folding, lastRow) VALUES (1, ?, ?)",
            arguments: hasIndex ? [SearchWords.version, lastRow] : [0, 0])
    }

    /// Makes an empty index.
    ///
    /// Rows are found, and their words not counted or located; so neither sizes nor positions are kept. The tokenizer
    /// splits at blanks alone here, whatever its version: all else in words of ours is a letter to it.
    private func create(_ table: String) throws {
        try database.execute(
            sql: """
                CREATE VIRTUAL TABLE \(table) USING fts5(
                    texts, content = '', columnsize = 0, detail = none, tokenize = 'ascii')
                """)
    }

    /// Deletes the index, also a damaged one.
    private func drop() throws {
        let dropping = "DROP TABLE IF EXISTS \(Self.table)"
        do {
            try database.execute(sql: dropping)
        } catch let error as DatabaseError where Self.isOfIndex(error) {
            // FTS5 does not open such a table, not even to drop it. So it gets the data of an empty one before.
            try create("temp.emptyIndex")
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS main.\(Self.table)_data (id INTEGER PRIMARY KEY, block BLOB);
                    CREATE TABLE IF NOT EXISTS main.\(Self.table)_idx (
                        segid, term, pgno, PRIMARY KEY (segid, term)) WITHOUT ROWID;
                    CREATE TABLE IF NOT EXISTS main.\(Self.table)_config (k PRIMARY KEY, v) WITHOUT ROWID;
                    """)
            for part in ["data", "idx", "config"] {
                let name = "\(Self.table)_\(part)"
                try database.execute(
                    sql:
                        "DELETE FROM main.\(name); INSERT INTO main.\(name) SELECT * FROM temp.emptyIndex_\(part)"
                )
            }
            try database.execute(sql: "DROP TABLE temp.emptyIndex; \(dropping)")
        }
    }

    /// Returns whether an error says that the index is missing or damaged, and not that the file cannot be written.
    private static func isOfIndex(_ error: DatabaseError) -> Bool {
        [.SQLITE_ERROR, .SQLITE_CORRUPT, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_LOCKED]
            .contains(error.resultCode)
    }

    func hasActivities() throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM activity)") ?? false
    }

    func hasChanges(since state: State) throws -> Bool {
        try Bool.fetchOne(
            database.cachedStatement(sql: "SELECT EXISTS (\(Self.missingRows))"), arguments: [state.lastRow])
            ?? false
    }

    /// Returns whether so many rows were changed since the index was made that it is made anew.
    ///
    /// It has their former words, too. A tenth of all rows costs each change what ten rows cost an import.
    private func hasManyChanges(since state: State) throws -> Bool {
        let changed = try Int64.fetchOne(database, sql: "SELECT count(*) FROM reworded") ?? 0
        return changed > state.lastRow / 10
    }

    private func addChanges(since state: State) throws {
        let columns = IndexedText.selection
        try add(
            """
            SELECT id, \(columns) FROM activity
            WHERE id IN (SELECT activityId FROM reworded WHERE NOT isIndexed) ORDER BY id
            """)
        try add("SELECT id, \(columns) FROM activity WHERE id > ? ORDER BY id", [state.lastRow])
        try database.execute(
            sql: """
                UPDATE reworded SET isIndexed = 1 WHERE NOT isIndexed;
                UPDATE wordIndex SET lastRow = coalesce((SELECT max(id) FROM activity), 0);
                """)
    }

    /// Adds the words of selected rows, which come in ascending order: FTS5 is slow with any other.
    private func add(_ sql: String, _ arguments: StatementArguments = []) throws {
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        let insertion = try database.makeStatement(
            sql: "INSERT INTO \(Self.table) (rowid, texts) VALUES (?, ?)")
        insertion.setUncheckedArguments([])
        var text = IndexedText()
        while let row = try rows.next() {
            try text.read(row, from: 1)
            var values = RowBinding(insertion)
            values.add(try row.decode(Int64.self, atIndex: 0))
            text.bytes.withUnsafeBufferPointer { values.add(utf8: $0) }
            try values.finish()
            try insertion.execute()
        }
    }
}
