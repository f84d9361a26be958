import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

@Suite("Store transactions") struct StoreTransactionTests {
    @Test(arguments: StoreKind.allCases)
    func `a body that throws leaves the store as it was, and its error passes unchanged`(kind: StoreKind)
        throws
    {
        let activities = try Samples.varied()
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities[0], in: Samples.tokyo)
            }
            let before = try store.read {
                try ($0.trips(), $0.activities(touching: nil, includingArchived: true))
            }
            #expect(throws: Refusal()) {
                try store.write {
                    try $0.create(Samples.trip(Samples.alps))
                    try $0.save(activities, in: Samples.alps)
                    try $0.delete(Samples.tokyo)
                    throw Refusal()
                }
            }
            let after = try store.read {
                try ($0.trips(), $0.activities(touching: nil, includingArchived: true))
            }
            #expect(before.0 == after.0)
            #expect(before.1 == after.1)
            #expect(after.1.count == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an error that the body catches does not undo the rest`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { trips in
                try trips.create(Samples.trip())
                #expect(throws: StorageError.self) { try trips.create(Samples.trip()) }
                try trips.create(Samples.trip(Samples.alps))
            }
            try #expect(store.read { try $0.trips().count } == 2)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a transaction reads what it has written, and returns what it likes`(kind: StoreKind) throws {
        let activities = try Samples.varied()
        try kind.withStore { store in
            let count = try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
                try $0.delete(activities[0].key, of: Samples.tokyo)
                return try $0.activityCount(of: Samples.tokyo)
            }
            #expect(count == activities.count - 1)
            try #expect(store.write { _ in Int?.none } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a trip that is deleted and made again in one transaction has a new life`(kind: StoreKind) throws {
        let activities = try Samples.varied()
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
                try $0.delete(Samples.tokyo)
                try $0.create(Samples.trip())
                try $0.save(activities[1], in: Samples.tokyo)
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == [activities[1]])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `many writers at once all succeed`(kind: StoreKind) async throws {
        try await kind.withStoreAsync { store in
            try store.write { try $0.create(Samples.trip()) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<4 {
                    group.addTask {
                        for index in 0..<25 {
                            let activity = try Samples.days("w\(writer)-\(index)", "2027-03-14", "2027-03-15")
                            try store.write { try $0.save(activity, in: Samples.tokyo) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            try #expect(store.read { try $0.activityCount(of: Samples.tokyo) } == 100)
        }
    }
}
