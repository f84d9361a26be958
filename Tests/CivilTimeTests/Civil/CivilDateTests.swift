import CivilTime
import Testing

@Suite("CivilDate") struct CivilDateTests {
    @Test func `the days of four centuries count up one by one and name every date once`() throws {
        var date = try CivilDate(1800, 1, 1)
        var day = date.daysSinceEpoch
        #expect(day == -62_091)  // 170 years with 41 leap days before 1970-01-01
        while date < (try CivilDate(2200, 12, 31)) {
            let next = try CivilDate(daysSinceEpoch: day + 1)
            let expected: (Int, Int, Int)
            if date.day < CivilDate.daysInMonth(date.month, of: date.year) {
                expected = (date.year, date.month, date.day + 1)
            } else if date.month < 12 {
                expected = (date.year, date.month + 1, 1)
            } else {
                expected = (date.year + 1, 1, 1)
            }
            try #require((next.year, next.month, next.day) == expected)
            try #require(next.daysSinceEpoch == day + 1)
            try #require(next.weekday.daysAfter(date.weekday) == 1)
            (date, day) = (next, day + 1)
        }
    }

    /// Facts: the day of the week of dates that history has fixed, and of the ends of the calendar.
    @Test(arguments: [
        (1969, 7, 20, Weekday.sunday), (1970, 1, 1, .thursday), (2000, 1, 1, .saturday),
        (1582, 10, 15, .friday), (1900, 3, 1, .thursday), (2027, 3, 14, .sunday), (9999, 12, 31, .friday),
    ])
    func `the weekday is the one that calendars show`(year: Int, month: Int, day: Int, weekday: Weekday)
        throws
    {
        #expect(try CivilDate(year, month, day).weekday == weekday)
    }

    /// From ISO 8601's own rule: the week belongs to the year of its Thursday.
    @Test(arguments: [
        ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"), ("2007-12-31", "2008-W01"),
        ("2008-12-29", "2009-W01"), ("2009-12-31", "2009-W53"), ("2010-01-03", "2009-W53"),
        ("2026-12-31", "2026-W53"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
    ])
    func `an ISO week belongs to the year of its Thursday`(date: String, week: String) throws {
        #expect(try CivilDate(parsing: date).isoWeek.description == week)
    }

    @Test func `an ISO week's Monday leads back to the week`() throws {
        for year in 1990...2040 {
            for week in 1...(try ISOWeek.count(in: year)) {
                let iso = try ISOWeek(year, week)
                let monday = try iso.monday()
                #expect(monday.weekday == .monday)
                #expect(monday.isoWeek == iso)
            }
        }
    }

    @Test(arguments: [
        (2026, 2, 30, "2026-02-30: February 2026 has 28 days"),
        (2028, 2, 30, "2028-02-30: February 2028 has 29 days"),
        (2027, 13, 1, "2027-13-01: months run from 1 to 12"),
        (2027, 4, 0, "2027-04-00: April 2027 has 30 days"),
        (2027, 4, -1, "2027-04--1: April 2027 has 30 days"),
        (10_000, 1, 1, "+010000-01-01: years run from -9999 to 9999"),
    ])
    func `a date that does not exist is refused with what the month has`(
        year: Int, month: Int, day: Int, message: String
    ) {
        let error = #expect(throws: TimeError.self) { try CivilDate(year, month, day) }
        #expect(error?.description == message)
        #expect(error?.code == .outOfRange)
    }

    @Test(arguments: [
        ("2027-01-31", CalendarPeriod(months: 1), "2027-02-28"),
        ("2028-02-29", CalendarPeriod(years: 1), "2029-02-28"),
        ("2027-03-31", CalendarPeriod(months: -1), "2027-02-28"),
        ("2027-01-31", CalendarPeriod(months: 1, days: 1), "2027-03-01"),
        ("2026-12-28", CalendarPeriod(weeks: 1), "2027-01-04"),
        ("2027-03-14", CalendarPeriod(years: -1, months: 12), "2027-03-14"),
    ])
    func `a period goes by months first and stops at the month's end`(
        date: String, period: CalendarPeriod, sum: String
    ) throws {
        #expect(try CivilDate(parsing: date).adding(period).description == sum)
    }

    @Test func `arithmetic past the calendar's ends is refused, not wrapped`() {
        #expect(throws: TimeError.self) { try CivilDate.latest.adding(days: 1) }
        #expect(throws: TimeError.self) { try CivilDate.earliest.adding(days: -1) }
        #expect(throws: TimeError.self) { try CivilDate.latest.adding(days: Int.max) }
        #expect(throws: TimeError.self) { try CivilDate.latest.adding(CalendarPeriod(years: Int.max)) }
        for end in [Int.min, Int.min + 1, Int.max] {
            for period in [
                CalendarPeriod(years: end), CalendarPeriod(months: end), CalendarPeriod(weeks: end),
                CalendarPeriod(days: end),
            ] {
                #expect(throws: TimeError.self) { try CivilDate.latest.adding(period) }
            }
        }
    }

    @Test(arguments: [Int.min, Int.max])
    func `a number at the end of its type is refused, not trapped on`(end: Int) {
        #expect(throws: TimeError.self) { try CivilDate(end, 1, 1) }
        #expect(throws: TimeError.self) { try CivilDate(2027, end, 1) }
        #expect(throws: TimeError.self) { try CivilDate(2027, 1, end) }
        #expect(throws: TimeError.self) { try CivilDate(daysSinceEpoch: end) }
        #expect(throws: TimeError.self) { try ISOWeek(end, 1) }
        #expect(throws: TimeError.self) { try ISOWeek(2027, end) }
        #expect(throws: TimeError.self) { try ISOWeek.count(in: end) }
        #expect(throws: TimeError.self) { try TimeOfDay(end, 0) }
        #expect(throws: TimeError.self) { try TimeOfDay(secondsSinceMidnight: end) }
        #expect(throws: TimeError.self) { try UTCOffset(totalSeconds: end) }
        #expect(throws: TimeError.self) { try Instant(secondsSinceEpoch: 0, nanosecond: end) }
        #expect(throws: TimeError.self) { try Instant(secondsSinceEpoch: Int64(end)) }
        #expect(throws: TimeError.self) { try CivilDateTime(secondsSinceEpoch: Int64(end)) }
    }

    @Test(arguments: ["2027-3-14", "2027-03-14 ", "27-03-14", "2027/03/14", "", "-0000-01-01", "２０２７-03-14"])
    func `a date in another form is refused`(text: String) {
        let error = #expect(throws: TimeError.self) { try CivilDate(parsing: text) }
        #expect(error?.code == .malformedText)
    }
}
