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
        #expect(text.contains("DTEND;TZID=Europe/Berlin:20270312T110000"))
        let orphan = try exported([change], .busy)
        #expect(!orphan.contains("Seoul") && !orphan.contains("Berlin"), "\(orphan)")
    }
}
