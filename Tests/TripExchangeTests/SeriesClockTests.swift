import CivilTime
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

/// What instants mean to a series that stands on a clock, where the clocks change.
///
/// Berlin goes from +01:00 to +02:00 on 28 March 2027 at 02:00 (01:00 UTC), and back on 31 October at 03:00 (01:00
/// UTC).
@Suite("Series and the change of clocks") struct SeriesClockTests {
    private static func starts(_ lines: [String]) throws -> [String] {
        try starts([try Exchange.activity(lines)])
    }

    /// The instants of the starts, without the year and the seconds; a repeated reading by what is recorded with it.
    private static func starts(_ activities: [Activity]) throws -> [String] {
        let expanded = try OccurrencesTests.expanded(activities)
        #expect(expanded.findings.isEmpty)
        return try expanded.activities.map { activity in
            let start = try Exchange.ends(activity).start
            var instant = try Exchange.instant(start)
            let zone = try Exchange.database().zone(named: start.zone?.name ?? "UTC")
            if case .repeated(_, let later) = zone.mapping(of: start.local).resolution,
                start.recorded?.offset == zone.offset(at: later)
            {
                instant = later
            }
            return "\(instant)".replacing("2027-", with: "").replacing(":00Z", with: "Z")
        }
    }

    private static func berlin(_ start: String, _ rule: String...) -> [String] {
        ["DTSTART;TZID=Europe/Berlin:\(start)", "DURATION:PT10M"] + rule
    }

    // MARK: UNTIL

    @Test(arguments: [
        // 02:30 comes twice on the 31st, and first at 00:30 UTC.
        ("20271029T023000", "FREQ=DAILY;UNTIL=20271031T010000Z", "10-31T00:30Z"),
        ("20271029T023000", "FREQ=DAILY;UNTIL=20271031T003000Z", "10-31T00:30Z"),
        ("20271029T023000", "FREQ=DAILY;UNTIL=20271031T002959Z", "10-30T00:30Z"),
        ("20271029T030000", "FREQ=DAILY;UNTIL=20271031T015959Z", "10-30T01:00Z"),
        ("20271029T030000", "FREQ=DAILY;UNTIL=20271031T020000Z", "10-31T02:00Z"),
        // The skipped 02:30 of the 28th is 01:30 UTC, when clocks show 03:30.
        ("20270326T023000", "FREQ=DAILY;UNTIL=20270328T010000Z", "03-27T01:30Z"),
        ("20270326T023000", "FREQ=DAILY;UNTIL=20270328T012959Z", "03-27T01:30Z"),
        ("20270326T023000", "FREQ=DAILY;UNTIL=20270328T013000Z", "03-28T01:30Z"),
        // 03:10 is 01:10 UTC, and before the skipped 02:30.
        ("20270326T023000", "FREQ=DAILY;BYHOUR=2,3;BYMINUTE=10,30;UNTIL=20270328T012000Z", "03-28T01:10Z"),
        ("20270327T031000", "FREQ=DAILY;UNTIL=20270328T011000Z", "03-28T01:10Z"),
        ("20270327T031000", "FREQ=DAILY;UNTIL=20270328T010959Z", "03-27T02:10Z"),
        // With both ends, the one that comes first.
        ("20270326T023000", "FREQ=DAILY;COUNT=3;UNTIL=20270328T010000Z", "03-27T01:30Z"),
        ("20271029T023000", "FREQ=DAILY;COUNT=9;UNTIL=20271031T010000Z", "10-31T00:30Z"),
    ])
    func `an end in UTC is compared as an instant`(start: String, rule: String, last: String) throws {
        let activity = try Exchange.activity(Self.berlin(start, "RRULE:\(rule)"))
        #expect(try Self.starts([activity]).last == last)
        #expect(try Self.starts([activity]).max() == last)
    }

    // MARK: RDATE and EXDATE

    @Test(arguments: ["RDATE:20271031T013000Z", "RDATE;TZID=Africa/Lagos:20271031T023000"])
    func `an added instant of the second pass is in the second pass`(line: String) throws {
        #expect(try Self.starts(Self.berlin("20271030T100000", line)) == ["10-30T08:00Z", "10-31T01:30Z"])
    }

    @Test func `an occurrence of either pass keeps its length`() throws {
        for length in ["DURATION:PT10M", "DTEND;TZID=Europe/Berlin:20271030T024000"] {
            let lines = [
                "DTSTART;TZID=Europe/Berlin:20271030T023000", length, "RRULE:FREQ=DAILY;COUNT=2",
                "RDATE:20271031T013000Z",
            ]
            #expect(try Self.starts(lines) == ["10-30T00:30Z", "10-31T00:30Z", "10-31T01:30Z"])
            let last = try #require(
                try OccurrencesTests.expanded([try Exchange.activity(lines)]).activities.last)
            let end = try Exchange.ends(last).end
            #expect("\(end.local)" == "2027-10-31T02:40:00")
            #expect(end.recorded?.offset.totalSeconds == 3600)
        }
    }

    @Test(arguments: [
        // Only the first pass has an occurrence.
        ("EXDATE:20271031T013000Z", ["10-30T00:30Z", "10-31T00:30Z", "11-01T01:30Z"]),
        ("EXDATE:20271031T003000Z", ["10-30T00:30Z", "11-01T01:30Z"]),
        ("EXDATE;TZID=Europe/Berlin:20271031T023000", ["10-30T00:30Z", "11-01T01:30Z"]),
    ])
    func `an excluded instant takes out its own pass`(line: String, starts: [String]) throws {
        #expect(
            try Self.starts(Self.berlin("20271030T023000", "RRULE:FREQ=DAILY;COUNT=3", line)) == starts)
    }

    @Test func `an added instant of the second pass can be taken out again`() throws {
        #expect(
            try Self.starts(
                Self.berlin("20271030T100000", "RDATE:20271031T013000Z", "EXDATE:20271031T013000Z"))
                == ["10-30T08:00Z"])
    }

    @Test(arguments: [Redaction.full, .shared, .busy])
    func `an export says the pass of an added instant`(redaction: Redaction) throws {
        let series = try Exchange.activity(
            Self.berlin("20271030T100000", "RDATE;TZID=Africa/Lagos:20271031T023000"))
        let text = try Exchange.text([series], redaction)
        #expect(
            try Self.starts(try Exchange.imported(file: text).activities) == ["10-30T08:00Z", "10-31T01:30Z"])
    }

    @Test func `a reading of both passes names the first`() throws {
        let series = try Exchange.activity(
            Self.berlin("20271030T023000", "RRULE:FREQ=DAILY;COUNT=2", "RDATE:20271031T013000Z"))
        let change = try Exchange.activity(
            Self.berlin("20271031T120000", "RECURRENCE-ID:20271031T003000Z"))
        #expect(
            try Self.starts(try Exchange.merged([series, change]))
                == ["10-30T00:30Z", "10-31T01:30Z", "10-31T11:00Z"])
    }

    @Test func `a change finds an added instant of the second pass`() throws {
        let series = try Exchange.activity(Self.berlin("20271030T100000", "RDATE:20271031T013000Z"))
        let change = try Exchange.activity(
            Self.berlin("20271031T120000", "RECURRENCE-ID:20271031T013000Z"))
        let merged = try Exchange.merged([series, change])
        #expect(try Self.starts(merged) == ["10-30T08:00Z", "10-31T11:00Z"])
        let again = try Exchange.imported(file: try Exchange.text(merged)).activities
        #expect(try Self.starts(again) == ["10-30T08:00Z", "10-31T11:00Z"])
    }

    // MARK: By the hour

    @Test func `two readings of one instant are one occurrence`() throws {
        // 02:30 does not exist, is read as 01:30 UTC, and so is 03:30. RFC 5545 section 3.8.5.2 ignores duplicates.
        #expect(
            try Self.starts(Self.berlin("20270328T003000", "RRULE:FREQ=HOURLY;COUNT=6"))
                == ["03-27T23:30Z", "03-28T00:30Z", "03-28T01:30Z", "03-28T02:30Z", "03-28T03:30Z"])
    }

    @Test(arguments: [
        "RECURRENCE-ID:20270328T013000Z", "RECURRENCE-ID;TZID=Europe/Berlin:20270328T023000",
        "RECURRENCE-ID;TZID=Europe/Berlin:20270328T033000",
    ])
    func `a change of one of them leaves no other`(line: String) throws {
        let series = try Exchange.activity(Self.berlin("20270328T003000", "RRULE:FREQ=HOURLY;COUNT=4"))
        let change = try Exchange.activity(Self.berlin("20270328T200000", line))
        #expect(
            try Self.starts(try Exchange.merged([series, change]))
                == ["03-27T23:30Z", "03-28T00:30Z", "03-28T18:00Z"])
    }

    @Test func `by the hour the second pass has no reading of its own`() throws {
        #expect(
            try Self.starts(Self.berlin("20271031T003000", "RRULE:FREQ=HOURLY;COUNT=4"))
                == ["10-30T22:30Z", "10-30T23:30Z", "10-31T00:30Z", "10-31T02:30Z"])
    }

    // MARK: This and the future

    /// A series of Wednesdays at 10:00 in Berlin, and a change of all from 17 March on.
    private static func changed(_ lines: String...) throws -> [Activity] {
        let series = try Exchange.activity(
            Self.berlin("20270310T100000", "RRULE:FREQ=WEEKLY;COUNT=5", "SUMMARY:Old"))
        let change = try Exchange.activity(lines + ["DURATION:PT10M", "SUMMARY:New"])
        return try Exchange.merged([series, change])
    }

    private static let range = "RECURRENCE-ID;RANGE=THISANDFUTURE"

    // Berlin is at 10:00 at 09:00 UTC, from 28 March on at 08:00. New York changed on 14 March: 05:00 there is 10:00
    // in Berlin on the 17th and 24th, 04:00 is from the 31st on.
    @Test(arguments: [
        // The same time by another name: the later ones stay where they are.
        ["\(range):20270317T090000Z", "DTSTART:20270317T090000Z"],
        ["\(range);TZID=Europe/Berlin:20270317T100000", "DTSTART:20270317T090000Z"],
        ["\(range);TZID=Europe/Berlin:20270317T100000", "DTSTART;TZID=America/New_York:20270317T050000"],
        ["\(range):20270317T090000Z", "DTSTART;TZID=Europe/Berlin:20270317T100000"],
    ])
    func `a change of all later ones to the same instant moves none`(lines: [String]) throws {
        let activities = try Self.changed(lines[0], lines[1])
        #expect(
            try Self.starts(activities)
                == ["03-10T09:00Z", "03-17T09:00Z", "03-24T09:00Z", "03-31T08:00Z", "04-07T08:00Z"])
        let zones = try OccurrencesTests.expanded(activities).activities.map {
            try Exchange.ends($0).start.zone
        }
        #expect(zones[1] == zones[4])
    }

    @Test(
        arguments: [
            ["\(range):20270317T090000Z", "DTSTART:20270317T110000Z"],
            ["\(range):20270317T090000Z", "DTSTART;TZID=America/New_York:20270317T070000"],
            ["\(range);TZID=Europe/Berlin:20270317T100000", "DTSTART;TZID=Asia/Tokyo:20270317T200000"],
        ], [Redaction?.none, .full, .shared, .busy])
    func `a change of all later ones moves them by its difference on the clock of the series`(
        lines: [String], redaction: Redaction?
    ) throws {
        // RFC 5545 section 3.2.13: to two hours later, so all are two hours later.
        var activities = try Self.changed(lines[0], lines[1])
        if let redaction {
            activities = try Exchange.imported(file: try Exchange.text(activities, redaction)).activities
        }
        #expect(
            try Self.starts(activities)
                == ["03-10T09:00Z", "03-17T11:00Z", "03-24T11:00Z", "03-31T10:00Z", "04-07T10:00Z"])
    }

    @Test func `of many changes of all later ones the latest counts`() throws {
        let series = try Exchange.activity(Self.berlin("20270301T100000", "RRULE:FREQ=DAILY;COUNT=6"))
        let changes = try [2, 4, 5].map { day in
            try Exchange.activity([
                "\(Self.range);TZID=Europe/Berlin:2027030\(day)T100000",
                "DTSTART;TZID=Europe/Berlin:2027030\(day)T1\(day)0000", "DURATION:PT10M",
            ])
        }
        #expect(
            try Self.starts(try Exchange.merged([series] + changes.reversed()))
                == [
                    "03-01T09:00Z", "03-02T11:00Z", "03-03T11:00Z", "03-04T13:00Z", "03-05T14:00Z",
                    "03-06T14:00Z",
                ])
    }

    // MARK: VTIMEZONE

    @Test func `the zone of a change of all later ones is defined for as long as the series goes`() throws {
        let series = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20260105T180000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=60",
        ])
        let change = try Exchange.activity([
            "\(Self.range);TZID=Europe/Berlin:20260112T180000",
            "DTSTART;TZID=America/Vancouver:20260112T090000", "DURATION:PT1H",
        ])
        let text = try Exchange.text(try Exchange.merged([series, change]))
        let read = try CalendarReader().read(text: text, file: "test.ics")
        let zone = try #require(
            read.calendars.first?.timeZones.first { $0.text("TZID") == "America/Vancouver" })
        // Vancouver set its clocks for the last time on 8 March 2026.
        let starts = zone.components.compactMap { $0.text("DTSTART") }
        #expect(starts.contains("20260308T020000"), "\(text)")
    }

    @Test func `the lines of a series share one search for its last occurrence`() throws {
        // Each of these lines once took an expansion of ten years, together minutes.
        let day = try CivilDate(2018, 1, 1)
        let lines = try (0..<2_000).map { index in
            let date = "\(try day.adding(days: 3 * index + 1))".replacing("-", with: "")
            return "EXDATE;TZID=Europe/Berlin:\(date)T100000"
        }
        let spent = try ProcessorTime.spent {
            let activity = try Exchange.activity(
                ["DTSTART;TZID=Europe/Berlin:20180101T100000", "DURATION:PT10M", "RRULE:FREQ=DAILY"] + lines)
            #expect(try Exchange.text([activity]).contains("20180102T100000"))
        }
        #expect(spent < .seconds(60))
    }
}
