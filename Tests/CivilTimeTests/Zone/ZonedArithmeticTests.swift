import CivilTime
import TestKit
import Testing

/// Elapsed time and steps on the calendar part company where the clocks move. Each row was worked out by hand.
@Suite("Adding to a time in a zone") struct ZonedArithmeticTests {
    private func moment(_ text: String) throws -> ZonedDateTime {
        try ZonedDateTime.parse(
            text, in: TestZones.database(.r2026f), disambiguation: .reject, offsetConflict: .reject)
    }

    @Test(arguments: [
        // New York skips 02:00 to 03:00 on 2027-03-14 and repeats 01:00 to 02:00 on 2027-11-07.
        ("2027-03-14T01:30[America/New_York]", 3600, "2027-03-14T03:30:00-04:00[America/New_York]"),
        ("2027-03-13T12:00[America/New_York]", 86_400, "2027-03-14T13:00:00-04:00[America/New_York]"),
        ("2027-11-07T00:30[America/New_York]", 3600, "2027-11-07T01:30:00-04:00[America/New_York]"),
        ("2027-11-07T00:30[America/New_York]", 7200, "2027-11-07T01:30:00-05:00[America/New_York]"),
        // Lord Howe goes back by half an hour at 02:00 on 2027-04-04.
        (
            "2027-04-04T01:45+11:00[Australia/Lord_Howe]", 1800,
            "2027-04-04T01:45:00+10:30[Australia/Lord_Howe]"
        ),
        ("2027-03-14T03:30-04:00[America/New_York]", -3600, "2027-03-14T01:30:00-05:00[America/New_York]"),
    ])
    func `a duration counts what elapses`(from text: String, seconds: Int, reached: String) throws {
        #expect(try moment(text).adding(.seconds(seconds)).description == reached)
    }

    @Test(arguments: [
        ("2027-03-13T12:00[America/New_York]", "P1D", "2027-03-14T12:00:00-04:00[America/New_York]"),
        ("2027-11-06T12:00[America/New_York]", "P1D", "2027-11-07T12:00:00-05:00[America/New_York]"),
        ("2028-02-29T09:00[Europe/Paris]", "P1Y", "2029-02-28T09:00:00+01:00[Europe/Paris]"),
        ("2027-01-31T09:00[Europe/Paris]", "P1M1D", "2027-03-01T09:00:00+01:00[Europe/Paris]"),
        ("2027-03-22T09:00[Europe/Paris]", "P1W", "2027-03-29T09:00:00+02:00[Europe/Paris]"),
    ])
    func `a period keeps the clock reading`(from text: String, period: String, reached: String) throws {
        let sum = try moment(text).adding(CalendarPeriod(parsing: period), by: .reject)
        #expect(sum.description == reached)
    }

    @Test func `a reading that the clocks skip or repeat on the day reached follows the policy`() throws {
        let night = try moment("2027-03-13T02:30[America/New_York]")
        let day = CalendarPeriod(days: 1)
        #expect(try night.adding(day, by: .compatible).description.hasPrefix("2027-03-14T03:30:00-04:00"))
        #expect(try night.adding(day, by: .earlier).description.hasPrefix("2027-03-14T01:30:00-05:00"))
        #expect(throws: TimeError.self) { try night.adding(day, by: .reject) }
        let autumn = try moment("2027-11-06T01:30[America/New_York]")
        #expect(try autumn.adding(day, by: .compatible).description.hasPrefix("2027-11-07T01:30:00-04:00"))
        #expect(try autumn.adding(day, by: .later).description.hasPrefix("2027-11-07T01:30:00-05:00"))
    }

    @Test func `nothing added to a second pass leaves it the second pass`() throws {
        let second = try moment("2027-11-07T01:30-05:00[America/New_York]")
        #expect(try second.adding(CalendarPeriod(), by: .reject) == second)
        #expect(try second.adding(CalendarPeriod(weeks: 1, days: -7), by: .earlier) == second)
        #expect(try second.adding(.zero) == second)
    }

    @Test func `the date that Apia left out is reached by no period`() throws {
        let before = try moment("2011-12-29T09:00[Pacific/Apia]")
        let refused = #expect(throws: TimeError.self) {
            try before.adding(CalendarPeriod(days: 1), by: .reject)
        }
        #expect(refused?.code == .skippedTime)
        let after = try before.adding(CalendarPeriod(days: 1), by: .compatible)
        #expect(after.description == "2011-12-31T09:00:00+14:00[Pacific/Apia]")
        #expect(after.instant.duration(since: before.instant) == .seconds(86_400))
    }

    @Test func `a sum past the ends of the calendar is refused`() throws {
        let last = try moment("9999-12-29T09:00[Asia/Tokyo]")
        #expect(throws: TimeError.self) { try last.adding(.seconds(86_400 * 2)) }
        #expect(throws: TimeError.self) { try last.adding(CalendarPeriod(years: 1), by: .compatible) }
        #expect(throws: TimeError.self) { try last.adding(CalendarPeriod(years: .max), by: .compatible) }
    }

    @Test(arguments: [
        ("P1Y2M3W4D", 1, 2, 3, 4), ("P10D", 0, 0, 0, 10), ("p1m", 0, 1, 0, 0), ("P1M-1D", 0, 1, 0, -1),
        ("P+2W", 0, 0, 2, 0), ("P0D", 0, 0, 0, 0),
    ])
    func `a period is read from ISO 8601`(text: String, years: Int, months: Int, weeks: Int, days: Int) throws
    {
        let period = try CalendarPeriod(parsing: text)
        #expect(period == CalendarPeriod(years: years, months: months, weeks: weeks, days: days))
        #expect(try CalendarPeriod(parsing: period.description) == period)
    }

    @Test(arguments: [
        ("", "is written like P1Y2M3W4D"), ("P", "is written like"), ("1D", "is written like"),
        ("P1D1W", "is written like"), ("P1D2D", "is written like"), ("P1", "is written like"),
        ("P-D", "is written like"), ("P1.5D", "is written like"), ("PT36H", "hours are exact"),
        ("P1DT2H", "hours are exact"), ("P1D ", "is written like"),
        ("P99999999999999999999D", "larger than 64 bits hold"),
    ])
    func `another form of a period is refused`(text: String, reason: String) {
        let error = #expect(throws: TimeError.self) { try CalendarPeriod(parsing: text) }
        #expect(error?.reason.contains(reason) == true)
    }
}
