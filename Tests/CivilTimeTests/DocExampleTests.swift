import CivilTime
import TestKit
import Testing

/// The examples in the documentation of CivilTime that no other suite runs.
@Suite("Examples of CivilTime") struct DocExampleTests {
    @Test func `docExample: TimeError`() {
        let error = #expect(throws: TimeError.self) { try CivilDate(2026, 2, 30) }
        #expect(error?.description == "2026-02-30: February 2026 has 28 days")
    }

    @Test func `docExample: CivilDate`() throws {
        let arrival = try CivilDate(2027, 3, 14)
        #expect(arrival.weekday == .sunday)
        #expect(try arrival.adding(days: 3).description == "2027-03-17")
        #expect(
            try CivilDate(2027, 1, 31).adding(CalendarPeriod(months: 1)).description == "2027-02-28")
        #expect(
            try CivilDate(2028, 2, 29).adding(CalendarPeriod(years: 1)).description == "2029-02-28")
    }

    @Test func `docExample: ISOWeek`() throws {
        #expect(try CivilDate(2027, 1, 3).isoWeek.description == "2026-W53")
        #expect(try CivilDate(2026, 12, 31).isoWeek.description == "2026-W53")
    }

    @Test func `docExample: Weekday and TimeOfDay`() throws {
        #expect(Weekday.sunday.daysAfter(.monday) == 6)
        #expect(Weekday.sunday.daysAfter(.sunday) == 0)
        #expect(try TimeOfDay(9, 30).description == "09:30:00")
        let error = #expect(throws: TimeError.self) { try TimeOfDay(parsing: "24:00") }
        #expect(error?.description.hasPrefix("24:00:00: hours run from 0 to 23; ") == true)
    }

    @Test func `docExample: CalendarPeriod as ISO 8601`() {
        #expect(CalendarPeriod(years: 1, months: 2, weeks: 3, days: 4).description == "P1Y2M3W4D")
        #expect(CalendarPeriod().description == "P0D")
    }

    @Test func `docExample: ZoneID`() throws {
        #expect(try ZoneID("europe/paris") == ZoneID("Europe/Paris"))
        #expect(throws: TimeError.self) { try ZoneID("../../etc/passwd") }
    }

    @Test func `docExample: Zone and ZoneDatabase`() throws {
        let database = try ZoneDatabase.open(
            directory: nil, tzdir: TestZones.Release.r2026f.directory)
        #expect(database.version == "2026f")
        let tokyo = try database.zone(named: "Asia/Tokyo")
        #expect(tokyo.civil(at: .epoch).description == "1970-01-01T09:00:00")
        let error = #expect(throws: TimeError.self) { try database.zone(named: "Asia/Tokio") }
        #expect(error?.description.contains("the nearest are Asia/Tokyo, ") == true)
    }

    @Test func `docExample: WindowsZones`() {
        #expect(WindowsZones.zone(named: "Pacific Standard Time")?.name == "America/Los_Angeles")
    }
}
