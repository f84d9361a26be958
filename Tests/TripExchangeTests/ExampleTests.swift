import CivilTime
import ICalendar
import StrictJSON
import Testing
import TripExchange
import Trips

/// The examples in the comments of backups, tables and calendars of a trip.
@Suite("Examples of exchange") struct ExampleTests {
    @Test func `a table guards against formulas`() {
        var table = CSVTable(["name", "cost"])
        table.append(["Lunch, for two", "=1+1"])
        #expect(table.text == "name,cost\r\n\"Lunch, for two\",'=1+1\r\n")
    }

    @Test func `a backup reads back`() throws {
        let now = try Instant(parsing: "2027-01-01T00:00:00Z")
        let trips = [TripContents(trip: try ModelFieldsTests.trip())]
        let document = BackupDocument(tool: "Meridian 1.0", createdAt: now, trips: trips)
        let again = try BackupDocument(document.bytes)
        #expect(again == document)
        let error = #expect(throws: DocumentError.self) { try BackupDocument(Array("{}".utf8)) }
        #expect(error?.description == "$: \"format\" is missing, and has to be there")
        #expect("\(RestorePlan(document, over: document).trips)" == "0 added, 0 changed, 1 unchanged")
    }

    @Test func `a trip becomes a calendar, and what the calendar says a trip`() throws {
        let trip = try ModelFieldsTests.trip()
        var contents = CalendarContents(of: trip, activities: [try ModelFieldsTests.flight()])
        contents.organizations = [ModelFieldsTests.organization()]
        let exported = try Exchange.export().calendar(of: contents)
        let imported = try Exchange.imported(file: CalendarWriter().text(exported.calendar))
        var again = Trip(id: trip.id, name: imported.name ?? "Trip", source: trip.source)
        imported.details?.apply(to: &again)
        #expect(again == trip)
        #expect(imported.matchingOrganizations(with: []).organizations == [ModelFieldsTests.organization()])
    }
}
