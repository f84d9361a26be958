import ICalendar
import Testing
import TripExchange
import Trips

/// The examples in the comments of calendars of a trip.
@Suite("Examples of exchange") struct ExampleTests {
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

    @Test func `what is kept of calendars by both versions of a trip stays, that of the first as it says`() {
        func kept(_ components: String...) -> String {
            let lines =
                ["BEGIN:VCALENDAR"]
                + components.flatMap { id in
                    ["BEGIN:VJOURNAL", "UID:\(id.prefix(1))", "SUMMARY:\(id)", "END:VJOURNAL"]
                }
            return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
        }
        let joined = CalendarContents.source(kept("a old", "b"), keeping: kept("a new", "c"), todos: [])
        #expect(joined == kept("a old", "b", "c"))
        #expect(CalendarContents.source(kept("a old", "b"), keeping: joined, todos: []) == joined)
    }
}
