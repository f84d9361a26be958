import CivilTime
import Merging
import TestKit
import Testing
import TripExchange
import Trips

@Suite("ImportMerge") struct ImportMergeTests {
    static func activity(
        _ uid: String = "a", sequence: Int = 0, stamp: String? = "2027-01-01", changed: String? = nil,
        title: String = "Tour", status: ActivityStatus = .confirmed, recurrenceID: CivilDateTime? = nil,
        recurrence: [String]? = nil
    ) throws -> Activity {
        let start = ActivityTime(local: try CivilDateTime(2027, 7, 10, 10, 0), zone: .utc)
        let end = ActivityTime(local: try CivilDateTime(2027, 7, 10, 11, 0), zone: .utc)
        return Activity(
            uid: ActivityUID(uid), recurrenceID: recurrenceID, kind: .event, title: title,
            span: .timed(start: start, end: end), status: status, sequence: sequence,
            stamp: try stamp.map { try Instant(parsing: "\($0)T00:00:00Z") },
            lastModified: try changed.map { try Instant(parsing: "\($0)T00:00:00Z") },
            recurrence: recurrence.map(ActivityRecurrence.init(lines:)))
    }

    static func merge(
        _ existing: [Activity], _ incoming: [Activity], cancelling: [Cancellation] = []
    ) throws -> MergeResult {
        ImportMerge.merge(
            existing: existing,
            incoming: ImportedCalendar(name: nil, activities: incoming, cancellations: cancelling),
            database: try Exchange.database())
    }

    /// What happens to `incoming` where `there` is, in one word, and the title that is written.
    static func outcome(_ there: Activity?, _ incoming: Activity) throws -> String {
        let result = try merge(there.map { [$0] } ?? [], [incoming])
        let words = [
            ("added", result.added), ("updated", result.updated), ("cancelled", result.cancelled),
            ("unchanged", result.unchanged), ("skipped", result.skipped),
        ]
        let named = words.filter { $0.1 == [incoming.key] }.map(\.0)
        return (named + result.upserts.map(\.title)).joined(separator: " ")
    }

    @Test func `an unknown activity is added`() throws {
        #expect(try Self.outcome(nil, try Self.activity()) == "added Tour")
        #expect(try Self.outcome(try Self.activity("b"), try Self.activity("a")) == "added Tour")
    }

    @Test func `the same file again changes nothing`() throws {
        #expect(try Self.outcome(try Self.activity(), try Self.activity()) == "unchanged")
    }

    @Test func `a larger SEQUENCE wins over every stamp`() throws {
        let old = try Self.activity(sequence: 1, stamp: "2027-02-01", title: "old")
        let new = try Self.activity(sequence: 2, stamp: "2027-01-01", title: "new")
        #expect(try Self.outcome(old, new) == "updated new")
        #expect(try Self.outcome(new, old) == "skipped")
    }

    @Test func `then the later DTSTAMP wins, then the later LAST-MODIFIED`() throws {
        let first = try Self.activity(stamp: "2027-01-01", changed: "2027-01-05", title: "first")
        let stamped = try Self.activity(stamp: "2027-01-02", changed: "2027-01-01", title: "stamped")
        let changed = try Self.activity(stamp: "2027-01-01", changed: "2027-01-06", title: "changed")
        #expect(try Self.outcome(first, stamped) == "updated stamped")
        #expect(try Self.outcome(stamped, first) == "skipped")
        #expect(try Self.outcome(first, changed) == "updated changed")
        #expect(try Self.outcome(changed, first) == "skipped")
    }

    @Test func `without anything to tell them apart, the incoming version is taken`() throws {
        let old = try Self.activity(stamp: nil, title: "old")
        #expect(try Self.outcome(old, try Self.activity(stamp: nil, title: "new")) == "updated new")
    }

    @Test(arguments: [[], ["DTSTAMP:20270101T000000Z"]])
    func `what only other programs know is taken over when nothing tells which is newer`(_ stamp: [String])
        throws
    {
        let plain = ["UID:a", "DTSTART:20270310T100000Z", "DTEND:20270310T110000Z", "SUMMARY:Talk"] + stamp
        let rest = [
            "X-GATE:B42", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@example.com", "BEGIN:VALARM", "ACTION:DISPLAY",
            "TRIGGER:-PT1H", "DESCRIPTION:Talk", "END:VALARM",
        ]
        let first = try Exchange.imported(event: plain)
        let second = try Exchange.imported(event: plain + rest)
        let merged = try Exchange.merged([first, second])
        let text = try Exchange.text(merged)
        for line in rest { #expect(text.contains("\r\n\(line)\r\n"), "\(line)") }
        // In another order of lines it is the same, and so is its own export.
        let turned = try Exchange.imported(event: rest + plain)
        for calendar in [second, turned, try Exchange.imported(file: text)] {
            let again = ImportMerge.merge(
                existing: merged, incoming: calendar, database: try Exchange.database())
            #expect(again.unchanged.count == 1 && again.upserts.isEmpty)
        }
        // An older version takes nothing away.
        let newer = try Exchange.imported(event: plain + rest + ["SEQUENCE:1"])
        #expect(try Exchange.text(Exchange.merged([newer, first])).contains("X-GATE:B42"))
    }

    @Test func `a new stamp alone is no update`() throws {
        let old = try Self.activity(stamp: "2027-01-01")
        #expect(try Self.outcome(old, try Self.activity(stamp: "2027-01-02")).hasPrefix("unchanged"))
    }

    @Test func `STATUS CANCELLED cancels what is there and keeps it`() throws {
        let there = try Self.activity(title: "Tour")
        let gone = try Self.activity(sequence: 1, title: "Tour", status: .cancelled)
        #expect(try Self.outcome(there, gone) == "cancelled Tour")
        #expect(try Self.outcome(gone, there) == "skipped")
        #expect(try Self.outcome(gone, gone) == "unchanged")
        #expect(try Self.outcome(nil, gone) == "added Tour")
        #expect(
            try Self.outcome(gone, try Self.activity(sequence: 2, title: "On again")) == "updated On again")
    }

    @Test func `an empty feed deletes nothing`() throws {
        #expect(try Self.merge([try Self.activity()], []) == MergeResult())
    }

    @Test func `a changed occurrence is an activity of its own`() throws {
        let there = try Self.activity()
        let change = try Self.activity(recurrenceID: CivilDateTime(2027, 7, 17, 10, 0))
        let result = try Self.merge([there], [there, change])
        #expect(result.unchanged == [there.key])
        #expect(result.added == [change.key])
    }
}

// MARK: - METHOD:CANCEL

extension ImportMergeTests {
    static func cancellation(
        _ uid: String = "a", at recurrenceID: CivilDateTime? = nil, sequence: Int = 1
    ) throws -> Cancellation {
        Cancellation(
            key: ActivityKey(uid: ActivityUID(uid), recurrenceID: recurrenceID), sequence: sequence,
            stamp: try Instant(parsing: "2027-03-01T00:00:00Z"))
    }

    @Test func `a cancellation marks what is there and keeps what it says`() throws {
        let there = try Self.activity(title: "Tour")
        // The cancellation itself is bare, as RFC 5546 allows.
        let bare = try Self.activity(sequence: 1, title: "", status: .cancelled)
        let result = try Self.merge([there], [bare], cancelling: [try Self.cancellation()])
        #expect(result.cancelled == [there.key])
        #expect(result.upserts.map(\.title) == ["Tour"])
        #expect(result.upserts.map(\.status) == [.cancelled])
        #expect(result.upserts.map(\.sequence) == [1])
        let again = try Self.merge(result.upserts, [bare], cancelling: [try Self.cancellation()])
        #expect(again.unchanged == [there.key])
        #expect(again.upserts.isEmpty)
    }

    @Test func `an older cancellation is skipped`() throws {
        let there = try Self.activity(sequence: 5)
        let result = try Self.merge([there], [], cancelling: [try Self.cancellation(sequence: 4)])
        #expect(result.skipped == [there.key])
        #expect(result.upserts.isEmpty)
    }

    @Test func `a cancellation of something unknown is kept only when it says when that was`() throws {
        let gone = try Self.activity(status: .cancelled)
        #expect(try Self.merge([], [gone], cancelling: [try Self.cancellation()]).added == [gone.key])
        let result = try Self.merge([], [], cancelling: [try Self.cancellation("b")])
        #expect(result.skipped.map(\.uid.text) == ["b"])
        #expect(result.upserts.isEmpty)
    }

    @Test func `a series is cancelled with its changed occurrences`() throws {
        let series = try Self.activity(recurrence: ["RRULE:FREQ=WEEKLY"])
        let change = try Self.activity(recurrenceID: CivilDateTime(2027, 7, 17, 10, 0))
        let result = try Self.merge([series, change], [], cancelling: [try Self.cancellation()])
        #expect(result.cancelled == [series.key, change.key])
    }

    @Test func `one occurrence of a series is cancelled alone`() throws {
        let series = try Self.activity(recurrence: ["RRULE:FREQ=WEEKLY"])
        let original = try CivilDateTime(2027, 7, 17, 10, 0)
        let result = try Self.merge([series], [], cancelling: [try Self.cancellation(at: original)])
        let written = try #require(result.upserts.first)
        #expect(result.upserts.count == 1)
        #expect(result.cancelled == [ActivityKey(uid: series.uid, recurrenceID: original)])
        #expect(written.status == .cancelled)
        #expect(written.recurrence == nil)
        #expect(try Exchange.ends(written).start.local == original)
        #expect(try Exchange.ends(written).end.local == CivilDateTime(2027, 7, 17, 11, 0))
    }

    @Test func `a cancellation file cancels what an earlier file brought`() throws {
        func file(_ method: String, _ lines: [String]) -> String {
            (["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)", "BEGIN:VEVENT", "UID:a"] + lines
                + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
        }
        let booked = try Exchange.imported(
            file: file("PUBLISH", ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "SUMMARY:Tour"]))
        let cancel = try Exchange.imported(file: file("CANCEL", ["SEQUENCE:1"]))
        let result = ImportMerge.merge(
            existing: booked.activities, incoming: cancel, database: try Exchange.database())
        #expect(result.upserts.map(\.status) == [.cancelled])
        #expect(result.upserts.map(\.title) == ["Tour"])
    }
}
