import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// A text with U+0000 is refused wherever it stands: SQLite would give back what is before it, and lose the rest.
@Suite("Text that cannot be stored") struct UnstorableTextTests {
    private static let bad = "a\0b"

    private static func activities() throws -> [Activity] {
        let place = Place(name: "Hill")
        func changed(_ change: (inout Activity) -> Void) throws -> Activity {
            var activity = try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T10:00")
            (activity.place, activity.destination) = (place, place)
            change(&activity)
            return activity
        }
        return try [
            { $0 = $0.with(key: ActivityKey(uid: ActivityUID(bad))) },
            { $0.title = bad }, { $0.notes = bad }, { $0.carrier = bad }, { $0.number = bad },
            { $0.confirmation = bad }, { $0.seat = bad }, { $0.url = bad }, { $0.source = bad },
            { $0.organization = OrganizationID(bad) }, { $0.place?.name = bad }, { $0.place?.code = bad },
            { $0.destination?.terminal = bad }, { $0.destination?.gate = bad },
            { $0.destination?.address = Address(street: "", city: bad) },
            { $0.reminders = [Reminder(.relative(days: -1, seconds: 0, to: .start), text: bad)] },
            { $0.recurrence = ActivityRecurrence(lines: ["RRULE:\(bad)"]) },
        ].map(changed)
    }

    private static func trips() throws -> [Trip] {
        func changed(_ change: (inout Trip) -> Void) -> Trip {
            var trip = Samples.trip(Samples.alps)
            change(&trip)
            return trip
        }
        let id = TravellerID("00000000-0000-4000-8000-000000000001")
        return [
            { $0.name = bad }, { $0.notes = bad }, { $0.source = bad },
            { $0.travellers = [Traveller(id: TravellerID(bad), name: "Ada", role: .owner)] },
            { $0.travellers = [Traveller(id: id, name: bad, role: .owner)] },
            { $0.travellers = [Traveller(id: id, name: "Ada", email: bad, role: .owner)] },
        ].map(changed) + [Trip(id: TripID(bad), name: "Alps")]
    }

    @Test(arguments: StoreKind.allCases) func `no text of an activity or a trip is cut`(kind: StoreKind)
        throws
    {
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            let before = try store.snapshot()
            for activity in try Self.activities() {
                let error = #expect(throws: StorageError.self, "\(activity)") {
                    try store.write { try $0.save(activity, in: Samples.tokyo) }
                }
                #expect(error?.code == .unstorable)
                #expect(error?.description.contains("with the character U+0000") == true, "\(error as Any)")
            }
            for trip in try Self.trips() {
                let error = #expect(throws: StorageError.self, "\(trip)") {
                    try store.write { try $0.create(trip) }
                }
                #expect(error?.description.contains("with the character U+0000") == true, "\(error as Any)")
            }
            try #expect(store.snapshot() == before)
        }
    }
}
