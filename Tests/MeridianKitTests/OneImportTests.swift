import MeridianKit
import TestKit
import Testing

@Suite("One import") struct OneImportTests {
    /// A booking from its bytes to the traveller's clock and back, as a program that embeds Meridian would do it.
    @Test func `brings everything that a program needs`() throws {
        let database = try TestZones.database(.r2026f)
        let bytes = try Fixtures.bytes(Fixtures.path(for: "docs/demo/flight-tokyo-los-angeles.ics"))
        let read = try CalendarReader().read(bytes, file: "flight.ics")
        let imported = CalendarImport(database: database, floatingTimes: .hintedByFile)
            .activities(from: read, file: "flight.ics")
        let flight = try #require(imported.activities.first)
        #expect(flight.kind == .flight)

        let store = MemoryTripStore()
        var random = SplitMix64(seed: 1)
        let trip = Trip(id: TripID.random(using: &random), name: "Over the date line")
        try store.write { trips in
            try trips.create(trip)
            try trips.save(imported.activities, in: trip.id)
        }
        let kept = try store.read { try $0.activities(of: trip.id) }
        #expect(kept == imported.activities)

        let landing = try Instant(parsing: "2027-03-12T18:05:00Z")
        var calendars = ReadCalendars(database: database, now: landing, isForStore: true)
        try calendars.read(CalendarSource(bytes), named: "flight.ics", stem: "flight")
        let result = try StoreImport(database: database, at: landing, into: "Spring")
            .carryOut(calendars, in: store)
        #expect(result.trips.map(\.trip) == ["Spring"])
        #expect(result.trips.map(\.added) == [1])
        #expect(try store.read { try $0.trips() }.map(\.name) == ["Over the date line", "Spring"])

        let home = try database.zone(named: "Europe/Berlin")
        let itinerary = Itinerary(kept, home: home, database: database)
        #expect(itinerary.clock.civil(at: landing).description == "2027-03-12T10:05:00")
        #expect(itinerary.clock.stretches(of: try CivilDate(2027, 3, 12)).count == 1)
        #expect(itinerary.findings(by: TripRules.standard).map(\.rule) == [.gainedDay])

        let export = CalendarExport(
            database: database, productID: "-//Example//Test//EN", redaction: .full, stamp: landing)
        let calendar = export.calendar(named: trip.name, activities: kept)
        // The airline's FILENAME is kept as it came; it is the one thing in the file that libical does not know.
        let complaints = LibicalVerification.complaints(about: calendar.bytes).map(\.text)
        #expect(complaints == ["Parse error in property name: FILENAME"])
        #expect(ContentDigest(of: []).text.hasPrefix("e3b0c442"))
        #expect(AirportTable.airport(iata: "HND")?.zone.name == "Asia/Tokyo")
        #expect(try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO").text == "FREQ=WEEKLY;BYDAY=MO")
    }
}
