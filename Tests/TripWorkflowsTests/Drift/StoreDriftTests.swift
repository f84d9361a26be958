import CivilTime
import Scheduling
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("What new rules moved in a store") struct StoreDriftTests {
    /// A dinner in Vancouver in December, written down when the clocks there still went back in November.
    private func dinner() throws -> Activity {
        try Sample.activity(
            "Dinner", "2026-12-12T19:00:00", "2026-12-12T21:00:00", in: "America/Vancouver",
            recorded: RecordedOffset(offset: try UTCOffset(totalSeconds: -28_800), tzdb: "2025b"))
    }

    @Test(arguments: StoreKind.allCases)
    func `is reported, written down once, and undone`(_ kind: StoreKind) throws {
        let database = try TestZones.database(.r2026f)
        let now = try Instant(parsing: "2026-11-01T00:00:00Z")
        let drift = StoreDrift(database: database, at: now)
        let home = try database.zone(named: "Europe/Berlin")
        try kind.withStore { store in
            try Sample.write([dinner()], named: "Vancouver", in: store)
            let report = try drift.report(on: store, home: home, .standard)
            #expect(report.oldVersion == "2025b")
            #expect(report.drift.moved.map(\.shift) == [.seconds(-3_600), .seconds(-3_600)])
            #expect(try Sample.activities(in: store) == [dinner()])

            #expect(try drift.accept(in: store) == 1)
            #expect(try drift.report(on: store, home: home, .standard).drift.moved.isEmpty)
            #expect(try drift.accept(in: store) == 0)

            _ = try store.write { try $0.undo() }
            #expect(try Sample.activities(in: store) == [dinner()])
        }
    }

    @Test func `two releases are compared in place of what was written down`() throws {
        let store = MemoryTripStore()
        var plain = try dinner()
        plain.span = try Sample.activity(
            "Dinner", "2026-12-12T19:00:00", "2026-12-12T21:00:00", in: "America/Vancouver"
        ).span
        try Sample.write([plain], in: store)
        let database = try TestZones.database(.r2026f)
        let drift = StoreDrift(database: database, at: try Instant(parsing: "2026-11-01T00:00:00Z"))
        let home = try database.zone(named: "Europe/Berlin")
        #expect(try drift.report(on: store, home: home, .standard).drift.moved.isEmpty)
        let report = try drift.report(
            on: store, home: home, .standard, against: TestZones.database(.r2025b))
        #expect(report.oldVersion == "2025b")
        #expect(report.drift.moved.count == 2)
    }
}
