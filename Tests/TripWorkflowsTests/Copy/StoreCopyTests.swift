import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Making a trip of a store again") struct StoreCopyTests {
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    @Test(arguments: StoreKind.allCases)
    func `clock readings stay on the new dates, and the copy is undone`(_ kind: StoreKind) throws {
        let database = try TestZones.database(.r2026f)
        try kind.withStore { store in
            let tea = try Sample.activity(
                "Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
            try Sample.write([tea], in: store)
            let original = try StoreCopy(of: Sample.trip, in: store)
            #expect(original.firstDay == (try CivilDate(2027, 3, 14)))
            let copy = try original.copy(named: "Tokyo again", days: 7, at: now, in: database) {
                mapping, _, _ in mapping.compatible
            }
            #expect(try store.read { try $0.trips() }.map(\.name) == ["Tokyo"])

            try original.save(copy, in: store, at: now, database)
            #expect(try store.read { try $0.trips() }.map(\.name) == ["Tokyo", "Tokyo again"])
            let made = try store.read { try $0.activities(of: copy.trip.id) }
            #expect(made.map(\.span.startDate) == [try CivilDate(2027, 3, 21)])
            #expect(made.map(\.uid) != [tea.uid])

            #expect(try store.write { try $0.undo() }?.title == "copy the trip Tokyo")
            #expect(try store.read { try $0.trips() }.map(\.name) == ["Tokyo"])
        }
    }

    @Test func `a skipped reading is asked for by its title`() throws {
        let database = try TestZones.database(.r2026f)
        let store = MemoryTripStore()
        let walk = try Sample.activity(
            "Walk", "2027-03-07T02:30:00", "2027-03-07T03:30:00", in: "America/New_York")
        try Sample.write([walk], in: store)
        struct Asked: Error, Equatable {
            let title: String
            let zone: String
        }
        #expect(throws: Asked(title: "Walk", zone: "America/New_York")) {
            try StoreCopy(of: Sample.trip, in: store).copy(
                named: "Walk again", days: 7, at: now, in: database
            ) { mapping, title, _ in throw Asked(title: title, zone: mapping.zone.name) }
        }
    }

    @Test func `a trip that is gone is refused`() throws {
        let error = #expect(throws: WorkflowError.self) {
            try StoreCopy(of: Sample.trip, in: MemoryTripStore())
        }
        #expect(error?.code == .unknownTrip)
    }
}
