import CivilTime
import Recurrence
import Testing
import Trips

@Suite("ActivityRecurrence") struct ActivityRecurrenceTests {
    private static let slack: Int64 = 26 * 3600

    private static func lastStart(_ lines: [String], most: Int = 2_000) throws -> CivilDateTime? {
        ActivityRecurrence(lines: lines).lastStart(
            from: try CivilDateTime(2027, 3, 10, 9, 0), isDateOnly: false, slack: slack, most: (most, 20_000))
    }

    @Test func `lines that are not read are kept`() {
        let lines = ["RRULE:FREQ=SOMETIMES", "X-EVIL:1", "RDATE:2027-03-13", "DURATION:PT8H"]
        let recurrence = ActivityRecurrence(lines: lines)
        #expect(recurrence.lines == lines)
        #expect(recurrence.rules.isEmpty && recurrence.hasEnd && recurrence.addsDates)
        #expect(recurrence.length?.hours == 8)
        #expect(recurrence == ActivityRecurrence(lines: lines))
        #expect(recurrence != ActivityRecurrence(lines: lines.reversed()))
    }

    @Test(arguments: [
        (["RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=WEEKLY;COUNT=3"], true),
        (["RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=WEEKLY"], false),
        (["EXRULE:FREQ=WEEKLY", "RDATE:20270311T090000"], true), ([], true),
    ])
    func `a series ends where all of its rules do`(lines: [String], hasEnd: Bool) {
        #expect(ActivityRecurrence(lines: lines).hasEnd == hasEnd)
    }

    @Test(arguments: [
        (["RRULE:FREQ=DAILY;COUNT=3"], "2027-03-12T09:00:00" as String?),
        (["rrule;X-A=b:FREQ=DAILY;COUNT=3", "EXDATE:20270312T090000", "EXDATE:what"], "2027-03-12T09:00:00"),
        (["RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=WEEKLY;COUNT=2"], "2027-03-17T09:00:00"),
        // 12 March 08:00 in UTC can be 13 March 10:00 at the most.
        (["RRULE:FREQ=DAILY;UNTIL=20270312T080000Z"], "2027-03-13T09:00:00"),
        (["RRULE:FREQ=DAILY;UNTIL=20270312T090000"], "2027-03-12T09:00:00"),
        // The slack behind the last of all readings changes nothing.
        (["RRULE:FREQ=YEARLY;INTERVAL=4000;UNTIL=99991231T235959Z"], "6027-03-10T09:00:00"),
        ([], nil), (["RRULE:FREQ=DAILY"], nil), (["RRULE:FREQ=DAILY;COUNT=2001"], nil),
        (["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20270311T090000"], nil),
        (["RRULE:FREQ=DAILY;COUNT=3", "EXRULE:FREQ=DAILY;COUNT=2"], nil),
        (["RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=SOMETIMES"], nil),
        (["RRULE:FREQ=DAILY;COUNT=3", "DURATION:PT8H"], nil),
    ])
    func `the last start is known of rules that end`(lines: [String], last: String?) throws {
        let expected = try last.map { try CivilDateTime(parsing: $0) }
        #expect(try Self.lastStart(lines) == expected)
    }

    @Test func `added dates in a range are left out on the clock of the series`() throws {
        let zone = try ZoneID("Asia/Tokyo")
        let start = ActivityTime(local: try CivilDateTime(2027, 3, 10, 9, 0), zone: zone)
        let span = ActivitySpan.timed(start: start, end: start)
        let range = try CivilDateTime(2027, 3, 12, 9, 0)..<CivilDateTime(2027, 3, 14, 9, 0)
        func left(_ line: String) -> [String] {
            ActivityRecurrence(lines: [line]).withoutAddedDates(in: range, of: span, slack: Self.slack).lines
        }
        let zoned = "RDATE;TZID=Asia/Tokyo:"
        #expect(
            left(zoned + "20270312T085959,20270312T090000,20270314T085959,20270314T090000")
                == [zoned + "20270312T085959,20270314T090000"])
        #expect(left(zoned + "20270312T090000") == [])
        // On another clock a day and two hours more are in doubt.
        #expect(
            left("RDATE:20270311T065959Z,20270311T070000Z,20270315T105959Z,20270315T110000Z")
                == ["RDATE:20270311T065959Z,20270315T110000Z"])
        #expect(left("EXDATE:20270312T090000") == ["EXDATE:20270312T090000"])
        #expect(left("RDATE:2027-03-12") == ["RDATE:2027-03-12"])
    }
}
