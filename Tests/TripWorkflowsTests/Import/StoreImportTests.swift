import Backups
import CivilTime
import Findings
import StoreTestKit
import TestKit
import Testing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

@Suite("Importing into a store") struct StoreImportTests {
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    private static func calendar(_ lines: String..., sequence: Int = 0) -> [UInt8] {
        let event =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT",
                "UID:tea@example.org", "SEQUENCE:\(sequence)", "DTSTAMP:20270101T0000\(10 + sequence)Z",
                "DTSTART;TZID=Asia/Tokyo:20270314T150000", "DTEND;TZID=Asia/Tokyo:20270314T160000",
                "SUMMARY:Tea ceremony",
            ] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(event.joined(separator: "\r\n").utf8)
    }

    private func read(_ bytes: [UInt8], named file: String = "tokyo.ics") throws -> ReadCalendars {
        var calendars = ReadCalendars(
            database: try TestZones.database(.r2026f), now: now, isForStore: true)
        try calendars.read(CalendarSource(bytes), named: file, stem: "tokyo")
        return calendars
    }

    private func workflow(into trip: String? = nil) throws -> StoreImport {
        try StoreImport(database: try TestZones.database(.r2026f), at: now, into: trip)
    }

    private func activities(in store: any TripStore) throws -> [Activity] {
        try store.read { reading in
            try reading.trips().flatMap { try reading.activities(of: $0.id) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `adds a calendar, and changes nothing the second time`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let workflow = try workflow()
            let first = try workflow.carryOut(read(Self.calendar()), in: store)
            #expect(first.trips.map(\.trip) == ["tokyo"])
            #expect(first.trips.map(\.isNew) == [true])
            #expect(first.trips.map(\.added) == [1])
            #expect(first.written.map(\.title) == ["Tea ceremony"])
            #expect(first.findings.isEmpty)
            let kept = try activities(in: store)
            #expect(kept.map(\.title) == ["Tea ceremony"])

            let second = try workflow.carryOut(read(Self.calendar()), in: store)
            #expect(second.trips.map(\.isNew) == [false])
            #expect(second.trips.map(\.added) == [0])
            #expect(second.trips.map(\.unchanged) == [1])
            #expect(second.written.isEmpty)
            #expect(try activities(in: store) == kept)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `cancels, keeps what was cancelled, and is undone`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let workflow = try workflow()
            _ = try workflow.carryOut(read(Self.calendar()), in: store)
            let result = try workflow.carryOut(
                read(Self.calendar("STATUS:CANCELLED", sequence: 1), named: "news.ics"), in: store)
            #expect(result.trips.map(\.cancelled) == [1])
            #expect(try activities(in: store).map(\.status) == [.cancelled])

            let titles = try store.read { try $0.history().map(\.title) }
            #expect(titles == ["import news.ics into tokyo", "import tokyo.ics into tokyo"])
            let undone = try store.write { try $0.undo() }
            #expect(undone?.title == "import news.ics into tokyo")
            #expect(try activities(in: store).map(\.status) == [.confirmed])
            _ = try store.write { try $0.undo() }
            #expect(try store.read { try $0.trips() }.isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `says what it would do, and writes nothing`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let result = try workflow(into: "Spring").preview(read(Self.calendar()), over: store)
            #expect(result.trips.map(\.trip) == ["Spring"])
            #expect(result.trips.map(\.added) == [1])
            #expect(try store.read { try $0.trips() }.isEmpty)
            #expect(try store.read { try $0.history() }.isEmpty)
        }
    }

    @Test func `has no work with a calendar without events, unless a trip is named`() throws {
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VJOURNAL", "END:VJOURNAL", "END:VCALENDAR", ""]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        let calendars = try read(bytes)
        #expect(calendars.findings.map(\.code.rawValue).contains("no-events"))
        #expect(try !workflow().hasWork(calendars))
        #expect(try workflow(into: "Spring").hasWork(calendars))
        let store = MemoryTripStore()
        let result = try workflow().carryOut(calendars, in: store)
        #expect(result.trips.isEmpty)
        #expect(try store.read { try $0.history() }.isEmpty)
    }

    @Test func `refuses a file that is no calendar, and reads the others`() throws {
        var calendars = try read(Self.calendar())
        try calendars.read(CalendarSource(Array("no calendar".utf8)), named: "notes.txt")
        #expect(calendars.entries.map(\.file) == ["tokyo.ics"])
        #expect(calendars.refusals.map(\.file) == ["notes.txt"])
        #expect(calendars.hasErrors)
    }

    @Test(arguments: StoreKind.allCases)
    func `refuses a name that two trips have, and changes nothing`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            var random = SplitMix64(seed: 31)
            let ids = [TripID.random(using: &random), TripID.random(using: &random)]
            try store.write { writing in
                for id in ids { try writing.create(Trip(id: id, name: "Tokyo")) }
            }
            let error = #expect(throws: WorkflowError.self) {
                try workflow().carryOut(read(Self.calendar()), in: store)
            }
            #expect(error?.code == .ambiguousTrip)
            #expect(Set(error?.trips ?? []) == Set(ids))
            #expect(try activities(in: store).isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `takes the whole identifier of a trip for the trip`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            var random = SplitMix64(seed: 31)
            let id = TripID.random(using: &random)
            try store.write { try $0.create(Trip(id: id, name: "Spring")) }
            var calendars = try read(Self.calendar())
            try calendars.read(CalendarSource(Self.calendar()), named: "again.ics")
            _ = try workflow(into: id.text).carryOut(calendars, in: store)
            #expect(try store.read { try $0.trips().map(\.name) } == ["Spring"])
            #expect(try store.read { try $0.activities(of: id) }.isEmpty == false)
        }
    }

    @Test func `refuses a trip without a name`() throws {
        #expect(throws: TripError.self) { try workflow(into: "") }
    }
}
