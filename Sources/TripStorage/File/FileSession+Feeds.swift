import CivilTime
import GRDB
import Trips

extension FileSession {
    func feeds() throws(StorageError) -> [Feed] {
        try rows("SELECT \(FeedRow.selection) FROM feed ORDER BY id", [], FeedRow.feed)
    }

    func save(_ feed: Feed) throws(StorageError) {
        try Storable.check(feed)
        try executeBesideHistory(FeedRow.upsert, StatementArguments(FeedRow.values(of: feed)))
    }

    func delete(_ id: FeedID) throws(StorageError) -> Bool {
        let count = database.totalChangesCount
        try executeBesideHistory("DELETE FROM feed WHERE uuid = ?", [id.text])
        return database.totalChangesCount > count
    }

    /// Runs a statement on a table without undo, which leaves the history as it is.
    func executeBesideHistory(
        _ sql: String, _ arguments: StatementArguments
    ) throws(StorageError) {
        let count = database.totalChangesCount
        try execute(sql, arguments)
        settledChanges += database.totalChangesCount - count
    }
}

/// Converts a feed to the columns of its row and back.
enum FeedRow {
    static let columns = [
        "uuid", "label", "trip", "person", "redaction", "digest", "createdAt", "expiresAt", "lastUsedAt",
        "account",
    ]

    static let upsert = RowSQL.upsert(into: "feed", columns, key: ["uuid"])

    static let selection = columns.joined(separator: ", ")

    static func values(of feed: Feed) -> RowValues {
        var values: RowValues = []
        values.add(feed.id.text)
        values.add(feed.label)
        switch feed.scope {
        case .trip(let id):
            values.add(id.text)
            values.addNulls(1)
        case .person(let id):
            values.addNulls(1)
            values.add(id.text)
        case .all: values.addNulls(2)
        }
        values.add(feed.redaction.rawValue)
        values.add(feed.digest)
        values.add(feed.createdAt)
        values.add(feed.expiresAt)
        values.add(feed.lastUsedAt)
        values.add(feed.account)
        return values
    }

    static func feed(from row: Row) throws -> Feed {
        var reader = RowReader(row)
        let id = FeedID(try reader.next(String.self))
        let label = try reader.next(String.self)
        let (trip, person) = (try reader.text(), try reader.text())
        let scope: Feed.Scope =
            trip.map { .trip(TripID($0)) } ?? person.map { .person(PersonID($0)) } ?? .all
        let redaction = try reader.word(Redaction.self)
        let digest = try reader.next(String.self)
        let createdAt = try Instant(secondsSinceEpoch: reader.next(Int64.self))
        return Feed(
            id: id, label: label, scope: scope, redaction: redaction, digest: digest, createdAt: createdAt,
            expiresAt: try reader.instant(), lastUsedAt: try reader.instant(), account: try reader.text())
    }
}
