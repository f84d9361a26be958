import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What becomes of the offsets that were written down when a file comes again.
///
/// In December 2026 Vancouver is at -08:00 by release 2025b, and at -07:00 by 2026f.
@Suite("Offsets that were written down, and imports") struct RecordedOffsetMergeTests {
    static func imported(
        _ lines: [String], by release: TestZones.Release, stamp: String = "20260101T000000Z"
    ) throws -> ImportedCalendar {
        let event = ["UID:v", "DTSTAMP:\(stamp)"] + lines
        let read = try CalendarReader().read(text: Exchange.file(event: event), file: "v.ics")
        return CalendarImport(database: try TestZones.database(release), floatingTimes: .floating)
            .activities(from: read, file: "v.ics")
    }

    static func merge(_ existing: [Activity], _ calendar: ImportedCalendar) throws -> MergeResult {
        ImportMerge.merge(
            existing: existing, incoming: calendar, database: try TestZones.database(.r2026f))
    }

    /// The offsets of both ends, with the release that says so.
    static func recorded(_ activity: Activity) throws -> [String] {
        let ends = try Exchange.ends(activity)
        return [ends.start, ends.end].map { end in
            end.recorded.map { "\($0.offset) \($0.tzdb)" } ?? "none"
        }
    }

    static let dinner = [
        "DTSTART;TZID=America/Vancouver:20261215T190000", "DTEND;TZID=America/Vancouver:20261215T200000",
    ]
    static let then = ["-08:00 2025b", "-08:00 2025b"]

    @Test(arguments: [
        ("20260101T000000Z", ["SUMMARY:Dinner", "X-A:c"], "unchanged"),
        ("20260601T000000Z", ["SUMMARY:Dinner"], "unchanged"),
        ("20260601T000000Z", ["SUMMARY:Late dinner"], "updated"),
        ("20260601T000000Z", ["SUMMARY:Dinner", "STATUS:CANCELLED"], "cancelled"),
    ])
    func `a version at the same reading keeps the offsets, whatever else it says`(
        _ stamp: String, _ lines: [String], _ outcome: String
    ) throws {
        let there = try Self.imported(Self.dinner + ["SUMMARY:Dinner", "X-A:b"], by: .r2025b).activities
        #expect(try Self.recorded(there[0]) == Self.then)
        let result = try Self.merge(
            there, try Self.imported(Self.dinner + lines, by: .r2026f, stamp: stamp))
        let counts = [
            "unchanged": result.unchanged, "updated": result.updated, "cancelled": result.cancelled,
        ]
        #expect(counts.filter { !$0.value.isEmpty }.map(\.key) == [outcome])
        #expect(result.upserts.count == 1)
        #expect(try Self.recorded(result.upserts[0]) == Self.then)
    }

    @Test func `the same file again writes nothing`() throws {
        let there = try Self.imported(Self.dinner, by: .r2025b).activities
        let result = try Self.merge(there, try Self.imported(Self.dinner, by: .r2026f))
        #expect(result.unchanged.count == 1)
        #expect(result.upserts.isEmpty)
    }

    @Test(arguments: [
        // The end alone.
        ("20261215T190000", "20261215T210000", "America/Vancouver", ["-08:00 2025b", "-07:00 2026f"]),
        ("20261215T183000", "20261215T200000", "America/Vancouver", ["-07:00 2026f", "-08:00 2025b"]),
        // The same readings of another clock.
        ("20261215T190000", "20261215T200000", "America/Los_Angeles", ["-08:00 2026f", "-08:00 2026f"]),
    ])
    func `an end at another reading, or of another zone, has the offset of today`(
        _ start: String, _ end: String, _ zone: String, _ offsets: [String]
    ) throws {
        let there = try Self.imported(Self.dinner, by: .r2025b).activities
        let moved = ["DTSTART;TZID=\(zone):\(start)", "DTEND;TZID=\(zone):\(end)"]
        let result = try Self.merge(
            there, try Self.imported(moved, by: .r2026f, stamp: "20260601T000000Z"))
        #expect(result.updated.count == 1)
        #expect(try Self.recorded(try #require(result.upserts.first)) == offsets)
    }

    @Test func `a changed occurrence keeps the offsets too, also when its key becomes another`() throws {
        let change = Self.dinner + ["RECURRENCE-ID:20261216T020000Z", "SUMMARY:Dinner"]
        let there = try Self.imported(change, by: .r2025b).activities
        // 19:00 in Vancouver at -07:00 is 02:00 of the next day in UTC.
        let series = [
            "DTSTART;TZID=America/Vancouver:20261214T190000", "DTEND;TZID=America/Vancouver:20261214T200000",
            "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Dinner",
        ]
        let result = try Self.merge(there, try Self.imported(series, by: .r2026f))
        let moved = try #require(result.upserts.first { $0.recurrenceID != nil })
        #expect(moved.key.occurrence == "2026-12-15T19:00:00")
        #expect(try Self.recorded(moved) == Self.then)
    }

    /// The clocks of New York go from 02:00 back to 01:00 on 7 November 2027.
    @Test func `another pass of a repeated hour is another time`() throws {
        let first = ["DTSTART;TZID=America/New_York:20271107T013000", "DTEND:20271107T070000Z"]
        let there = try Self.imported(first, by: .r2026f).activities
        var second = try Self.imported(first, by: .r2026f, stamp: "20260601T000000Z")
        let ends = try Exchange.ends(second.activities[0])
        let offset = try UTCOffset(totalSeconds: -5 * 3600)
        var start = ends.start
        start.recorded = RecordedOffset(offset: offset, tzdb: "2026f")
        second.activities[0].span = .timed(start: start, end: ends.end)
        let result = try Self.merge(there, second)
        #expect(result.updated.count == 1)
        #expect(try Self.recorded(try #require(result.upserts.first))[0] == "-05:00 2026f")
    }
}
