import GRDB
import StoreTestKit
import Testing
import Trips

@testable import TripStorage

/// What each of several senders said is kept with the activity.
@Suite("Statements in a store") struct StoreStatementsTests {
    @Test(arguments: StoreKind.allCases)
    func `statements follow their activity, and undo brings them back`(kind: StoreKind) throws {
        try kind.withStore { store in
            var activity = try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T10:00")
            activity.statements = try Samples.statements(of: activity)
            try store.write {
                try $0.create(Samples.trip())
                try $0.save([activity], in: Samples.tokyo)
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [activity])

            var alone = activity
            alone.statements = []
            try store.write {
                try $0.record("split", at: Samples.instant())
                try $0.save([alone], in: Samples.tokyo)
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [alone])
            try store.write { _ = try $0.undo() }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [activity])

            var changed = activity
            changed.statements = Array(activity.statements.reversed())
            try store.write {
                try $0.record("delete", at: Samples.instant())
                try $0.save([changed], in: Samples.tokyo)
                _ = try $0.delete(changed.key, of: Samples.tokyo)
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [])
            try store.write { _ = try $0.undo() }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [activity])
        }
    }

    @Test func `no row of a statement outlives its activity`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let activity = try Samples.fullActivity()
            let store = try FileTripStore.open(path, for: .writing)
            try store.write {
                try Samples.fill($0)
                _ = try $0.delete(activity.key, of: Samples.tokyo)
            }
            try DatabaseQueue(path: path).read {
                try #expect(Int.fetchOne($0, sql: "SELECT count(*) FROM statement") == 0)
            }
        }
    }

    @Test func `a field that no version writes is refused with its column`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try FileTripStore.open(path, for: .writing).write { try Samples.fill($0) }
            let queue = try DatabaseQueue(path: path)
            try queue.write {
                try $0.execute(sql: "UPDATE statement SET counts = 'START NOTHING' WHERE position = 1")
            }
            try queue.close()
            let error = #expect(throws: StorageError.self) {
                try FileTripStore.open(path, for: .reading).read { try $0.activities(of: Samples.tokyo) }
            }
            #expect(error?.description.contains("counts cannot be read") == true)
        }
    }
}
