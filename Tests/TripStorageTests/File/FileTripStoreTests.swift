import CivilTime
import Foundation
import GRDB
import StoreTestKit
import Testing
import TripStorage
import Trips

@Suite("FileTripStore") struct FileTripStoreTests {
    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `opening the file again sees what was written`() throws {
        let activities = try Samples.varied()
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try FileTripStore.open(path, for: .writing).write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
            }
            for access in [FileTripStore.Access.reading, .writing] {
                let store = try FileTripStore.open(path, for: access)
                try #expect(Set(store.read { try $0.activities(of: Samples.tokyo) }) == Set(activities))
            }
        }
    }

    /// RAISE ends the statement with an error and leaves the transaction as it is.
    @Test func `an activity that SQLite refuses keeps none after it from the store`() throws {
        var activities = Array(try Samples.varied().prefix(2))
        activities[0].title = "refused"
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            try store.write { try $0.create(Samples.trip()) }
            try DatabaseQueue(path: path).write { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER refusal BEFORE INSERT ON activity WHEN new.title = 'refused'
                        BEGIN SELECT RAISE(ABORT, 'refused'); END
                        """)
            }
            for _ in 0..<2 {
                try store.write { writing in
                    for _ in 0..<2 {
                        #expect(throws: StorageError.self) {
                            try writing.save(activities[0], in: Samples.tokyo)
                        }
                    }
                    try writing.save(activities[1], in: Samples.tokyo)
                }
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [activities[1]])
        }
    }

    @Test(arguments: [FileTripStore.Access.reading, .writing])
    func `a store that is closed is one file`(access: FileTripStore.Access) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
            try #expect(FileTripStore.open(path, for: access).read { try $0.trips().count } == 1)
            try #expect(FileManager.default.contentsOfDirectory(atPath: directory) == ["meridian.db"])
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func `a store is read where nothing can be written beside it`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/read only: 100%?.db"
            try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
            try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory)
            defer {
                try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory)
            }
            try #expect(
                FileTripStore.open(path, for: .reading).read { try $0.trips().map(\.name) } == ["Tokyo"])
            let error = #expect(throws: StorageError.self) { try FileTripStore.open(path, for: .writing) }
            #expect(error?.code == .cannotWrite)
        }
    }

    @Test func `a store is read after its writer was killed`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let copy = directory + "/copy/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            try store.write { try $0.create(Samples.trip()) }
            try FileManager.default.createDirectory(
                atPath: directory + "/copy", withIntermediateDirectories: false)
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
            for _ in 0..<2 {
                try #expect(
                    FileTripStore.open(copy, for: .reading).read { try $0.trips().map(\.name) } == ["Tokyo"])
            }
        }
    }

    @Test func `a new file and the directories above it are their owner's alone`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/a/b/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            try store.write { try $0.create(Samples.trip()) }
            try #expect(permissions(path) == 0o600)
            try #expect(permissions(path + "-wal") == 0o600)
            try #expect(permissions(directory + "/a") == 0o700)
            try #expect(permissions(directory + "/a/b") == 0o700)
        }
    }

    @Test func `a file that does not exist reads as an empty store and is not made`() throws {
        try withTemporaryDirectory { directory in
            let store = try FileTripStore.open(directory + "/a/meridian.db", for: .reading)
            try #expect(store.read { try $0.trips() } == [])
            try #expect(FileManager.default.contentsOfDirectory(atPath: directory) == [])
        }
    }

    @Test func `a store opened for reading is not written`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            for _ in 0..<2 {
                let store = try FileTripStore.open(path, for: .reading)
                let error = #expect(throws: StorageError.self) {
                    try store.write { try $0.create(Samples.trip()) }
                }
                #expect(error?.code == .cannotWrite)
                #expect(error?.description == "\(path): was opened for reading only")
                _ = try FileTripStore.open(path, for: .writing)
            }
        }
    }

    @Test func `a name that looks like an SQLite address is a name`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/file:x?mode=memory"
            try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
            try #expect(FileManager.default.contentsOfDirectory(atPath: directory) == ["file:x?mode=memory"])
            try #expect(
                FileTripStore.open(path, for: .reading).read { try $0.trips().map(\.name) } == ["Tokyo"])
        }
    }

    @Test func `two open stores write to one file at once`() async throws {
        let directory = try temporaryDirectory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let path = directory + "/meridian.db"
        try FileTripStore.open(path, for: .writing).write { try $0.create(Samples.trip()) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    let store = try FileTripStore.open(path, for: .writing)
                    for index in 0..<20 {
                        let activity = try Samples.days("w\(writer)-\(index)", "2027-03-14", "2027-03-15")
                        try store.write { try $0.save(activity, in: Samples.tokyo) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let count = try FileTripStore.open(path, for: .reading).read {
            try $0.activityCount(of: Samples.tokyo)
        }
        #expect(count == 80)
    }

    @Test(arguments: 0..<30)
    func `many may make one new store at once`(round: Int) async throws {
        let directory = try temporaryDirectory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let path = directory + "/new/meridian.db"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    let store = try FileTripStore.open(path, for: .writing)
                    try store.write { try $0.create(Samples.trip(TripID("trip-\(round)-\(writer)"))) }
                }
            }
            try await group.waitForAll()
        }
        try #expect(FileTripStore.open(path, for: .reading).read { try $0.trips().count } == 6)
    }

    @Test func `a reader goes on while another writes, and sees the state before`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            try store.write { try $0.create(Samples.trip()) }
            try store.write { trips in
                try trips.create(Samples.trip(Samples.alps))
                let reader = try FileTripStore.open(path, for: .reading, patience: .zero)
                try #expect(reader.read { try $0.trips().map(\.id) } == [Samples.tokyo])
            }
        }
    }

    @Test func `a second writer waits, then says that another holds the store`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let store = try FileTripStore.open(path, for: .writing)
            let other = try FileTripStore.open(path, for: .writing, patience: .milliseconds(20))
            try store.write { trips in
                try trips.create(Samples.trip())
                let error = #expect(throws: StorageError.self) {
                    try other.write { try $0.create(Samples.trip(Samples.alps)) }
                }
                #expect(error?.code == .busy)
                // The holder is this very process; a system that does not list locks names nobody.
                let end = "has held it for 0.02 seconds; try again when that one is done"
                let text = try #require(error?.description)
                #expect(
                    text.hasPrefix("\(path): process \(getpid()) (") && text.hasSuffix(") " + end)
                        || text == "\(path): another program " + end)
            }
            try other.write { try $0.create(Samples.trip(Samples.alps)) }
            try #expect(store.read { try $0.trips().count } == 2)
        }
    }

    @Test func `what a killed program leaves behind is the last whole transaction`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let copy = directory + "/copy.db"
            let store = try FileTripStore.open(path, for: .writing)
            try store.write { try $0.create(Samples.trip()) }
            try store.write { trips in
                // More than SQLite keeps in memory (2 MB), so that a part of it is on the disk already.
                for index in 0..<64 {
                    var activity = try Samples.days("big-\(index)", "2027-03-14", "2027-03-15")
                    activity.notes = String(repeating: "x", count: 100_000)
                    try trips.save(activity, in: Samples.tokyo)
                }
                // The files as they lie there now are what `kill -9` would leave.
                for suffix in ["", "-wal"] {
                    try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
                }
            }
            let size = try FileManager.default.attributesOfItem(atPath: copy + "-wal")[.size] as? Int
            try #expect(#require(size) > 2_000_000)
            let left = try FileTripStore.open(copy, for: .reading)
            try #expect(left.read { try $0.trips().map(\.name) } == ["Tokyo"])
            try #expect(left.read { try $0.activityCount(of: Samples.tokyo) } == 0)
            try #expect(store.read { try $0.activityCount(of: Samples.tokyo) } == 64)
        }
    }
}
