import Foundation
import GRDB

extension FileSession {
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit] {
        let query = SearchQuery(text)
        guard !query.phrases.isEmpty, limit > 0 else { return [] }
        var scan = SearchScan(query, limit: limit)
        var rows = try rows(
            passing: SearchSieve(query), of: WordIndex(database: database).candidates(for: query))[...]
        if rows.count > Self.most { rows = try ordered(rows)[...] }
        // Where very many match, the first are found without making the others.
        while !rows.isEmpty, !scan.hasAllActivities {
            let isShown = includingArchived ? "TRUE" : "NOT trip.isArchived"
            try scan.look(
                at: tripActivities(
                    where: "activity.id IN (SELECT value FROM json_each(?)) AND \(isShown)",
                    [Self.list(rows.prefix(Self.most))]), in: self)
            rows = rows.dropFirst(Self.most)
        }
        try scan.lookAtTrips(in: self, includingArchived: includingArchived)
        return scan.hits
    }

    /// The most activities that are read at once.
    private static let most = 1_000

    /// The columns that contain all of an activity's ``SearchedText``.
    ///
    /// In addresses, ``EscapedList`` puts at most a letter before a word.
    private static let searched = IndexedText.columns.map { "activity.\($0)" } + ["organization.name"]

    private static func list(_ rows: some Sequence<Int64>) -> String {
        "[" + rows.map(String.init).joined(separator: ",") + "]"
    }

    /// Returns the rows of activities that pass a sieve.
    ///
    /// - Parameters:
    ///   - sieve: The sieve.
    ///   - candidates: The rows to read; `nil` for all.
    /// - Returns: The rows, in any order.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    private func rows(passing sieve: SearchSieve, of candidates: [Int64]?) throws(StorageError) -> [Int64] {
        var sieve = sieve
        return try connection.attempt {
            let condition =
                candidates == nil ? "" : "WHERE activity.id IN (SELECT value FROM json_each(?))"
            let cursor = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT activity.id, \(Self.searched.joined(separator: ", ")) FROM activity
                        LEFT JOIN organization ON organization.uuid = activity.organization \(condition)
                        """), arguments: candidates.map { [Self.list($0)] } ?? [])
            var rows: [Int64] = []
            while let row = try cursor.next() {
                sieve.begin()
                for index in 1...Self.searched.count {
                    try row.withUnsafeData(atIndex: index) { $0?.withUnsafeBytes { sieve.add($0) } }
                }
                if sieve.passes { rows.append(row[0]) }
            }
            return rows
        }
    }

    /// Returns rows of activities in the order of lists.
    private func ordered(_ rows: some Sequence<Int64>) throws(StorageError) -> [Int64] {
        try connection.attempt {
            try Int64.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT activity.id FROM activity JOIN trip ON trip.id = activity.tripId
                        WHERE activity.id IN (SELECT value FROM json_each(?))
                        ORDER BY earliest, activity.uid, recurrenceId, trip.uuid
                        """), arguments: [Self.list(rows)])
        }
    }
}
