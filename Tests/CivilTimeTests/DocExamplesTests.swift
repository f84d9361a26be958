import CivilTime
import TestKit
import Testing

/// What the documentation comments show and no other suite asserts.
@Suite("Documentation examples of CivilTime") struct DocExamplesTests {
    @Test func `docExample: a period on the calendar`() throws {
        let year = CalendarPeriod(years: 1)
        #expect(try CivilDate(2028, 2, 29).adding(year).description == "2029-02-28")
        let month = CalendarPeriod(months: 1)
        #expect(try CivilDate(2027, 1, 31).adding(month).description == "2027-02-28")
    }

    @Test func `docExample: a date, its weekday and its week`() throws {
        let arrival = try CivilDate(2027, 3, 14)
        #expect(arrival.weekday == .sunday)
        #expect(try arrival.adding(days: 3).description == "2027-03-17")
        #expect(try CivilDate(2026, 12, 31).isoWeek.description == "2026-W53")
        #expect(try CivilDate(2027, 1, 3).isoWeek.description == "2026-W53")
        #expect(Weekday.sunday.daysAfter(.sunday) == 0)
    }

    @Test func `docExample: what is refused, and in which words`() throws {
        let late = #expect(throws: TimeError.self) { try TimeOfDay(parsing: "24:00") }
        #expect(late?.description.hasPrefix("24:00:00: hours run from 0 to 23; ") == true)
        let day = #expect(throws: TimeError.self) { try CivilDate(2026, 2, 30) }
        #expect(day?.description == "2026-02-30: February 2026 has 28 days")
    }

    @Test func `docExample: names of zones`() throws {
        #expect(try ZoneID("europe/paris") == ZoneID("Europe/Paris"))
        #expect(throws: TimeError.self) { try ZoneID("../../etc/passwd") }
        #expect(WindowsZones.zone(named: "Pacific Standard Time")?.name == "America/Los_Angeles")
    }

    @Test func `docExample: a zone of a database`() throws {
        let environment = ["TZDIR": TestZones.Release.r2026f.directory]
        let database = try ZoneDatabase.open(directory: nil, tzdir: environment["TZDIR"])
        #expect(database.version == "2026f")
        let tokyo = try database.zone(named: "Asia/Tokyo")
        #expect(tokyo.civil(at: .epoch).description == "1970-01-01T09:00:00")
        let error = #expect(throws: TimeError.self) { try database.zone(named: "Asia/Tokio") }
        #expect(error?.description.contains("the nearest are Asia/Tokyo") == true)
    }
}
