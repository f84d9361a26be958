import Foundation
import GRDB
import Trips

extension FileSession {
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit] {
        let query = SearchQuery(text)
        guard !query.phrases.isEmpty, limit > 0 else { return [] }
        return try SearchScan.hits(
            query, limit: limit, includingArchived: includingArchived,
            activities: try activities(passing: SearchSieve(query), includingArchived: includingArchived),
            in: self)
    }

    /// Everything of a row of `activity` that ``SearchedText`` has, in one text.
    ///
    /// What stands between is neither a letter nor a digit; in addresses, ``EscapedList`` puts a letter before a word at most.
    private static let searched =
        ([
            "placeName", "placeCode", "placeTerminal", "placeGate", "placeAddress", "destinationName",
            "destinationCode", "destinationTerminal", "destinationGate", "destinationAddress", "carrier",
            "activity.number", "confirmation", "seat", "organization.name",
        ].map { "coalesce(\($0), '')" } + ["title", "activity.notes"]).joined(separator: " || char(10) || ")

    /// Reads the activities that a sieve lets pass, in the order of lists.
    private func activities(
        passing sieve: SearchSieve, includingArchived: Bool
    ) throws(StorageError) -> [TripActivity] {
        var sieve = sieve
        let rows = try connection.attempt {
            let cursor = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT activity.id, \(Self.searched) FROM activity
                        LEFT JOIN organization ON organization.uuid = activity.organization
                        """))
            var rows: [Int64] = []
            while let row = try cursor.next() {
                let passes = try row.withUnsafeData(atIndex: 1) { data in
                    data?.withUnsafeBytes { sieve.passes($0) } ?? true
                }
                if passes { rows.append(row[0]) }
            }
            return rows
        }
        let ids = "[" + rows.map(String.init).joined(separator: ",") + "]"
        let isShown = includingArchived ? "TRUE" : "NOT trip.isArchived"
        return try tripActivities(
            where: "activity.id IN (SELECT value FROM json_each(?)) AND \(isShown)", [ids])
    }
}
