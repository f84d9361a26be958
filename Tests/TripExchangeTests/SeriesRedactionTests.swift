import CivilTime
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// What a series can give away: lines that nobody could read, and the zones of its dates.
@Suite("The redaction of series") struct SeriesRedactionTests {
    private static let head = ["UID:s@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Secret talk"]

    private func exported(_ events: [[String]], _ redaction: Redaction) throws -> String {
        let lines = events.flatMap { ["BEGIN:VEVENT"] + Self.head + $0 + ["END:VEVENT"] }
        let file = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
        let imported = try Exchange.imported(file: file)
        #expect(!imported.activities.isEmpty)
        return try Exchange.text(imported.activities, redaction)
    }

    @Test(arguments: [Redaction.shared, .busy])
    func `a line that nobody could read is not passed on`(redaction: Redaction) throws {
        let text = try exported(
            [
                [
                    "DTSTART;TZID=Europe/Berlin:20270312T100000", "DTEND;TZID=Europe/Berlin:20270312T110000",
                    "RRULE:SECRETRULE", "RRULE:FREQ=WEEKLY;COUNT=3", "RDATE;TZID=SECRETTZ:20270319T100000",
                    "EXDATE:SECRETDATE", "EXRULE:SECRETEX", "RDATE;VALUE=SECRETVAL:20270319T100000",
                    "EXDATE;X-SECRET=1;TZID=Europe/Berlin:20270319T100000",
                ]
            ], redaction)
        #expect(!text.contains("SECRET"), "\(text)")
        #expect(text.contains("EXDATE;TZID=Europe/Berlin:20270319T100000"))
    }

    @Test func `no zone but the series' own is told to those who may only know that there is something`()
        throws
    {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20270312T100000", "DTEND;TZID=Asia/Tokyo:20270312T190000",
            "RRULE:FREQ=WEEKLY;COUNT=4", "RDATE;TZID=Asia/Tokyo:20270314T090000",
            "EXDATE;TZID=America/New_York:20270319T050000",
        ]
        let change = [
            "RECURRENCE-ID;TZID=Europe/Berlin:20270326T100000", "DTSTART;TZID=Asia/Seoul:20270326T100000",
            "DTEND;TZID=Asia/Seoul:20270326T110000",
        ]
        let text = try exported([series, change], .busy)
        for zone in ["Tokyo", "Seoul", "New_York"] { #expect(!text.contains(zone), "\(text)") }
        #expect(text.contains("RDATE:20270314T000000Z"))
        #expect(text.contains("EXDATE:20270319T090000Z"))
        #expect(text.contains("DTSTART:20270326T010000Z"))
        #expect(text.contains("DURATION:PT1H\r\n"))
        let orphan = try exported([change], .busy)
        #expect(!orphan.contains("Seoul") && !orphan.contains("Berlin"), "\(orphan)")
    }

    /// New York sets its clocks back on 7 November 2027 at 06:00Z, Berlin did on 31 October. 18:30 -04:00 is 22:30Z, and
    /// 10:30 +01:00 is 09:30Z: eleven hours. From the 7th on 18:30 -05:00 is 23:30Z.
    @Test(arguments: [Redaction.full, .shared, .busy])
    func `a series whose ends are in two zones keeps its elapsed time in every redaction`(
        redaction: Redaction
    ) throws {
        let series = [
            "DTSTART;TZID=America/New_York:20271104T183000", "DTEND;TZID=Europe/Berlin:20271105T103000",
            "RRULE:FREQ=DAILY;COUNT=4",
        ]
        let read = try Exchange.imported(file: try exported([series], redaction))
        #expect(
            try SeriesLengthTests.instants(read.activities) == [
                "11-04T22:30Z/11-05T09:30Z", "11-05T22:30Z/11-06T09:30Z", "11-06T22:30Z/11-07T09:30Z",
                "11-07T23:30Z/11-08T10:30Z",
            ])
    }

    /// Berlin leaves summer time on 31 October 2027 and Vancouver, under the rules of 2026f, none at all. 12:00 -07:00 is
    /// 19:00Z or 21:00 +02:00, and Tokyo's 06:00 +09:00 is 21:00Z: two hours. From the 31st on 21:00 +01:00 is 20:00Z.
    @Test(arguments: [Redaction.full, .shared, .busy])
    func `a change of all later ones with ends in other zones keeps its elapsed time`(redaction: Redaction)
        throws
    {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20271028T200000", "DTEND;TZID=Europe/Berlin:20271028T203000",
            "RRULE:FREQ=DAILY;COUNT=4",
        ]
        let change = [
            "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20271029T200000",
            "DTSTART;TZID=America/Vancouver:20271029T120000", "DTEND;TZID=Asia/Tokyo:20271030T060000",
        ]
        let text = try exported([series, change], redaction)
        if redaction == .busy { #expect(!text.contains("Vancouver") && !text.contains("Tokyo"), "\(text)") }
        #expect(
            try SeriesLengthTests.instants(Exchange.imported(file: text).activities) == [
                "10-28T18:00Z/10-28T18:30Z", "10-29T19:00Z/10-29T21:00Z", "10-30T19:00Z/10-30T21:00Z",
                "10-31T20:00Z/10-31T22:00Z",
            ])
    }

    /// London and Berlin set their clocks forward at one instant, 28 March 2027 01:00Z: a day from 27 March 16:00 in
    /// London has 23 hours, and those after it 24. The change says it in Berlin, where it is 17:00.
    @Test(arguments: [Redaction.full, .shared, .busy])
    func `a day of a change in another zone stays a day`(redaction: Redaction) throws {
        let series = [
            "DTSTART;TZID=Europe/London:20270326T160000", "DTEND;TZID=Europe/London:20270326T163000",
            "RRULE:FREQ=DAILY;COUNT=3",
        ]
        let change = [
            "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20270327T160000",
            "DTSTART;TZID=Europe/Berlin:20270327T170000", "DURATION:P1D",
        ]
        #expect(
            try SeriesLengthTests.instants(
                Exchange.imported(file: try exported([series, change], redaction)).activities) == [
                    "03-26T16:00Z/03-26T16:30Z", "03-27T16:00Z/03-28T15:00Z", "03-28T15:00Z/03-29T15:00Z",
                ])
    }
}
