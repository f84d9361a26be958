import CivilTime
import Findings
import ICalendar
import Recurrence
import Testing
import TripExchange
import TripSeries
import Trips

@Suite("Rules with COUNT and UNTIL") struct RuleWithTwoEndsTests {
    private static let head = [
        "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Berlin:20270326T190000",
        "DTEND;TZID=Europe/Berlin:20270326T194500",
    ]

    // Every day from 26 March: the fifth is the 30th. 18:00 UTC is 19:00 in Berlin before 28 March and 20:00 after it.
    @Test(arguments: [
        ("FREQ=DAILY;COUNT=5;UNTIL=20270401T170000Z", "FREQ=DAILY;COUNT=5", 5),
        ("FREQ=DAILY;UNTIL=20270327T180000Z;COUNT=5", "FREQ=DAILY;UNTIL=20270327T180000Z", 2),
        ("FREQ=DAILY;COUNT=5;UNTIL=20270330T170000Z", "FREQ=DAILY;UNTIL=20270330T170000Z", 5),
        ("FREQ=DAILY;COUNT=5;UNTIL=20270330T165959Z", "FREQ=DAILY;UNTIL=20270330T165959Z", 4),
        ("FREQ=DAILY;COUNT=3;UNTIL=20270328", "FREQ=DAILY;UNTIL=20270328", 3),
        ("FREQ=DAILY;count=3; until=20270401;", "FREQ=DAILY;COUNT=3", 3),
        ("FREQ=DAILY;COUNT=2000000000;UNTIL=20270328T220000Z", "FREQ=DAILY;UNTIL=20270328T220000Z", 3),
        ("FREQ=SECONDLY;COUNT=3;UNTIL=99991231T000000Z", "FREQ=SECONDLY;COUNT=3", 3),
    ])
    func `both hold, and the first is written`(_ rule: String, _ written: String, _ count: Int) throws {
        let imported = try Exchange.imported(event: Self.head + ["RRULE:\(rule)"])
        #expect(imported.findings.first?.code == .repairedValue)
        #expect(imported.findings.allSatisfy { $0.severity == .repaired && $0.line == 8 })
        #expect(imported.activities.first?.recurrence?.lines == ["RRULE:\(written)"])
        #expect(try OccurrencesTests.expanded(imported.activities).activities.count == count)
        #expect(try Exchange.eventLines(#require(imported.activities.first)).contains("RRULE:\(written)"))
    }

    @Test func `the finding names both ends and the rule`() throws {
        let imported = try Exchange.imported(
            event: Self.head + ["RRULE:FREQ=DAILY;COUNT=5;UNTIL=20270401T170000Z"])
        #expect(
            imported.findings.map(\.message) == [
                "RRULE `FREQ=DAILY;COUNT=5;UNTIL=20270401T170000Z` has both COUNT and UNTIL, of which RFC 5545 "
                    + "§3.3.10 allows one; COUNT=5 ends it first, and UNTIL=20270401T170000Z was left out"
            ])
    }

    @Test func `a series that was kept with both ends has both`() throws {
        var series = try Exchange.activity(Array(Self.head.dropFirst(2)) + ["RRULE:FREQ=DAILY"])
        series.recurrence = ActivityRecurrence(lines: ["RRULE:FREQ=DAILY;COUNT=5;UNTIL=20270327T180000Z"])
        let expanded = try OccurrencesTests.expanded([series])
        #expect(expanded.activities.count == 2)
        #expect(expanded.findings.isEmpty)
    }

    @Test func `a rule with a further flaw is refused for that one`() throws {
        let imported = try Exchange.imported(
            event: Self.head + ["RRULE:FREQ=DAILY;COUNT=0;UNTIL=20270401T170000Z"])
        #expect(imported.findings.map(\.code) == [.cannotExpand])
    }
}
