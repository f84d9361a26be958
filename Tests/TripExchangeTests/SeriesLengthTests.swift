import CivilTime
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

/// How long the occurrences of a series are on the days on which the clocks change.
///
/// Changes in 2027, from zdump: Berlin on 28 March at 02:00 +01:00 to 03:00 +02:00, and on 31 October at 03:00 +02:00 to
/// 02:00 +01:00. New York on 14 March at 02:00 -05:00 to 03:00 -04:00, and on 7 November at 02:00 -04:00 to 01:00 -05:00.
/// Lord Howe on 4 April at 02:00 +11:00 to 01:30 +10:30, and on 3 October at 02:00 +10:30 to 02:30 +11:00.
@Suite("Lengths of a series") struct SeriesLengthTests {
    /// The instants of two occurrences, the first on the day before.
    static func instants(_ lines: [String]) throws -> [String] {
        try instants(Exchange.activity(lines + ["RRULE:FREQ=DAILY;COUNT=2"]))
    }

    static func instants(_ series: Activity) throws -> [String] { try instants([series]) }

    /// The instant, of the second pass of a repeated reading when the offset that stands beside it says so.
    static func instant(_ time: ActivityTime) throws -> Instant {
        guard let recorded = time.recorded else { return try Exchange.instant(time) }
        return try Instant(
            secondsSinceEpoch: time.local.secondsSinceEpoch - Int64(recorded.offset.totalSeconds))
    }

    static let clockReadings: [(zone: String, start: String, end: String, expected: [String])] = [
        // The start is skipped: it is 03:30, and the end 45 minutes later, not at 03:15.
        (
            "Europe/Berlin", "27T023000", "27T031500",
            ["03-27T01:30Z/03-27T02:15Z", "03-28T01:30Z/03-28T02:15Z"]
        ),
        // Both are skipped.
        (
            "Europe/Berlin", "27T021500", "27T024500",
            ["03-27T01:15Z/03-27T01:45Z", "03-28T01:15Z/03-28T01:45Z"]
        ),
        // The end is skipped: 02:30 is 03:30.
        (
            "Europe/Berlin", "27T011500", "27T023000",
            ["03-27T00:15Z/03-27T01:30Z", "03-28T00:15Z/03-28T01:30Z"]
        ),
        // The change is in between: the night is seven hours long.
        (
            "Europe/Berlin", "26T230000", "27T070000",
            ["03-26T22:00Z/03-27T06:00Z", "03-27T22:00Z/03-28T05:00Z"]
        ),
    ]

    @Test(arguments: clockReadings)
    func `with DTEND the readings stay in spring`(
        _ example: (zone: String, start: String, end: String, expected: [String])
    ) throws {
        let lines = [
            "DTSTART;TZID=\(example.zone):202703\(example.start)",
            "DTEND;TZID=\(example.zone):202703\(example.end)",
        ]
        #expect(try Self.instants(lines) == example.expected)
    }

    @Test(arguments: [
        // The start comes twice: the first is meant, and the end keeps its reading.
        ("Europe/Berlin", "20271030T023000", "20271030T031500", "10-31T00:30Z/10-31T02:15Z"),
        // The end comes twice: the first is meant.
        ("Europe/Berlin", "20271030T013000", "20271030T023000", "10-30T23:30Z/10-31T00:30Z"),
        ("Europe/Berlin", "20271029T230000", "20271030T070000", "10-30T21:00Z/10-31T06:00Z"),
        ("America/New_York", "20270313T023000", "20270313T031500", "03-14T07:30Z/03-14T08:15Z"),
        ("America/New_York", "20270312T230000", "20270313T070000", "03-14T04:00Z/03-14T11:00Z"),
        ("America/New_York", "20271106T013000", "20271106T021500", "11-07T05:30Z/11-07T07:15Z"),
        ("America/New_York", "20271105T230000", "20271106T070000", "11-07T03:00Z/11-07T12:00Z"),
        // Half an hour is skipped; the reading 02:40 +11:00 would be the very instant of the start.
        ("Australia/Lord_Howe", "20271002T021000", "20271002T024000", "10-02T15:40Z/10-02T16:10Z"),
        ("Australia/Lord_Howe", "20271001T230000", "20271002T070000", "10-02T12:30Z/10-02T20:00Z"),
        ("Australia/Lord_Howe", "20270403T014000", "20270403T021000", "04-03T14:40Z/04-03T15:40Z"),
        ("Australia/Lord_Howe", "20270402T230000", "20270403T070000", "04-03T12:00Z/04-03T20:30Z"),
    ])
    func `with DTEND the readings stay on the day of the change`(
        _ zone: String, _ start: String, _ end: String, _ expected: String
    ) throws {
        let lines = ["DTSTART;TZID=\(zone):\(start)", "DTEND;TZID=\(zone):\(end)"]
        #expect(try Self.instants(lines).last == expected)
    }

    // RFC 5545 section 3.8.5.3: with DURATION, "the same nominal duration will apply to all the members of the generated
    // recurrence set and the exact duration of each recurrence instance will depend on its specific start time". Section
    // 3.3.6 makes days and weeks nominal; hours, minutes and seconds are not.
    @Test(arguments: [
        ("Europe/Berlin", "20270327T023000", "PT45M", "03-28T01:30Z/03-28T02:15Z"),
        ("Europe/Berlin", "20270326T230000", "PT8H", "03-27T22:00Z/03-28T06:00Z"),
        ("Europe/Berlin", "20270326T120000", "P1D", "03-27T11:00Z/03-28T10:00Z"),
        ("Europe/Berlin", "20270326T120000", "PT24H", "03-27T11:00Z/03-28T11:00Z"),
        ("Europe/Berlin", "20270326T120000", "P1DT2H", "03-27T11:00Z/03-28T12:00Z"),
        ("Europe/Berlin", "20270320T120000", "P1W", "03-21T11:00Z/03-28T10:00Z"),
        // The end is in the second pass of the repeated hour.
        ("Europe/Berlin", "20271030T023000", "PT45M", "10-31T00:30Z/10-31T01:15Z"),
        ("Europe/Berlin", "20271030T013000", "PT1H30M", "10-30T23:30Z/10-31T01:00Z"),
        ("Europe/Berlin", "20271029T230000", "PT8H", "10-30T21:00Z/10-31T05:00Z"),
        ("America/New_York", "20270312T230000", "PT8H", "03-14T04:00Z/03-14T12:00Z"),
        ("America/New_York", "20271105T230000", "PT8H", "11-07T03:00Z/11-07T11:00Z"),
        ("America/New_York", "20271106T013000", "PT45M", "11-07T05:30Z/11-07T06:15Z"),
        ("Australia/Lord_Howe", "20271002T021000", "PT30M", "10-02T15:40Z/10-02T16:10Z"),
        ("Australia/Lord_Howe", "20271001T230000", "PT8H", "10-02T12:30Z/10-02T20:30Z"),
        ("Australia/Lord_Howe", "20270403T014000", "PT30M", "04-03T14:40Z/04-03T15:10Z"),
        ("Australia/Lord_Howe", "20270402T230000", "PT8H", "04-03T12:00Z/04-03T20:00Z"),
    ])
    func `with DURATION hours are hours and days are dates`(
        _ zone: String, _ start: String, _ duration: String, _ expected: String
    ) throws {
        let lines = ["DTSTART;TZID=\(zone):\(start)", "DURATION:\(duration)"]
        #expect(try Self.instants(lines).last == expected)
    }

    @Test func `an end in the second pass is shown on the clock of the series`() throws {
        let series = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20271030T023000", "DURATION:PT45M", "RRULE:FREQ=DAILY;COUNT=2",
        ])
        let found = Occurrences(database: try Exchange.database(), limits: .standard).expand(
            [series], in: try Exchange.window())
        let end = try Exchange.ends(try #require(found.activities.last)).end
        #expect(end.local == (try CivilDateTime(2027, 10, 31, 2, 15)))
        #expect(end.zone?.name == "Europe/Berlin")
        #expect(end.recorded?.offset == (try UTCOffset(totalSeconds: 3600)))
    }

    @Test(arguments: [
        ("Europe/Berlin", "2027-03-27"), ("Europe/Berlin", "2027-10-30"), ("America/New_York", "2027-03-13"),
        ("America/New_York", "2027-11-06"), ("Australia/Lord_Howe", "2027-04-03"),
        ("Australia/Lord_Howe", "2027-10-02"),
        // Apia had no 30 December 2011.
        ("Pacific/Apia", "2011-12-29"),
    ])
    func `no occurrence ends before it starts`(_ zone: String, _ day: String) throws {
        let clock = try ZoneID(zone)
        let midnight = CivilDateTime(try CivilDate(parsing: day), .midnight)
        for minute in stride(from: Int64(0), to: 1440, by: 10) {
            for length in [1, 10, 30, 45, 60, 90, 480, 1430] as [Int64] {
                let start = try midnight.adding(.seconds(minute * 60))
                let series = Activity(
                    uid: ActivityUID("a"), kind: .event, title: "x",
                    span: .timed(
                        start: ActivityTime(local: start, zone: clock),
                        end: ActivityTime(local: try start.adding(.seconds(length * 60)), zone: clock)),
                    recurrence: ActivityRecurrence(lines: ["RRULE:FREQ=DAILY;COUNT=3"]))
                for occurrence in Occurrences(database: try Exchange.database(), limits: .standard).expand(
                    [series], in: try Exchange.window()
                ).activities {
                    let (start, end) = try Exchange.ends(occurrence)
                    #expect(try Self.instant(start) < Self.instant(end), "\(start.local) to \(end.local)")
                }
            }
        }
    }

    @Test func `the first occurrence, too, ends after its start`() throws {
        let lines = Self.berlin("20270328T023000", "20270328T031500") + ["RRULE:FREQ=DAILY;COUNT=2"]
        #expect(
            try Self.instants(Exchange.activity(lines)) == [
                "03-28T01:30Z/03-28T02:15Z", "03-29T00:30Z/03-29T01:15Z",
            ])
    }

    @Test func `an added period keeps its length where its start is skipped`() throws {
        let lines =
            Self.berlin("20270320T023000", "20270320T031500") + [
                "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20270328T021000/20270328T030500"
            ]
        #expect(try Self.instants(Exchange.activity(lines)).last == "03-28T01:10Z/03-28T02:05Z")
    }

    /// Nights from 23:00 to 07:00, from the second on from 22:00 and for nine hours.
    static func changedNights() throws -> [Activity] {
        let imported = try Exchange.imported(
            file: [
                "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20270101T000000Z",
                "DTSTART;TZID=Europe/Berlin:20270325T230000", "DTEND;TZID=Europe/Berlin:20270326T070000",
                "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT", "UID:1@test",
                "DTSTAMP:20270101T000000Z",
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270326T230000",
                "DTSTART;TZID=Europe/Berlin:20270326T220000", "DURATION:PT9H", "END:VEVENT", "END:VCALENDAR",
                "",
            ].joined(separator: "\r\n"))
        return imported.activities
    }

    static func instants(_ activities: [Activity]) throws -> [String] {
        let found = Occurrences(database: try Exchange.database(), limits: .standard).expand(
            activities, in: try Exchange.window())
        return try found.activities.map { activity in
            let (start, end) = try Exchange.ends(activity)
            return "\(try instant(start))/\(try instant(end))".replacing("2027-", with: "")
                .replacing(":00Z", with: "Z")
        }
    }

    @Test func `a change of all later ones has the length that it states`() throws {
        #expect(
            try Self.instants(Self.changedNights()) == [
                "03-25T22:00Z/03-26T06:00Z", "03-26T21:00Z/03-27T06:00Z", "03-27T21:00Z/03-28T06:00Z",
            ])
    }

    @Test(arguments: Redaction.allCases)
    func `a change of all later ones is told to everybody who is told the times`(_ redaction: Redaction)
        throws
    {
        let activities = try Self.changedNights()
        let again = try Exchange.imported(file: Exchange.text(activities, redaction)).activities
        #expect(try Self.instants(again) == Self.instants(activities))
    }

    static func berlin(_ start: String, _ end: String) -> [String] {
        ["DTSTART;TZID=Europe/Berlin:\(start)", "DTEND;TZID=Europe/Berlin:\(end)"]
    }
}

// MARK: - Round trips

extension SeriesLengthTests {
    @Test(arguments: ["PT8H", "P1D", "PT24H", "P1DT2H"], Redaction.allCases)
    func `the DURATION of a series stays one`(_ duration: String, _ redaction: Redaction) throws {
        // The first occurrence lies over the change, where P1D and PT24H are different ends.
        let series = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20270327T230000", "DURATION:\(duration)", "RRULE:FREQ=DAILY;COUNT=3",
        ])
        let lines = try Exchange.eventLines(series, redaction)
        #expect(lines.contains("DURATION:\(duration)"))
        #expect(!lines.contains { $0.hasPrefix("DTEND") || $0.hasPrefix("X-MERIDIAN-END:") })
        let again = try Exchange.activity(lines.filter { !$0.hasPrefix("UID") && !$0.hasPrefix("DTSTAMP") })
        #expect(try Self.instants(again) == Self.instants(series))
        #expect(again.recurrence == series.recurrence)
    }

    @Test func `a series that was given an end has no DURATION`() throws {
        var series = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20270320T230000", "DURATION:PT8H", "RRULE:FREQ=DAILY;COUNT=30",
        ])
        series.span = .timed(
            start: try Exchange.ends(series).start,
            end: ActivityTime(local: try CivilDateTime(2027, 3, 21, 6, 30), zone: try ZoneID("Europe/Berlin"))
        )
        let lines = try Exchange.eventLines(series)
        #expect(lines.contains("DTEND;TZID=Europe/Berlin:20270321T063000"))
        #expect(!lines.contains { $0.hasPrefix("DURATION") })
    }

    @Test func `a DURATION that is repaired is written plainly`() throws {
        let series = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20270320T230000", "DURATION;X-A=b:p8h", "RRULE:FREQ=DAILY",
        ])
        #expect(series.recurrence?.lines.last == "DURATION:PT8H")
        #expect(try Exchange.eventLines(series).contains("DURATION;X-A=b:PT8H"))
    }

    /// A series with an added period and a change of all later ones.
    private static func changedPeriod(_ series: [String], _ change: [String]) throws -> [Activity] {
        let events = [series, change].flatMap {
            ["BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20270101T000000Z"] + $0 + ["END:VEVENT"]
        }
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR", ""]
        return try Exchange.imported(file: lines.joined(separator: "\r\n")).activities
    }

    /// Berlin is at +02:00 in June: 11:00 is 09:00Z, which the change makes 10:00Z, or 19:00 in Tokyo. The period of
    /// 10 June is from 12:00 to 15:00, so from 10:00Z to 13:00Z, and an hour later once the change has moved it.
    @Test(
        arguments: [
            "TZID=Europe/Berlin:20270610T120000/PT3H", "TZID=Europe/Berlin:20270610T120000/20270610T150000",
            "TZID=Asia/Tokyo:20270610T190000/20270610T220000", "X-A=B:20270610T100000Z/20270610T130000Z",
        ],
        [
            ["DTSTART;TZID=Europe/Berlin:20270608T120000", "DTEND;TZID=Europe/Berlin:20270608T123000"],
            ["DTSTART;TZID=Asia/Tokyo:20270608T190000", "DTEND;TZID=Asia/Tokyo:20270608T193000"],
        ])
    func `a period keeps its length where a change of all later ones moves it`(
        period: String, change: [String]
    ) throws {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20270607T110000", "DTEND;TZID=Europe/Berlin:20270607T113000",
            "RRULE:FREQ=DAILY;COUNT=5", "RDATE;VALUE=PERIOD;\(period)",
        ]
        let name = "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270608T110000"
        #expect(
            try Self.instants(Self.changedPeriod(series, [name] + change)).sorted() == [
                "06-07T09:00Z/06-07T09:30Z", "06-08T10:00Z/06-08T10:30Z", "06-09T10:00Z/06-09T10:30Z",
                "06-10T10:00Z/06-10T10:30Z", "06-10T11:00Z/06-10T14:00Z", "06-11T10:00Z/06-11T10:30Z",
            ])
    }

    @Test func `a period of days keeps its length where a change of all later ones moves it`() throws {
        let activities = try Self.changedPeriod(
            [
                "DTSTART;VALUE=DATE:20270607", "DTEND;VALUE=DATE:20270608", "RRULE:FREQ=DAILY;COUNT=3",
                "RDATE;VALUE=PERIOD:20270610/20270613",
            ],
            [
                "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270608", "DTSTART;VALUE=DATE:20270609",
                "DTEND;VALUE=DATE:20270610",
            ])
        let found = Occurrences(database: try Exchange.database(), limits: .standard).expand(
            activities, in: try Exchange.window())
        #expect(
            found.activities.map { "\($0.span.startDate)/\($0.span.endDate)" } == [
                "2027-06-07/2027-06-08", "2027-06-09/2027-06-10", "2027-06-10/2027-06-11",
                "2027-06-11/2027-06-14",
            ])
    }

    /// The period is from 1 February to 1 April, and thirty days later from 3 March to 1 May.
    @Test func `a long period that was moved is found from its last day`() throws {
        let activities = try Self.changedPeriod(
            [
                "DTSTART;VALUE=DATE:20270101", "DTEND;VALUE=DATE:20270102", "RRULE:FREQ=DAILY;COUNT=2",
                "RDATE;VALUE=PERIOD:20270201/20270401",
            ],
            [
                "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270102", "DTSTART;VALUE=DATE:20270201",
                "DTEND;VALUE=DATE:20270202",
            ])
        let window = try Instant(parsing: "2027-04-28T00:00:00Z")..<Instant(parsing: "2027-04-29T00:00:00Z")
        let found = Occurrences(database: try Exchange.database(), limits: .standard).expand(
            activities, in: window)
        #expect(found.activities.map(\.span.startDate) == [try CivilDate(2027, 3, 3)])
    }
}
