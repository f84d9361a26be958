import Foundation
import GRDB

extension FileSession {
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit] {
        let query = SearchQuery(text)
        guard !query.phrases.isEmpty, limit > 0 else { return [] }
        return try SearchScan.hits(
            query, limit: limit, includingArchived: includingArchived,
            activities: try activities(passing: SearchSieve(query), includingArchived: includingArchived),
            in: self)
    }

    /// The columns that contain all of an activity's ``SearchedText``.
    ///
    /// In addresses, ``EscapedList`` puts at most a letter before a word.
    private static let searched = [
        "title", "placeName", "placeCode", "placeTerminal", "placeGate", "placeAddress", "destinationName",
        "destinationCode", "destinationTerminal", "destinationGate", "destinationAddress", "carrier",
        "activity.number", "confirmation", "seat", "activity.notes", "organization.name",
    ]

    /// Reads the activities that pass a sieve, in the order of lists.
    private func activities(
        passing sieve: SearchSieve, includingArchived: Bool
    ) throws(StorageError) -> [TripActivity] {
        var sieve = sieve
        let rows = try connection.attempt {
            let cursor = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT activity.id, \(Self.searched.joined(separator: ", ")) FROM activity
                        LEFT JOIN organization ON organization.uuid = activity.organization
                        """))
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
        let ids = "[" + rows.map(String.init).joined(separator: ",") + "]"
        let isShown = includingArchived ? "TRUE" : "NOT trip.isArchived"
        return try tripActivities(
            where: "activity.id IN (SELECT value FROM json_each(?)) AND \(isShown)", [ids])
    }
}
