import CivilTime
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
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
}
