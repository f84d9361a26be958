import StoreTestKit
import Testing
import TripStorage
import Trips

/// What the documentation comments show.
@Suite("Documentation examples of TripStorage") struct DocExamplesTests {
    @Test func `docExample: a store in a file`() throws {
        try withTemporaryDirectory { home in
            let trip = Samples.trip()
            let store = try FileTripStore.open("\(home)/meridian.db", for: .writing)
            try store.write { try $0.create(trip) }
            #expect(try store.read { try $0.trips() } == [trip])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `docExample: a throw leaves no trip behind`(kind: StoreKind) throws {
        try kind.withStore { store in
            let trip = Samples.trip()
            let unstorable = try Samples.timed("a\u{0}", "2027-03-14T09:00", "2027-03-14T10:00")
            let activities = [try Samples.timed("b", "2027-03-14T09:00", "2027-03-14T10:00"), unstorable]
            #expect(throws: StorageError.self) {
                try store.write { trips in
                    try trips.create(trip)
                    try trips.save(activities, in: trip.id)
                }
            }
            #expect(try store.read { try $0.trips() } == [])
        }
    }
}
