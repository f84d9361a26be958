import Foundation
import GRDB
import StoreTestKit
import Testing
import TripStorage
import Trips

/// Files that are no store, or not one that this program can use: each is refused by name and left as it is.
@Suite("Refused stores") struct StoreRefusalTests {
    /// Opens a file in both ways and expects the same refusal, and not a byte changed.
    private func expectRefusal(
        of path: String, _ code: StorageError.Code, _ reason: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let directory = (path as NSString).deletingLastPathComponent
        let before = try contents(of: directory)
        for access in [FileTripStore.Access.reading, .writing] {
            let error = #expect(throws: StorageError.self, sourceLocation: location) {
                let store = try FileTripStore.open(path, for: access)
                _ = try store.read { try $0.activities(touching: nil, includingArchived: true) }
            }
            #expect(error?.code == code, sourceLocation: location)
            #expect(error?.description == "\(path): \(reason)", sourceLocation: location)
            let after = try contents(of: directory)
            #expect(Set(after.keys) == Set(before.keys), sourceLocation: location)
            #expect(after == before, sourceLocation: location)
        }
    }

    private func contents(of directory: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            files[name] = FileManager.default.contents(atPath: directory + "/" + name)
        }
        return files
    }

    /// Makes a store with two hundred activities, closed.
    private func makeStore(_ path: String) throws {
        try FileTripStore.open(path, for: .writing).write {
            try $0.create(Samples.trip())
            for index in 0..<200 {
                try $0.save(try Samples.days("a\(index)", "2027-03-14", "2027-03-15"), in: Samples.tokyo)
            }
        }
    }

    @Test(
        arguments: [
            Data("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8), Data([0]),
            Data(repeating: 0x53, count: 100_000),
            Data("SQLite format 3\0".utf8),
        ])
    func `a file that is no database is refused`(bytes: Data) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try bytes.write(to: URL(fileURLWithPath: path))
            try expectRefusal(
                of: path, .notAStore,
                "is not a Meridian store: it does not begin as an SQLite database does; it was not touched")
        }
    }

    @Test(arguments: [JournalMode.delete, .wal])
    func `the database of another program is refused`(mode: JournalMode) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            let queue = try DatabaseQueue(path: path)
            try queue.writeWithoutTransaction {
                // Fossil's number, from the list that comes with SQLite (magic.txt).
                try $0.execute(sql: "PRAGMA application_id = 0x0f055112")
                try $0.execute(sql: "PRAGMA journal_mode = \(mode.rawValue)")
                try $0.execute(sql: "CREATE TABLE trip (id INTEGER PRIMARY KEY)")
            }
            try queue.close()
            try expectRefusal(
                of: path, .notAStore,
                "is an SQLite database of another program (application id 0x0F055112); it was not touched")
        }
    }

    enum JournalMode: String, Sendable { case delete, wal }

    @Test func `a store whose header says another text encoding is refused`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            bytes.replaceSubrange(56..<60, with: [0xFF, 0x80, 0x39, 0])
            try bytes.write(to: URL(fileURLWithPath: path))
            try expectRefusal(
                of: path, .corrupt,
                "is damaged: its header says text encoding 4286593280, and a store has 1, which is UTF-8; restore it from a backup"
            )
        }
    }

    @Test func `a store that was cut short is refused`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
            try expectRefusal(
                of: path, .corrupt, "is damaged (database disk image is malformed); restore it from a backup")
        }
    }

    @Test func `a store with overwritten pages is refused when they are read`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            // All pages but the first two, which hold the header and the beginning of the schema.
            for index in 8192..<bytes.count { bytes[index] = 0xA5 }
            try bytes.write(to: URL(fileURLWithPath: path))
            try expectRefusal(
                of: path, .corrupt, "is damaged (database disk image is malformed); restore it from a backup")
        }
    }

    @Test(
        arguments: [
            // The number of the shape, and of the format of the schema, as SQLite's file format has them (section 1.3).
            (60, [0xFF, 0xFF, 0xFF, 0xFF], "shape -1"), (60, [0x80, 0, 0, 0], "shape -2147483648"),
            (60, [0, 0, 0, 0], "table shape already exists"),
            (44, [0, 0, 0, 127], "unsupported file format"),
        ] as [(Int, [UInt8], String)])
    func `a store whose header says what is not so is refused`(place: Int, bytes: [UInt8], flaw: String)
        throws
    {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            var file = try Data(contentsOf: URL(fileURLWithPath: path))
            file.replaceSubrange(place..<place + bytes.count, with: bytes)
            try file.write(to: URL(fileURLWithPath: path))
            try expectRefusal(of: path, .corrupt, "is damaged (\(flaw)); restore it from a backup")
        }
    }

    @Test func `a store whose tables are not those of its shape is damaged, and no fault of the program`()
        throws
    {
        for change in [
            "ALTER TABLE command RENAME COLUMN title TO name", "ALTER TABLE todo RENAME TO task",
            "DROP INDEX activityByTime",
        ] {
            try withTemporaryDirectory { directory in
                let path = directory + "/x.db"
                try makeStore(path)
                let queue = try DatabaseQueue(path: path)
                try? queue.write { try $0.execute(sql: change) }
                try queue.close()
                do {
                    let store = try FileTripStore.open(path, for: .writing)
                    _ = try store.problems()
                    try store.write {
                        try $0.record("x", at: Samples.instant())
                        try $0.save(try Samples.todos()[0], in: Samples.tokyo)
                    }
                } catch let error as StorageError {
                    #expect(error.code == .corrupt, "\(change): \(error)")
                }
            }
        }
    }

    @Test func `a value that no version writes is told, not trapped on`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            let queue = try DatabaseQueue(path: path)
            try queue.write { try $0.execute(sql: "UPDATE activity SET kind = 'teleport' WHERE uid = 'a7'") }
            try queue.close()
            try expectRefusal(
                of: path, .corrupt,
                "has a row that cannot be read (activity 8, \"a7\" of Tokyo: kind cannot be read "
                    + "(\"teleport\" is no ActivityKind)); restore it from a backup")
        }
    }

    @Test func `a store of a newer program is refused with the release that reads it`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            let queue = try DatabaseQueue(path: path)
            try queue.write {
                try $0.execute(sql: "INSERT INTO shape (number, release) VALUES (99, '7.1.0')")
                try $0.execute(sql: "PRAGMA user_version = 99")
            }
            try queue.close()
            try expectRefusal(
                of: path, .newerSchema,
                "was written by a newer Meridian (shape 99, this one knows 22); use release 7.1.0 or later")
        }
    }

    @Test(arguments: [1, 12, 14])
    func `a store from before the first release is refused with the way to bring it over`(shape: Int) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try makeStore(path)
            let queue = try DatabaseQueue(path: path)
            try queue.write { try $0.execute(sql: "PRAGMA user_version = \(shape)") }
            try queue.close()
            try expectRefusal(
                of: path, .olderSchema,
                "was written by a Meridian from before release 0.1.0 (shape \(shape)); back it up with the last program "
                    + "that opens it (meridian backup), move the file away, and bring the backup in with this one "
                    + "(meridian restore)")
        }
    }

    @Test func `a directory is refused, and a path through a file`() throws {
        try withTemporaryDirectory { directory in
            // One of the test's own: what is beside it is compared, and others write to the temporary directory.
            let inner = directory + "/inner"
            try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
            try expectRefusal(
                of: inner, .cannotOpen, "is not a file; name the file that the store is, or shall be")
            let path = directory + "/file"
            try Data("x".utf8).write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: StorageError.self) {
                try FileTripStore.open(path + "/x.db", for: .writing)
            }
            #expect(error?.code == .cannotOpen)
            #expect(error?.description == "\(path)/x.db: cannot be opened: not a directory")
        }
    }

    @Test func `an empty file is a store to be`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/x.db"
            try Data().write(to: URL(fileURLWithPath: path))
            try #expect(FileTripStore.open(path, for: .reading).read { try $0.trips() } == [])
            #expect(FileManager.default.contents(atPath: path) == Data())
            try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
            try #expect(
                FileTripStore.open(path, for: .reading).read { try $0.trips().map(\.name) } == ["Tokyo"])
        }
    }

    @Test func `a store whose making was broken off is made whole`() throws {
        try withTemporaryDirectory { directory in
            // What a process leaves that is killed after it has claimed the file, before the first table.
            let path = directory + "/x.db"
            let queue = try DatabaseQueue(path: path)
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = 0x4D72646E") }
            try queue.close()
            try #expect(FileTripStore.open(path, for: .reading).read { try $0.trips() } == [])
            try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
            try #expect(
                FileTripStore.open(path, for: .reading).read { try $0.trips().map(\.name) } == ["Tokyo"])
        }
    }
}
