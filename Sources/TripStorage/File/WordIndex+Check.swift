import Foundation
import GRDB
import Messages

extension WordIndex {
    /// Returns what is wrong with the index, in words that follow the file's name; `nil` where it is whole.
    ///
    /// Where SQLite has no FTS5 nothing is wrong with the file. It makes a temporary table, and what it executes at last
    /// counts as writing, so that the transaction is to be rolled back.
    func flaw() throws -> String? {
        guard try isAvailable(), try hasActivities() else { return nil }
        let damage = tr("has a damaged index of words, so that a search reads all texts, or misses some")
        do {
            let state = try state()
            guard state.folding == SearchWords.version else {
                return tr("has no index of words for this program, so that a search reads all texts")
            }
            guard try !hasChanges(since: state) else {
                return tr(
                    "has activities whose words are not in the index, so that a search reads their texts")
            }
            guard try sumOfRows() == sumOfIndex(), try !hasLostPages() else { return damage }
            try database.execute(sql: "INSERT INTO \(Self.table) (\(Self.table)) VALUES ('integrity-check')")
            return nil
        } catch let error as DatabaseError
            where [.SQLITE_BUSY, .SQLITE_READONLY].contains(error.resultCode)
        {
            // While another program writes, and where nobody may, the sums have to do.
            return nil
        } catch is DatabaseError {
            return damage
        }
    }

    /// Returns whether words stand on a page to which no row of FTS5's `idx` leads.
    ///
    /// The sums are of all pages one after another, and a search looks for the page of a word. FTS5's own check compares the
    /// rows that there are, and misses those that lack at the end. The id of a page has its segment from bit 37 on, and
    /// its number in 31 bits; its third and fourth byte say where the places of its words begin, which end it.
    private func hasLostPages() throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM \(Self.table)_data
                    WHERE (id >> 37) > 0 AND ((id >> 31) & 63) = 0
                    AND hex(substr(block, 3, 2)) < printf('%04X', length(block))
                    AND (((id >> 37) << 31) | (id & 0x7FFFFFFF)) NOT IN
                        (SELECT (segid << 31) | (pgno >> 1) FROM \(Self.table)_idx))
                """) ?? false
    }

    /// The condition of rows whose words the index has, and no others.
    private static func isUnchanged(_ row: String) -> String {
        "\(row) NOT IN (SELECT activityId FROM reworded) AND \(row) <> \(sentinel)"
    }

    /// Adds up the words of all rows, in any order.
    private func sumOfRows() throws -> UInt64 {
        let cursor = try Row.fetchCursor(
            database, sql: "SELECT id, \(IndexedText.selection) FROM activity WHERE \(Self.isUnchanged("id"))"
        )
        var sum: UInt64 = 0
        var text = IndexedText()
        while let row = try cursor.next() {
            try text.read(row, from: 1)
            let id = try row.decode(Int64.self, atIndex: 0)
            for word in text.distinctWords { sum &+= Self.digest(word, of: id) }
        }
        return sum
    }

    /// Adds up the words of the index.
    private func sumOfIndex() throws -> UInt64 {
        try database.execute(
            sql: """
                CREATE VIRTUAL TABLE temp.wordInstance
                USING fts5vocab(main, \(Self.table), instance)
                """)
        let cursor = try Row.fetchCursor(
            database, sql: "SELECT doc, term FROM temp.wordInstance WHERE \(Self.isUnchanged("doc"))")
        var sum: UInt64 = 0
        while let row = try cursor.next() {
            let id = try row.decode(Int64.self, atIndex: 0)
            try row.withUnsafeData(atIndex: 1) { term in
                term?.withUnsafeBytes { sum &+= Self.digest($0, of: id) }
            }
        }
        return sum
    }

    /// Returns the digest of a word of a row: FNV-1a, then mixed as by SplitMix64.
    private static func digest(_ word: some Collection<UInt8>, of row: Int64) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        digest = (digest ^ UInt64(bitPattern: row)) &* 0xBF58_476D_1CE4_E5B9
        return (digest ^ digest >> 31) &* 0x94D0_49BB_1331_11EB
    }
}
