import Backups
import CivilTime
import Foundation
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Backing up and restoring a store") struct StoreBackupTests {
    private static let trip = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
    private let now: Instant
    private let zones: ZoneDatabase

    init() throws {
        now = try Instant(parsing: "2027-01-01T00:00:00Z")
        zones = try TestZones.database(.r2026f)
    }

    /// A trip with an activity of its own day, a to-do and a note.
    private func fill(_ store: some TripStore) throws {
        let day = try CivilDate(2027, 3, 14)
        let stay = Activity(
            uid: ActivityUID("stay@example.org"), kind: .lodging, title: "Ryokan",
            span: try ActivitySpan.days(from: day, to: day.adding(days: 2)))
        try store.write { writing in
            try writing.create(Trip(id: Self.trip, name: "Tokyo"))
            try writing.save(stay, in: Self.trip)
            try writing.save(Todo(uid: ActivityUID("pack@example.org"), title: "Pack"), in: Self.trip)
        }
    }

    private func contents(of store: some TripStore) throws -> [TripContents] {
        try StoreBackup(of: store, by: "Test", at: now).document.trips
    }

    @Test(arguments: StoreKind.allCases)
    func `a backup comes back whole, changes nothing twice, and is undone`(_ kind: StoreKind) throws {
        let source = MemoryTripStore()
        try fill(source)
        let backup = try StoreBackup(of: source, by: "Test", at: now)
        #expect(backup.isWhole)
        #expect(backup.document.tool == "Test")
        try kind.withStore { store in
            let restore = StoreRestore(
                of: try BackupDocument(backup.bytes), at: now, database: zones)
            let plan = try restore.preview(over: store)
            #expect(plan.trips.added == 1)
            #expect(plan.activities.added == 1)
            #expect(plan.todos.added == 1)
            #expect(try store.read { try $0.trips() }.isEmpty)

            #expect(try restore.carryOut(in: store, named: "trips.json") == plan)
            #expect(try contents(of: store) == contents(of: source))
            #expect(try restore.preview(over: store).isEmpty)

            #expect(try store.write { try $0.undo() }?.title == "restore trips.json")
            #expect(try store.read { try $0.trips() }.isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a traveller whose person the backup lacks is a person with that identifier`(_ kind: StoreKind)
        throws
    {
        let ada = Traveller(
            id: TravellerID("11111111-0000-4000-8000-000000000001"),
            person: PersonID("11111111-0000-4000-8000-000000000002"), name: "Ada", role: .owner)
        var trip = Trip(id: Self.trip, name: "Tokyo")
        trip.travellers = [ada]
        let backup = BackupDocument(tool: "Test", createdAt: now, trips: [TripContents(trip: trip)])
        try kind.withStore { store in
            let restore = StoreRestore(of: try BackupDocument(backup.bytes), at: now, database: zones)
            try restore.carryOut(in: store, named: "trips.json")
            #expect(try store.read { try $0.persons() }.map(\.id) == [ada.person])
            #expect(try store.read { try $0.persons() }.map(\.name) == ["Ada"])
            #expect(try restore.preview(over: store).isEmpty)
        }
    }

    @Test func `a rehearsal writes nothing`() throws {
        let source = MemoryTripStore()
        try fill(source)
        let backup = try StoreBackup(of: source, by: "Test", at: now)
        let folder = try temporaryDirectory()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try FileTripStore.open(folder + "/meridian.db", for: .writing)
        try StoreRestore(of: backup.document, at: now, database: zones).rehearse(in: store)
        #expect(try store.read { try $0.trips() }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `what breaks a rule is left out and named`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try fill(store)
            let day = try CivilDate(2027, 3, 15)
            var tea = Activity(
                uid: ActivityUID("tea"), kind: .event, title: "Tea",
                span: try ActivitySpan.days(from: day, to: day.adding(days: 1)))
            tea.sequence = -5
            try store.write { try $0.save(tea, in: Self.trip) }
            let backup = try StoreBackup(of: store, by: "Test", at: now)
            #expect(!backup.isWhole)
            #expect(backup.gaps.map(\.list) == [.activities])
            #expect(backup.gaps.map(\.id) == ["tea"])
            #expect(backup.document.missing.count == 1)
            #expect(try BackupDocument(backup.bytes).trips[0].activities.map(\.title) == ["Ryokan"])
        }
    }
}
