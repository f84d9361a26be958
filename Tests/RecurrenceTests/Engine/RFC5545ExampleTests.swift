import CivilTime
import Recurrence
import Testing

/// The examples of RFC 5545 section 3.8.5.3 with the dates that it prints.
///
/// The RFC's starts are in America/New_York and its `UNTIL` in UTC; here both are on New York's wall clock,
/// four hours behind UTC in summer and five in winter.
@Suite("Examples of RFC 5545") struct RFC5545ExampleTests {
    struct Example: Sendable {
        let start: String
        let rule: String
        /// Days at the start's time of day.
        let days: [String]
        /// Whether the RFC's list ends in dots.
        var goesOn = false
    }

    static let daily = [
        Example(start: "1997-09-02", rule: "FREQ=DAILY;COUNT=10", days: ["1997-09: 2-11"]),
        Example(
            start: "1997-09-02", rule: "FREQ=DAILY;UNTIL=19971223T190000",
            days: ["1997-09: 2-30", "1997-10: 1-31", "1997-11: 1-30", "1997-12: 1-23"]),
        Example(
            start: "1997-09-02", rule: "FREQ=DAILY;INTERVAL=2",
            days: [
                "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30",
                "1997-10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30",
                "1997-11: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29", "1997-12: 1 3",
            ], goesOn: true),
        Example(
            start: "1997-09-02", rule: "FREQ=DAILY;INTERVAL=10;COUNT=5",
            days: ["1997-09: 2 12 22", "1997-10: 2 12"]),
        Example(
            start: "1998-01-01",
            rule: "FREQ=YEARLY;UNTIL=20000131T090000;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
            days: ["1998-01: 1-31", "1999-01: 1-31", "2000-01: 1-31"]),
        Example(
            start: "1998-01-01", rule: "FREQ=DAILY;UNTIL=20000131T090000;BYMONTH=1",
            days: ["1998-01: 1-31", "1999-01: 1-31", "2000-01: 1-31"]),
    ]

    static let weekly = [
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;COUNT=10",
            days: ["1997-09: 2 9 16 23 30", "1997-10: 7 14 21 28", "1997-11: 4"]),
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;UNTIL=19971223T190000",
            days: [
                "1997-09: 2 9 16 23 30", "1997-10: 7 14 21 28", "1997-11: 4 11 18 25", "1997-12: 2 9 16 23",
            ]),
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
            days: [
                "1997-09: 2 16 30", "1997-10: 14 28", "1997-11: 11 25", "1997-12: 9 23", "1998-01: 6 20",
                "1998-02: 3 17",
            ], goesOn: true),
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;UNTIL=19971006T200000;WKST=SU;BYDAY=TU,TH",
            days: ["1997-09: 2 4 9 11 16 18 23 25 30", "1997-10: 2"]),
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
            days: ["1997-09: 2 4 9 11 16 18 23 25 30", "1997-10: 2"]),
        Example(
            start: "1997-09-01", rule: "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223T190000;WKST=SU;BYDAY=MO,WE,FR",
            days: [
                "1997-09: 1 3 5 15 17 19 29", "1997-10: 1 3 13 15 17 27 29 31", "1997-11: 10 12 14 24 26 28",
                "1997-12: 8 10 12 22",
            ]),
        Example(
            start: "1997-09-02", rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
            days: ["1997-09: 2 4 16 18 30", "1997-10: 2 14 16"]),
        Example(
            start: "1997-08-05", rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
            days: ["1997-08: 5 10 19 24"]),
        Example(
            start: "1997-08-05", rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
            days: ["1997-08: 5 17 19 31"]),
    ]

    static let monthly = [
        Example(
            start: "1997-09-05", rule: "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
            days: [
                "1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5", "1998-01: 2", "1998-02: 6",
                "1998-03: 6",
                "1998-04: 3", "1998-05: 1", "1998-06: 5",
            ]),
        Example(
            start: "1997-09-05", rule: "FREQ=MONTHLY;UNTIL=19971223T190000;BYDAY=1FR",
            days: ["1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5"]),
        Example(
            start: "1997-09-07", rule: "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
            days: ["1997-09: 7 28", "1997-11: 2 30", "1998-01: 4 25", "1998-03: 1 29", "1998-05: 3 31"]),
        Example(
            start: "1997-09-22", rule: "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
            days: ["1997-09: 22", "1997-10: 20", "1997-11: 17", "1997-12: 22", "1998-01: 19", "1998-02: 16"]),
        Example(
            start: "1997-09-28", rule: "FREQ=MONTHLY;BYMONTHDAY=-3",
            days: ["1997-09: 28", "1997-10: 29", "1997-11: 28", "1997-12: 29", "1998-01: 29", "1998-02: 26"],
            goesOn: true),
        Example(
            start: "1997-09-02", rule: "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
            days: ["1997-09: 2 15", "1997-10: 2 15", "1997-11: 2 15", "1997-12: 2 15", "1998-01: 2 15"]),
        Example(
            start: "1997-09-30", rule: "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
            days: [
                "1997-09: 30", "1997-10: 1 31", "1997-11: 1 30", "1997-12: 1 31", "1998-01: 1 31",
                "1998-02: 1",
            ]),
        Example(
            start: "1997-09-10", rule: "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
            days: ["1997-09: 10-15", "1999-03: 10-13"]),
        Example(
            start: "1997-09-02", rule: "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
            days: [
                "1997-09: 2 9 16 23 30", "1997-11: 4 11 18 25", "1998-01: 6 13 20 27",
                "1998-03: 3 10 17 24 31",
            ],
            goesOn: true),
        Example(
            start: "1997-09-13", rule: "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
            days: [
                "1997-09: 13", "1997-10: 11", "1997-11: 8", "1997-12: 13", "1998-01: 10", "1998-02: 7",
                "1998-03: 7",
                "1998-04: 11", "1998-05: 9", "1998-06: 13",
            ], goesOn: true),
        Example(
            start: "1997-09-04", rule: "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
            days: ["1997-09: 4", "1997-10: 7", "1997-11: 6"]),
        Example(
            start: "1997-09-29", rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
            days: [
                "1997-09: 29", "1997-10: 30", "1997-11: 27", "1997-12: 30", "1998-01: 29", "1998-02: 26",
                "1998-03: 30",
            ], goesOn: true),
        Example(
            start: "2007-01-15", rule: "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
            days: ["2007-01: 15 30", "2007-02: 15", "2007-03: 15 30"]),
    ]

    static let yearly = [
        Example(
            start: "1997-06-10", rule: "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
            days: (1997...2001).flatMap { ["\($0)-06: 10", "\($0)-07: 10"] }),
        Example(
            start: "1997-03-10", rule: "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
            days: ["1997-03: 10"]
                + [1999, 2001, 2003].flatMap { ["\($0)-01: 10", "\($0)-02: 10", "\($0)-03: 10"] }),
        Example(
            start: "1997-01-01", rule: "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
            days: [
                "1997-01: 1", "1997-04: 10", "1997-07: 19", "2000-01: 1", "2000-04: 9", "2000-07: 18",
                "2003-01: 1", "2003-04: 10", "2003-07: 19", "2006-01: 1",
            ]),
        Example(
            start: "1997-05-19", rule: "FREQ=YEARLY;BYDAY=20MO",
            days: ["1997-05: 19", "1998-05: 18", "1999-05: 17"],
            goesOn: true),
        Example(
            start: "1997-05-12", rule: "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
            days: ["1997-05: 12", "1998-05: 11", "1999-05: 17"], goesOn: true),
        Example(
            start: "1997-03-13", rule: "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
            days: ["1997-03: 13 20 27", "1998-03: 5 12 19 26", "1999-03: 4 11 18 25"], goesOn: true),
        Example(
            start: "1997-06-05", rule: "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
            days: [
                "1997-06: 5 12 19 26", "1997-07: 3 10 17 24 31", "1997-08: 7 14 21 28", "1998-06: 4 11 18 25",
                "1998-07: 2 9 16 23 30", "1998-08: 6 13 20 27", "1999-06: 3 10 17 24",
                "1999-07: 1 8 15 22 29",
                "1999-08: 5 12 19 26",
            ], goesOn: true),
        Example(
            start: "1996-11-05", rule: "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
            days: ["1996-11: 5", "2000-11: 7", "2004-11: 2"], goesOn: true),
    ]

    @Test(arguments: daily + weekly + monthly + yearly)
    func `an example by the day gives the dates that the RFC prints`(example: Example) throws {
        let series = try Notation.series(example.start + "T09:00", example.rule)
        let expected = try Notation.days(example.days, at: series.start.time)
        let end = CivilDateTime(try CivilDate(2100, 1, 1), .midnight)
        let found = series.occurrences(in: series.start..<end, limits: Notation.ample).starts
        #expect((example.goesOn ? Array(found.prefix(expected.count)) : found) == expected)
    }

    @Test func `every Friday the 13th leaves the start out by an excluded date`() throws {
        let series = try Notation.series(
            "1997-09-02T09:00", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", excluding: ["1997-09-02T09:00"])
        #expect(
            try series.first(5) == [
                "1998-02-13T09:00", "1998-03-13T09:00", "1998-11-13T09:00", "1999-08-13T09:00",
                "2000-10-13T09:00",
            ])
    }

    // The RFC prints UNTIL=19970902T170000Z, which is 13:00 in New York, beside a list that ends at 15:00; it
    // means 17:00 there, as the example's title says.
    @Test(arguments: [
        ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000", ["09:00", "12:00", "15:00"]),
        ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]),
        ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
    ])
    func `an example by the hour or minute gives the times that the RFC prints`(
        rule: String, times: [String]
    ) throws {
        #expect(try Notation.series("1997-09-02T09:00", rule).first(10) == times.map { "1997-09-02T" + $0 })
    }

    @Test(arguments: [
        "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
        "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    ])
    func `every 20 minutes of the working day can be written in two ways`(rule: String) throws {
        let ofDay = (9...16).flatMap { hour in
            ["00", "20", "40"].map { hour < 10 ? "T09:\($0)" : "T\(hour):\($0)" }
        }
        let expected = ["1997-09-02", "1997-09-03"].flatMap { day in ofDay.map { day + $0 } }
        #expect(try Notation.series("1997-09-02T09:00", rule).first(48) == expected)
    }
}
