import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

/// Dates and ends of a series that are not of its type, which RFC 5545 section 3.8.5 forbids: they are read or told.
@Suite("Dates of another type than the series") struct SeriesFlawTests {
    private static let head = ["UID:1@test", "DTSTAMP:20270101T000000Z"]
    private static let wholeDays = [
        "DTSTART;VALUE=DATE:20270309", "DTEND;VALUE=DATE:20270310", "RRULE:FREQ=DAILY;COUNT=4",
    ]
    private static let floating = [
        "DTSTART:20270309T100000", "DTEND:20270309T110000", "RRULE:FREQ=DAILY;COUNT=4",
    ]

    /// The days of the occurrences in March, and what was found about lines of the series with its line.
    private static func read(_ lines: [String], zone: String?) throws -> (days: [Int], found: [String]) {
        let imported = try Exchange.imported(
            event: head + lines, calendar: zone.map { ["X-WR-TIMEZONE:\($0)"] } ?? [])
        let expanded = try OccurrencesTests.expanded(imported.activities)
        #expect(expanded.findings.isEmpty)
        let found = imported.findings.filter { $0.code != .floatingTime }
        return (expanded.activities.map(\.span.startDate.day), Exchange.codes(found))
    }

    // The event begins on line 4 and its series on line 8; X-WR-TIMEZONE is a line more. Berlin is at +01:00.
    @Test(arguments: [
        // Midnight of the 11th in Berlin.
        ("EXDATE:20270310T230000Z", "Europe/Berlin" as String?, [9, 10, 12], ["10 repaired-value"]),
        ("EXDATE:20270310T230000Z", nil, [9, 11, 12], ["9 repaired-value"]),
        ("EXDATE:20270310T000000Z", "Europe/Berlin", [9, 11, 12], []),
        ("EXDATE:20270310T000000Z", nil, [9, 11, 12], []),
        ("EXDATE;VALUE=DATE:20270310", "Europe/Berlin", [9, 11, 12], []),
        ("EXDATE;TZID=Europe/Berlin:20270310T000000", nil, [9, 11, 12], []),
        ("RDATE:20270319T230000Z", "Europe/Berlin", [9, 10, 11, 12, 20], ["10 repaired-value"]),
    ])
    func `an instant is a day by the zone of the file`(
        line: String, zone: String?, days: [Int], found: [String]
    ) throws {
        let read = try Self.read(Self.wholeDays + [line], zone: zone)
        #expect(read.days == days)
        #expect(read.found == found)
    }

    @Test(arguments: [
        ("20270310T230000Z", "Europe/Berlin" as String?, [9, 10, 11], ["9 repaired-value"]),
        ("20270310T225959Z", "Europe/Berlin", [9, 10], []),
        ("20270310T230000Z", nil, [9, 10], ["8 repaired-value"]),
        ("20270310T235959Z", nil, [9, 10], []),
        ("20270310T000000Z", "America/New_York", [9, 10], []),
    ])
    func `the end of a series of whole days is a day by the zone of the file`(
        end: String, zone: String?, days: [Int], found: [String]
    ) throws {
        let read = try Self.read(
            Self.wholeDays.dropLast() + ["RRULE:FREQ=DAILY;UNTIL=\(end)"], zone: zone)
        #expect(read.days == days)
        #expect(read.found == found)
    }

    /// Exchange writes the last day of a series of whole days as its midnight in London, with London's VTIMEZONE and no
    /// other word about a zone (issue 28 of Python's recurring-ical-events is such a file).
    @Test(arguments: [true, false])
    func `the file's only VTIMEZONE says on which clock a day is, used or not`(isUsed: Bool) throws {
        func event(_ lines: [String]) -> [String] {
            ["BEGIN:VEVENT", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
        }
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Europe/London", "BEGIN:STANDARD", "DTSTART:16010101T020000",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
            "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:16010101T010000", "TZOFFSETFROM:+0000",
            "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE",
        ]
        let series = event([
            "UID:bin", "DTSTART;VALUE=DATE:20200402",
            "RRULE:FREQ=WEEKLY;UNTIL=20200916T230000Z;INTERVAL=2;BYDAY=TH;WKST=MO",
        ])
        let call = event(["UID:call", "DTSTART;TZID=Europe/London:20200402T100000", "DURATION:PT1H"])
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + zone + series + (isUsed ? call : []) + ["END:VCALENDAR"]
        let read = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        let bin = try #require(read.activities.first { $0.uid.text == "bin" })
        #expect(bin.recurrence?.lines.contains { $0.contains("UNTIL=20200917;") } == true)
    }

    /// Exchange writes such days as instants beside the VTIMEZONE of UTC, wherever the calendar is: 23:00 is midnight in
    /// Berlin, 05:00 midnight in New York, 11:00 midnight in Auckland. Monday is the 1st, 8th, 15th and 22nd of March 2027.
    @Test(arguments: [
        ("UNTIL=20270314T230000Z", "20270321T120000Z", [1, 8, 15]),
        ("UNTIL=20270315T050000Z", "EXDATE:20270308T050000Z", [1, 15]),
        ("UNTIL=20270314T110000Z", "EXDATE:20270307T110000Z", [1, 15]),
        ("UNTIL=20270314T230000Z", "EXDATE:20270307T230000Z", [1, 15]),
        ("UNTIL=20270315T000000Z", "EXDATE:20270308T000000Z", [1, 15]),
        ("UNTIL=20270314T230000Z", "EXDATE;TZID=UTC:20270307T230000", [1, 15]),
        ("UNTIL=20270314T230000Z", "EXDATE:20270307T230000Z,20270314T230000Z", [1]),
        ("COUNT=3", "EXDATE:20270307T230000Z", [1, 15]),
        ("COUNT=3", "EXDATE:20270308T235959Z", [1, 15]),
    ])
    func `of two days that an instant can mean the one of the series counts`(
        end: String, line: String, days: [Int]
    ) throws {
        let utc = [
            "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:16010101T000000",
            "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
        ]
        let event = [
            "BEGIN:VEVENT", "UID:weekly", "DTSTAMP:20270101T000000Z", "DTSTART;VALUE=DATE:20270301",
            "DTEND;VALUE=DATE:20270302", "RRULE:FREQ=WEEKLY;BYDAY=MO;\(end)",
        ]
        for zone in [utc, []] {
            let lines =
                ["BEGIN:VCALENDAR", "VERSION:2.0"] + zone + event + (line.contains(":") ? [line] : [])
                + ["END:VEVENT", "END:VCALENDAR"]
            let read = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
            let expanded = try OccurrencesTests.expanded(read.activities)
            #expect(expanded.activities.map(\.span.startDate.day) == days, "\(zone.isEmpty)")
        }
    }

    /// Of a daily series both days are occurrences: with the VTIMEZONE of UTC the midnight counts, so that no day is lost.
    @Test func `a daily series of Exchange keeps its last day`() throws {
        let utc = [
            "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:16010101T000000",
            "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
        ]
        let event = [
            "BEGIN:VEVENT", "UID:daily", "DTSTAMP:20270101T000000Z", "DTSTART;VALUE=DATE:20270309",
            "DTEND;VALUE=DATE:20270310", "RRULE:FREQ=DAILY;UNTIL=20270311T230000Z", "EXDATE:20270309T230000Z",
        ]
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + utc + event + ["END:VEVENT", "END:VCALENDAR"]
        let read = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        let expanded = try OccurrencesTests.expanded(read.activities)
        #expect(expanded.activities.map(\.span.startDate.day) == [9, 11, 12])
    }

    @Test(arguments: [
        ("EXDATE:20270310T100000Z", [9, 11, 12]), ("EXDATE;TZID=Asia/Tokyo:20270310T100000", [9, 11, 12]),
        ("RDATE:20270320T100000Z", [9, 10, 11, 12, 20]),
    ])
    func `an instant in a floating series is told`(line: String, days: [Int]) throws {
        let read = try Self.read(Self.floating + [line], zone: nil)
        #expect(read.days == days)
        #expect(read.found == ["9 repaired-value"])
        #expect(try Self.read(Self.floating + ["EXDATE:20270310T100000"], zone: nil).found.isEmpty)
    }

    @Test func `an end in UTC of a floating series is told`() throws {
        let read = try Self.read(
            Self.floating.dropLast() + ["RRULE:FREQ=DAILY;UNTIL=20270310T100000Z"], zone: nil)
        #expect(read.days == [9, 10])
        #expect(read.found == ["8 unusual-rule"])
    }

    @Test(arguments: ["20270320T100000Z/-PT1H", "20270320T100000Z/20270320T090000Z"])
    func `a period that goes back has the length of the series`(period: String) throws {
        let lines = [
            "DTSTART:20270309T100000Z", "DTEND:20270309T110000Z", "RDATE;VALUE=PERIOD:\(period)",
        ]
        #expect(try Self.read(lines, zone: nil).found == ["8 bad-value"])
        let expanded = try OccurrencesTests.expanded(Self.head + lines)
        #expect(
            try OccurrencesTests.instants(expanded) == [
                "03-09T10:00:00Z/03-09T11:00:00Z", "03-20T10:00:00Z/03-20T11:00:00Z",
            ])
    }

    @Test func `a range that is gone is told`() throws {
        let imported = try Exchange.imported(
            event: Self.head + [
                "RECURRENCE-ID;RANGE=THISANDPRIOR:20270310T100000Z", "DTSTART:20270310T120000Z",
                "DTEND:20270310T130000Z",
            ])
        let found = imported.findings.filter { $0.message.contains("THISANDPRIOR") }
        #expect(Exchange.codes(found) == ["6 bad-value"])
    }
}
