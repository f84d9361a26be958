import CivilTime
import Recurrence
import Testing

/// The table of RFC 5545 section 3.3.10, cell by cell. 1 January 2026 is a Thursday; 2028 is a leap year.
@Suite("Expand and limit table") struct RuleTableTests {
    struct Cell: Sendable {
        let start: String
        let rule: String
        let first: [String]
    }

    static let byMonth = [
        Cell(
            start: "2026-01-31T23:59:59", rule: "FREQ=SECONDLY;BYMONTH=1,3",
            first: ["2026-01-31T23:59:59", "2026-03-01", "2026-03-01T00:00:01"]),
        Cell(
            start: "2026-01-31T23:59", rule: "FREQ=MINUTELY;BYMONTH=1,3",
            first: ["2026-01-31T23:59", "2026-03-01", "2026-03-01T00:01"]),
        Cell(
            start: "2026-01-31T23:30", rule: "FREQ=HOURLY;BYMONTH=1,3",
            first: ["2026-01-31T23:30", "2026-03-01T00:30", "2026-03-01T01:30"]),
        Cell(
            start: "2026-01-31T09:00", rule: "FREQ=DAILY;BYMONTH=1,3",
            first: ["2026-01-31T09:00", "2026-03-01T09:00", "2026-03-02T09:00"]),
        // Fridays: 30 January, 6 March.
        Cell(
            start: "2026-01-30T09:00", rule: "FREQ=WEEKLY;BYMONTH=1,3",
            first: ["2026-01-30T09:00", "2026-03-06T09:00", "2026-03-13T09:00"]),
        Cell(
            start: "2026-01-15T09:00", rule: "FREQ=MONTHLY;BYMONTH=3,1",
            first: ["2026-01-15T09:00", "2026-03-15T09:00", "2027-01-15T09:00"]),
        Cell(
            start: "2026-01-15T09:00", rule: "FREQ=YEARLY;BYMONTH=3,1",
            first: ["2026-01-15T09:00", "2026-03-15T09:00", "2027-01-15T09:00"]),
    ]

    static let byWeekNumber = [
        // Week 1 of 2026 begins on 29 December 2025 and week 20 on 11 May; without BYDAY the start's weekday
        // holds.
        Cell(
            start: "2026-05-12T09:00", rule: "FREQ=YEARLY;BYWEEKNO=20",
            first: ["2026-05-12T09:00", "2027-05-18T09:00", "2028-05-16T09:00"]),
        // 2026 has 53 weeks; the last begins on 28 December and ends on 3 January 2027.
        Cell(
            start: "2026-12-28", rule: "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,SU",
            first: ["2026-12-28", "2027-01-03", "2032-12-27", "2033-01-02"]),
        Cell(
            start: "2026-12-28", rule: "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO",
            first: ["2026-12-28", "2027-12-27", "2028-12-25"]),
        // Week 1 of 2026 by weeks from Sunday is the one with four days in it: 4 January, since 1 to 3
        // January are but three.
        Cell(
            start: "2026-01-04", rule: "FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU",
            first: ["2026-01-04", "2027-01-03", "2028-01-02"]),
        // The year of a rule with week numbers is the year of the numbering: week 1 of 2026 begins in 2025,
        // and two years later comes week 1 of 2028.
        Cell(
            start: "2025-12-29", rule: "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO",
            first: ["2025-12-29", "2028-01-03", "2029-12-31"]),
        Cell(
            start: "2025-12-31", rule: "FREQ=YEARLY;BYWEEKNO=1;BYMONTH=12;BYDAY=WE",
            first: ["2025-12-31", "2031-12-31", "2036-12-31"]),
    ]

    static let byYearDay = [
        Cell(
            start: "2026-01-02T23:59:59", rule: "FREQ=SECONDLY;BYYEARDAY=100,2",
            first: ["2026-01-02T23:59:59", "2026-04-10", "2026-04-10T00:00:01"]),
        Cell(
            start: "2026-01-02T23:59", rule: "FREQ=MINUTELY;BYYEARDAY=100,2",
            first: ["2026-01-02T23:59", "2026-04-10", "2026-04-10T00:01"]),
        Cell(
            start: "2026-01-02T23:30", rule: "FREQ=HOURLY;BYYEARDAY=100,2",
            first: ["2026-01-02T23:30", "2026-04-10T00:30", "2026-04-10T01:30"]),
        Cell(
            start: "2026-01-01", rule: "FREQ=YEARLY;BYYEARDAY=-1,1",
            first: ["2026-01-01", "2026-12-31", "2027-01-01"]),
        Cell(
            start: "2026-12-31", rule: "FREQ=YEARLY;BYYEARDAY=366",
            first: ["2026-12-31", "2028-12-31", "2032-12-31"]),
        Cell(
            start: "2027-01-01", rule: "FREQ=YEARLY;BYYEARDAY=-366",
            first: ["2027-01-01", "2028-01-01", "2032-01-01"]),
    ]

    static let byMonthDay = [
        Cell(
            start: "2026-01-31T23:59:59", rule: "FREQ=SECONDLY;BYMONTHDAY=-1",
            first: ["2026-01-31T23:59:59", "2026-02-28", "2026-02-28T00:00:01"]),
        Cell(
            start: "2026-01-31T23:59", rule: "FREQ=MINUTELY;BYMONTHDAY=-1",
            first: ["2026-01-31T23:59", "2026-02-28", "2026-02-28T00:01"]),
        Cell(
            start: "2026-01-31T23:30", rule: "FREQ=HOURLY;BYMONTHDAY=-1",
            first: ["2026-01-31T23:30", "2026-02-28T00:30", "2026-02-28T01:30"]),
        Cell(
            start: "2026-01-31", rule: "FREQ=DAILY;BYMONTHDAY=-1",
            first: ["2026-01-31", "2026-02-28", "2026-03-31"]),
        Cell(
            start: "2026-01-01", rule: "FREQ=MONTHLY;BYMONTHDAY=31,1,-2",
            first: ["2026-01-01", "2026-01-30", "2026-01-31", "2026-02-01", "2026-02-27", "2026-03-01"]),
        // "Expand" holds over every month, not only the start's.
        Cell(
            start: "2026-01-15", rule: "FREQ=YEARLY;BYMONTHDAY=15",
            first: ["2026-01-15", "2026-02-15", "2026-03-15"]),
    ]

    static let byDay = [
        // 4 January 2026 is a Sunday.
        Cell(
            start: "2026-01-04T23:59:59", rule: "FREQ=SECONDLY;BYDAY=SU,WE",
            first: ["2026-01-04T23:59:59", "2026-01-07", "2026-01-07T00:00:01"]),
        Cell(
            start: "2026-01-04T23:59", rule: "FREQ=MINUTELY;BYDAY=SU,WE",
            first: ["2026-01-04T23:59", "2026-01-07", "2026-01-07T00:01"]),
        Cell(
            start: "2026-01-04T23:30", rule: "FREQ=HOURLY;BYDAY=SU,WE",
            first: ["2026-01-04T23:30", "2026-01-07T00:30", "2026-01-07T01:30"]),
        Cell(
            start: "2026-01-04", rule: "FREQ=DAILY;BYDAY=SU,WE",
            first: ["2026-01-04", "2026-01-07", "2026-01-11"]),
        Cell(
            start: "2026-01-04", rule: "FREQ=WEEKLY;BYDAY=WE,SU",
            first: ["2026-01-04", "2026-01-07", "2026-01-11"]),
        // Note 1: alone it expands, beside BYMONTHDAY it limits.
        Cell(
            start: "2026-01-02", rule: "FREQ=MONTHLY;BYDAY=1FR,-1FR",
            first: ["2026-01-02", "2026-01-30", "2026-02-06", "2026-02-27"]),
        Cell(
            start: "2026-02-13", rule: "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            first: ["2026-02-13", "2026-03-13", "2026-11-13"]),
        Cell(
            start: "2026-02-13", rule: "FREQ=MONTHLY;BYDAY=2FR;BYMONTHDAY=13,20",
            first: ["2026-02-13", "2026-03-13", "2026-11-13"]),
        // A numbered and a plain weekday together are a union.
        Cell(
            start: "2026-01-02", rule: "FREQ=MONTHLY;BYMONTH=1;BYDAY=1FR,SU",
            first: ["2026-01-02", "2026-01-04", "2026-01-11", "2026-01-18", "2026-01-25", "2027-01-01"]),
        // Note 2: limits beside BYYEARDAY and BYMONTHDAY; expands the week beside BYWEEKNO, the month beside
        // BYMONTH, and else the year.
        Cell(
            start: "2026-01-01", rule: "FREQ=YEARLY;BYDAY=TH;BYYEARDAY=1",
            first: ["2026-01-01", "2032-01-01", "2037-01-01"]),
        Cell(
            start: "2026-02-13", rule: "FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13",
            first: ["2026-02-13", "2026-03-13", "2026-11-13"]),
        Cell(
            start: "2026-05-11", rule: "FREQ=YEARLY;BYDAY=MO,SU;BYWEEKNO=20",
            first: ["2026-05-11", "2026-05-17", "2027-05-17", "2027-05-23"]),
        Cell(
            start: "2026-03-29", rule: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3,10",
            first: ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31"]),
        Cell(
            start: "2026-01-02", rule: "FREQ=YEARLY;BYDAY=1FR,-1FR",
            first: ["2026-01-02", "2026-12-25", "2027-01-01", "2027-12-31"]),
        Cell(
            start: "2026-12-31", rule: "FREQ=YEARLY;BYDAY=53TH",
            first: ["2026-12-31", "2032-12-30", "2037-12-31"]),
    ]

    static let byTime = [
        Cell(
            start: "2026-01-01T09:00:59", rule: "FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0,30;BYSECOND=59",
            first: ["2026-01-01T09:00:59", "2026-01-01T09:30:59", "2026-01-02T09:00:59"]),
        Cell(
            start: "2026-01-01T09:30", rule: "FREQ=MINUTELY;BYHOUR=9;BYMINUTE=30;BYSECOND=15,0",
            first: ["2026-01-01T09:30", "2026-01-01T09:30:15", "2026-01-02T09:30"]),
        Cell(
            start: "2026-01-01T09:00", rule: "FREQ=HOURLY;BYHOUR=9,17;BYMINUTE=30,0;BYSECOND=0",
            first: ["2026-01-01T09:00", "2026-01-01T09:30", "2026-01-01T17:00", "2026-01-01T17:30"]),
        Cell(
            start: "2026-01-01T09:00", rule: "FREQ=DAILY;BYHOUR=17,9;BYMINUTE=0;BYSECOND=0,30",
            first: [
                "2026-01-01T09:00", "2026-01-01T09:00:30", "2026-01-01T17:00", "2026-01-01T17:00:30",
                "2026-01-02T09:00",
            ]),
        Cell(
            start: "2026-01-01T09:15", rule: "FREQ=WEEKLY;BYHOUR=17,9",
            first: ["2026-01-01T09:15", "2026-01-01T17:15", "2026-01-08T09:15"]),
        Cell(
            start: "2026-01-01T09:15", rule: "FREQ=MONTHLY;BYMINUTE=45,15",
            first: ["2026-01-01T09:15", "2026-01-01T09:45", "2026-02-01T09:15"]),
        Cell(
            start: "2026-01-01T09:15:10", rule: "FREQ=YEARLY;BYSECOND=20,10",
            first: ["2026-01-01T09:15:10", "2026-01-01T09:15:20", "2027-01-01T09:15:10"]),
        // A civil time has no second 60; it is read as 59, and 59,60 name one second.
        Cell(
            start: "2026-01-01T09:00:59", rule: "FREQ=DAILY;BYSECOND=60,59",
            first: ["2026-01-01T09:00:59", "2026-01-02T09:00:59"]),
    ]

    static let bySetPosition = [
        Cell(
            start: "2026-01-01T09:00:01", rule: "FREQ=SECONDLY;BYSECOND=1,2,3;BYSETPOS=-1",
            first: [
                "2026-01-01T09:00:01", "2026-01-01T09:00:02", "2026-01-01T09:00:03", "2026-01-01T09:01:01",
            ]),
        Cell(
            start: "2026-01-01T09:00:03", rule: "FREQ=MINUTELY;BYSECOND=1,2,3;BYSETPOS=-1",
            first: ["2026-01-01T09:00:03", "2026-01-01T09:01:03", "2026-01-01T09:02:03"]),
        Cell(
            start: "2026-01-01T09:10", rule: "FREQ=HOURLY;BYMINUTE=10,20,30;BYSETPOS=1,3",
            first: ["2026-01-01T09:10", "2026-01-01T09:30", "2026-01-01T10:10"]),
        Cell(
            start: "2026-01-01T08:00", rule: "FREQ=DAILY;BYHOUR=8,12,18;BYSETPOS=1,-1",
            first: ["2026-01-01T08:00", "2026-01-01T18:00", "2026-01-02T08:00"]),
        // The whole week counts, also what of it lies before the start: 29 December 2025 is its first, Friday
        // its third.
        Cell(
            start: "2026-01-02", rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=3",
            first: ["2026-01-02", "2026-01-09", "2026-01-16"]),
        Cell(
            start: "2026-01-30", rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
            first: ["2026-01-30", "2026-02-27", "2026-03-31"]),
        Cell(
            start: "2026-01-01", rule: "FREQ=YEARLY;BYMONTH=1,12;BYDAY=TH;BYSETPOS=1,-1",
            first: ["2026-01-01", "2026-12-31", "2027-01-07", "2027-12-30"]),
        // The set of a month has two times each day: its last is the later time of the last day.
        Cell(
            start: "2026-01-31T18:00", rule: "FREQ=MONTHLY;BYMONTHDAY=30,31;BYHOUR=9,18;BYSETPOS=-1",
            first: ["2026-01-31T18:00", "2026-03-31T18:00", "2026-04-30T18:00"]),
        // In a set of one, the first and the last are the same member and come once.
        Cell(
            start: "2026-01-01", rule: "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=1,-1",
            first: ["2026-01-01", "2026-02-01"]),
    ]

    @Test(
        arguments: byMonth + byWeekNumber + byYearDay + byMonthDay + byDay + byTime + bySetPosition)
    func `a cell of the table holds`(cell: Cell) throws {
        let series = try Notation.series(cell.start, cell.rule)
        #expect(try series.first(cell.first.count) == cell.first)
    }

    @Test(arguments: [
        ("2026-01-31", "FREQ=MONTHLY", ["2026-01-31", "2026-03-31", "2026-05-31"]),
        ("2024-02-29", "FREQ=YEARLY", ["2024-02-29", "2028-02-29", "2032-02-29"]),
        ("2096-02-29", "FREQ=YEARLY", ["2096-02-29", "2104-02-29", "2108-02-29"]),
        ("2026-01-30", "FREQ=MONTHLY;INTERVAL=1;BYMONTH=1,2,3", ["2026-01-30", "2026-03-30", "2027-01-30"]),
        ("2024-02-29", "FREQ=YEARLY;INTERVAL=3", ["2024-02-29", "2036-02-29", "2048-02-29"]),
        ("2026-01-31", "FREQ=YEARLY;BYMONTH=2,3", ["2026-01-31", "2026-03-31", "2027-03-31"]),
    ])
    func `a day that a month does not have is left out`(start: String, rule: String, first: [String]) throws {
        #expect(try Notation.series(start, rule).first(3) == first)
    }

    @Test(arguments: [
        // Hour 9 and every fifth after it, through midnight: 9 + 15 = 24.
        (
            "2026-01-01T09:00", "FREQ=HOURLY;INTERVAL=5",
            ["2026-01-01T09:00", "2026-01-01T14:00", "2026-01-01T19:00", "2026-01-02"]
        ),
        (
            "2026-01-01T09:00", "FREQ=HOURLY;INTERVAL=5;BYHOUR=0,1,10",
            ["2026-01-01T09:00", "2026-01-02", "2026-01-02T10:00", "2026-01-03T01:00"]
        ),
        (
            "2026-01-01T09:00", "FREQ=HOURLY;INTERVAL=1000",
            ["2026-01-01T09:00", "2026-02-12T01:00", "2026-03-25T17:00"]
        ),
        ("2026-01-01T09:00", "FREQ=MINUTELY;INTERVAL=1440", ["2026-01-01T09:00", "2026-01-02T09:00"]),
        (
            "2026-01-01T09:00", "FREQ=MINUTELY;INTERVAL=50;BYMINUTE=0",
            ["2026-01-01T09:00", "2026-01-01T14:00", "2026-01-01T19:00"]
        ),
        (
            "2026-01-01T09:00", "FREQ=SECONDLY;INTERVAL=86401",
            ["2026-01-01T09:00", "2026-01-02T09:00:01", "2026-01-03T09:00:02"]
        ),
        ("2026-01-01", "FREQ=DAILY;INTERVAL=100;BYMONTH=1,7", ["2026-01-01", "2026-07-20", "2029-01-05"]),
    ])
    func `an interval keeps step with the start through all days`(
        start: String, rule: String, first: [String]
    ) throws {
        #expect(try Notation.series(start, rule).first(first.count) == first)
    }
}
