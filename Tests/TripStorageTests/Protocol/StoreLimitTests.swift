import CivilTime
import Testing
import Trips

@testable import TripStorage

/// The bounds of what a store follows of a series, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of the store") struct StoreLimitTests {
    private func series(_ count: Int) throws -> Activity {
        try Samples.timed(
            "s", "2027-03-10T09:00:00", "2027-03-10T10:00:00", recurrence: ["RRULE:FREQ=DAILY;COUNT=\(count)"]
        )
    }

    @Test func `the end of a series of 2,000 occurrences is known`() throws {
        let end = try #require(SeriesEnd(of: try series(2_000)))
        let last = try CivilDateTime(2027, 3, 10, 10, 0).adding(CalendarPeriod(days: 1_999))
        #expect(end.lastEnd >= last.secondsSinceEpoch)
        // Without an end it is looked at whenever somebody asks for a later date.
        #expect(SeriesEnd(of: try series(2_001)) == nil)
    }

    @Test(arguments: [(2_000, 2_000), (2_001, 2_000)])
    func `2,000 occurrences are left out with a change that may have moved them`(_ count: Int, _ out: Int)
        throws
    {
        let change = LostOccurrences.Change(
            original: try CivilDateTime(2027, 3, 10, 9, 0), mayMoveLater: true)
        let shown = LostOccurrences(changes: [change], readableChanges: []).takenOut(of: try series(count))
        let line = try #require(shown.recurrence?.lines.last)
        #expect(line.hasPrefix("EXDATE:20270310T090000Z,20270311T090000Z"))
        #expect(line.count { $0 == "," } + 1 == out)
    }
}
