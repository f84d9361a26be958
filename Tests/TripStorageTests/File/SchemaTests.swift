import GRDB
import StoreTestKit
import Testing
import Trips

@testable import TripStorage

/// The file as another program sees it.
@Suite("Store schema") struct SchemaTests {
    private func withDatabase(_ body: (Database) throws -> Void) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let activities = try Samples.varied()
            try FileTripStore.open(path, for: .writing).write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
            }
            try DatabaseQueue(path: path).write(body)
        }
    }

    @Test func `the header says whose file it is and in which shape`() throws {
        try withDatabase {
            try #expect(Int.fetchOne($0, sql: "PRAGMA application_id") == 0x4D72_646E)
            try #expect(Int.fetchOne($0, sql: "PRAGMA user_version") == 22)
            try #expect(String.fetchOne($0, sql: "PRAGMA journal_mode") == "wal")
            try #expect(
                String.fetchAll($0, sql: "SELECT release FROM shape") == Array(repeating: "0.1.0", count: 5))
            try #expect(String.fetchOne($0, sql: "PRAGMA integrity_check") == "ok")
        }
    }

    @Test func `a further step brings a store up to date, and nothing before it can be undone`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            var trip = try Samples.fullTrip()
            trip.notes = "changed"
            try store.write { try Samples.fill($0) }
            try store.write {
                try $0.record("edit", at: Samples.instant())
                try $0.update(trip)
            }
            try #expect(store.read { try $0.history() }.count == 1)
            let step = Schema.Step(
                release: "7.1.0", sql: "ALTER TABLE trip ADD COLUMN colour TEXT CHECK (colour <> '')")
            let connection = try #require(store.connection)
            // The second time, as by a process that was slower, there is nothing to do.
            for _ in 0..<2 { try connection.bringUpToDate(Schema.steps + [step]) }
            try #expect(store.read { try $0.trip(trip.id) } == trip)
            try #expect(store.read { try $0.history() } == [])
            try connection.queue.read {
                try #expect(Int.fetchOne($0, sql: "PRAGMA user_version") == 23)
                try #expect(
                    String.fetchAll($0, sql: "SELECT release FROM shape") == [
                        "0.1.0", "0.1.0", "0.1.0", "0.1.0", "0.1.0", "7.1.0",
                    ])
                try #expect(
                    String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('tripBefore')").last
                        == "colour")
                try #expect(Bool.fetchOne($0, sql: "PRAGMA foreign_keys") == true)
            }
            let error = #expect(throws: StorageError.self) { try FileTripStore.open(path, for: .reading) }
            #expect(error?.code == .newerSchema)
            #expect(error?.reason.hasSuffix("use release 7.1.0 or later") == true)
        }
    }

    @Test func `a store of shape 18 opens, with what a backup would not save`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            SystemCall.remove(path)
            _ = try FileTripStore.open(path, for: .writing)
            try DatabaseQueue(path: path).write { database in
                // As the program before made it.
                let tables = try String.fetchAll(
                    database,
                    sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
                for table in tables where table.hasSuffix("Before") {
                    try database.execute(sql: "DROP TABLE \(table)")
                }
                try database.execute(
                    sql:
                        "DROP TABLE tripRole; DROP TABLE edition; DROP TABLE syncItem; DROP TABLE syncCalendar; DROP TABLE syncAccount; DROP TABLE subscription; DELETE FROM shape WHERE number > 18"
                )
                try database.execute(
                    sql:
                        "ALTER TABLE account DROP COLUMN role; ALTER TABLE feed DROP COLUMN account; ALTER TABLE command DROP COLUMN isUndone"
                )
                try database.execute(sql: "PRAGMA user_version = 18")
                try database.execute(
                    sql: """
                        INSERT INTO account (name, password, createdAt, passwordSetAt) VALUES ('ada', 'hash', 1, 2);
                        INSERT INTO feed (uuid, label, redaction, digest, createdAt) VALUES ('f', 'All', 'busy', 'd', 1);
                        """)
            }
            try FileTripStore.open(path, for: .reading).read { reading in
                try #expect(reading.accounts().map(\.role) == [.owner])
                try #expect(reading.feeds().map(\.account) == [nil])
                try #expect(reading.roles().isEmpty)
            }
        }
    }

    @Test func `every table is strict`() throws {
        try withDatabase {
            try #expect(
                String.fetchAll(
                    $0, sql: "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict"
                )
                .filter { !$0.hasPrefix("sqlite_") } == [])
        }
    }

    @Test func `no constraint and no index has a list for which SQLite builds a tree at each row`() throws {
        try withDatabase {
            let lists = try String.fetchAll($0, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
                .flatMap { $0.matches(of: /\bIN \(([^()]*)\)/).map(\.1) }
            #expect(!lists.isEmpty)
            // Of two words SQLite makes an OR by itself.
            #expect(lists.allSatisfy { $0.split(separator: ",").count < 3 }, "\(lists)")
        }
    }

    @Test func `both ends lie there as civil time, zone, offset and release`() throws {
        try withDatabase {
            let row = try #require(
                try Row.fetchOne(
                    $0,
                    sql: """
                        SELECT startLocal, startZone, startOffset, startRelease, endLocal, endZone, endOffset, endRelease
                        FROM activity WHERE kind = 'flight'
                        """))
            let expected: [(any DatabaseValueConvertible)?] = [
                "2027-03-14T17:00:00", "Asia/Tokyo", 32_400, "2026f",
                "2027-03-14T11:00:00", "America/Los_Angeles", -25_200, "2026f",
            ]
            #expect(Array(row.databaseValues) == expected.map { $0?.databaseValue ?? .null })
        }
    }

    @Test(
        arguments: [
            "INSERT INTO activity SELECT * FROM activity LIMIT 1",
            "UPDATE activity SET tripId = 99",
            "UPDATE activity SET status = 'maybe'",
            "UPDATE activity SET isTransparent = 2",
            "UPDATE activity SET startOffset = 0, startRelease = NULL",
            "UPDATE activity SET startZone = 'UTC' WHERE isAllDay",
            "UPDATE activity SET endLocal = startLocal WHERE isAllDay",
            "UPDATE activity SET placeName = NULL, placeCode = 'HND'",
            "UPDATE activity SET startZone = '' WHERE NOT isAllDay",
            "UPDATE activity SET stamp = 'yesterday'",
            "UPDATE activity SET participants = ''",
            "INSERT INTO person (uuid, names, emails, awakeFrom, awakeUntil, isMe) VALUES ('a', '', '', 0, 0, 0)",
            "INSERT INTO person (uuid, names, emails, awakeFrom, awakeUntil, isMe) VALUES ('a', 'A', '', 0, 86400, 0)",
            "UPDATE trip SET isArchived = 7",
            "UPDATE trip SET home = ''",
            "INSERT INTO zone (tripId, position, zoneId, definition) VALUES (1, 0, '', 'x')",
            "INSERT INTO zone (tripId, position, zoneId, definition) VALUES (99, 0, 'a', 'x')",
            "INSERT INTO zone (tripId, position, zoneId, definition) VALUES (1, 0, 'a', NULL)",
        ])
    func `the file refuses what the model cannot mean`(statement: String) throws {
        try withDatabase { database in
            let error = #expect(throws: DatabaseError.self) { try database.execute(sql: statement) }
            #expect(error?.resultCode == .SQLITE_CONSTRAINT)
        }
    }

    @Test func `a window is found by the index over bounds`() throws {
        try withDatabase { database in
            let log = try plan(database) { session in
                _ = try session.activities(
                    touching: Samples.window("2027-03-14T00:00:00Z", "2027-03-15T00:00:00Z"),
                    includingArchived: false)
                _ = try session.activities(
                    of: Samples.tokyo,
                    touching: Samples.window("2027-03-14T00:00:00Z", "2027-03-15T00:00:00Z"))
            }
            #expect(
                log.filter { $0.contains("activityByBounds (isLong=? AND earliest>? AND earliest<?)") }.count
                    == 2)
            #expect(log.filter { $0.contains("activityByBounds (isLong=? AND earliest<?)") }.count == 2)
            #expect(!log.contains { $0.contains("SCAN activity") })
        }
    }

    @Test func `an activity is found by its key`() throws {
        try withDatabase { database in
            let log = try plan(database) { session in
                _ = try session.activity(ActivityKey(uid: ActivityUID("x")), of: Samples.tokyo)
            }
            #expect(log.contains { $0.contains("(tripId=? AND uid=? AND recurrenceId=?)") })
        }
    }

    /// SQLite's plans for the queries of a session.
    private func plan(_ database: Database, _ body: (FileSession) throws -> Void) throws -> [String] {
        let path = try #require(try String.fetchOne(database, sql: "SELECT file FROM pragma_database_list"))
        guard case .file(let file, _) = try SystemCall.entry(at: path) else { return [] }
        let connection = try Connection(file, path: path, mode: .shared, patience: .seconds(1))
        let statements = StatementLog()
        database.trace { event in
            if case .statement(let statement) = event { statements.sql.append(statement.sql) }
        }
        try body(FileSession(database, connection))
        database.trace(options: [])
        return try statements.sql.flatMap { sql in
            let arguments = StatementArguments(
                (0..<sql.filter { $0 == "?" }.count).map { _ in 0 })
            return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments)
                .map { try $0.decode(String.self, forColumn: "detail") }
        }
    }

    private final class StatementLog {
        var sql: [String] = []
    }
}
