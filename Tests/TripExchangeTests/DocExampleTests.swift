import CivilTime
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

@Suite("Examples of the documentation") struct DocExampleTests {
    @Test func `a file becomes activities, and activities a file`() throws {
        let database = try Exchange.database()
        let bytes = try Fixtures.bytes(Fixtures.path(for: "docs/demo/flight-tokyo-los-angeles.ics"))
        let now = try Instant(parsing: "2027-03-01T00:00:00Z")

        // CalendarImport
        let read = try CalendarReader().read(bytes, file: "flight.ics")
        let calendarImport = CalendarImport(database: database, floatingTimes: .hintedByFile)
        let imported = calendarImport.activities(from: read, file: "flight.ics")
        let printed = imported.findings.map { "\($0)" }
        #expect(printed.count == 1)
        #expect(
            printed.first?.hasPrefix("flight.ics:8: repaired: DTSTAMP `20270112T091544` is not in UTC")
                == true)

        // CalendarExport
        let export = CalendarExport(
            database: database, productID: "-//Example//Planner 1.0//EN", redaction: .full, stamp: now)
        let exported = export.calendar(named: "Tokyo", activities: imported.activities)
        let again = try CalendarReader().read(exported.bytes)
        #expect(again.findings.isEmpty)
        #expect(again.calendars.first?.name == "Tokyo")
        #expect(again.calendars.first?.productID == "-//Example//Planner 1.0//EN")
    }

    @Test func `one calendar is read like a file with one`() throws {
        let text = try Fixtures.text(Fixtures.path(besideTest: "series.ics"))
        let calendar = try #require(try CalendarReader().read(text: text).calendars.first)
        let reader = CalendarImport(database: try Exchange.database(), floatingTimes: .floating)
        let one = reader.activities(from: calendar, file: "a.ics")
        #expect(one.name == "Club, open evenings")
        #expect(one.activities.count == 3)
        #expect(!one.isCancellation)
    }
}
