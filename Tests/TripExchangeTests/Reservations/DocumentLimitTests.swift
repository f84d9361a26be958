import CivilTime
import Findings
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// The bounds of what is written into calendars, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of documents") struct DocumentLimitTests {
    @Test(arguments: [(5_000, "COUNT=5000"), (5_001, "UNTIL=99991231T000000Z")])
    func `of a rule with COUNT and UNTIL 5,000 occurrences are counted`(_ count: Int, _ kept: String) throws {
        let imported = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Berlin:20270326T190000",
            "DTEND;TZID=Europe/Berlin:20270326T194500",
            "RRULE:FREQ=DAILY;COUNT=\(count);UNTIL=99991231T000000Z",
        ])
        #expect(imported.activities.first?.recurrence?.lines == ["RRULE:FREQ=DAILY;\(kept)"])
        #expect(imported.findings.map { "\($0.line) \($0.code)" } == ["8 repaired-value"])
    }

    @Test(arguments: [(10_000_000, "TRIGGER:-P10000000D"), (10_000_001, "TRIGGER:-P10000000D")])
    func `a reminder is written ten million days before its event at most`(_ days: Int, _ line: String) throws
    {
        var activity = try Exchange.activity([
            "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Berlin:20270326T190000",
            "DTEND;TZID=Europe/Berlin:20270326T194500",
        ])
        activity.reminders = [Reminder(.relative(days: -days, seconds: 0, to: .start))]
        #expect(try Exchange.eventLines(activity).contains(line))
    }

    @Test(arguments: [(40, false), (41, true)])
    func `components that are no events are kept up to their number`(_ count: Int, _ isTold: Bool) throws {
        var limits = ReadLimits.standard
        #expect(limits.otherComponents == 100_000)
        limits.otherComponents = 40
        let others = (0..<count).map { "BEGIN:X-A\r\nX-N:\($0)\r\nEND:X-A\r\n" }.joined()
        let text = "BEGIN:VCALENDAR\r\n\(others)END:VCALENDAR\r\n"
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        let imported = try reading.activities(
            in: CalendarSource(Array(text.utf8)), file: "a.ics", limits: limits)
        #expect(imported.source?.contains("X-N:39\r\n") == true)
        #expect(imported.source?.contains("X-N:40\r\n") == false)
        // The 41st begins behind 40 of three lines each and the line of the calendar.
        let told = imported.findings.filter { $0.code == .tooManyParts }.map(\.line)
        #expect(told == (isTold ? [122] : []))
    }
}
