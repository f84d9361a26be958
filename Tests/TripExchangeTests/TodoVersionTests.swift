import CivilTime
import ICalendar
import Testing
import TripExchange
import Trips

/// Versions of a to-do that nobody has changed by hand, and METHOD:CANCEL.
@Suite("Versions of to-dos") struct TodoVersionTests {
    static func calendar(_ lines: [String], cancels: Bool = false) throws -> ImportedCalendar {
        try TodoTests.imported(["UID:v"] + lines, calendar: cancels ? ["METHOD:CANCEL"] : [])
    }

    /// What is there after imports, and what the last one did.
    static func merged(_ calendars: [ImportedCalendar]) throws -> (todo: Todo?, last: TodoMerge) {
        var there: Todo?
        var last = TodoMerge(
            existing: [], incoming: ImportedCalendar(name: nil, activities: []),
            database: try Exchange.database())
        for calendar in calendars {
            last = TodoMerge(
                existing: there.map { [$0] } ?? [], incoming: calendar, database: try Exchange.database())
            there = last.upserts.last ?? there
        }
        return (there, last)
    }

    @Test func `a version without DTSTAMP keeps the one of the version that it follows`() throws {
        let (todo, last) = try Self.merged([
            try Self.calendar(["SUMMARY:Visa", "DTSTAMP:20270201T000000Z", "CREATED:20261201T000000Z"]),
            try Self.calendar(["SUMMARY:Visa", "DUE:20270302T100000Z"]),
            try Self.calendar(["SUMMARY:Visa", "DUE:20270228T100000Z", "DTSTAMP:20270101T000000Z"]),
        ])
        #expect(last.skipped.map(\.text) == ["v"])
        #expect(try todo?.due?.date == CivilDate(2027, 3, 2))
        #expect(todo?.stamp?.description == "2027-02-01T00:00:00Z")
        #expect(todo?.createdAt?.description == "2026-12-01T00:00:00Z")
    }

    @Test func `the offset that was written down for a due time stays while the time is as it was`() throws {
        let due = "DUE;TZID=Europe/Berlin:20270302T100000"
        let first = try Self.calendar([
            "SUMMARY:Visa", due, "X-MERIDIAN-DUE-RECORDED;X-TZDB=2026z:2027-03-02T10:00:00+01:00",
        ])
        let later = try Self.calendar(["SUMMARY:Visa!", due, "SEQUENCE:1"])
        let moved = try Self.calendar([
            "SUMMARY:Visa!", "DUE;TZID=Europe/Berlin:20270303T100000", "SEQUENCE:2",
        ])
        func release(_ calendars: [ImportedCalendar]) throws -> String? {
            guard case .time(let time)? = try Self.merged(calendars).todo?.due else { return nil }
            return time.recorded?.tzdb
        }
        #expect(try release([first, later]) == "2026z")
        #expect(try release([first, later, moved]) == "2026f")
    }

    @Test(arguments: [[], ["DTSTAMP:20270201T000000Z"]])
    func `what only other programs know is taken over at the same revision, too`(_ revision: [String]) throws
    {
        let first = try Self.calendar(revision + ["SUMMARY:Visa", "ATTENDEE:mailto:a@test"])
        let more = ["ATTENDEE:mailto:a@test", "ATTENDEE:mailto:b@test", "PERCENT-COMPLETE:40"]
        let second = try Self.calendar(revision + ["SUMMARY:Visa"] + more)
        let (todo, last) = try Self.merged([first, second])
        #expect(last.unchanged.map(\.text) == ["v"])
        let lines = try TodoTests.lines(try #require(todo))
        for line in more { #expect(lines.contains(line), "\(line)") }
        // The same again is nothing to write.
        #expect(try Self.merged([first, second, second]).last.upserts.isEmpty)
    }

    static let version = ["SUMMARY:Visa", "DUE:20270301T100000Z", "DTSTAMP:20270110T000000Z", "SEQUENCE:1"]
    static let full = ["SUMMARY:Visa", "DTSTAMP:20270205T000000Z", "SEQUENCE:2"]
    static let bare = ["DTSTAMP:20270205T000000Z", "SEQUENCE:2"]

    @Test(arguments: [full, bare])
    func `a calendar with METHOD:CANCEL calls a to-do off and changes nothing else`(_ lines: [String]) throws
    {
        let cancellation = try Self.calendar(lines, cancels: true)
        #expect(cancellation.source == nil && cancellation.findings.isEmpty)
        let (todo, last) = try Self.merged([try Self.calendar(Self.version), cancellation])
        #expect(last.updated.map(\.text) == ["v"])
        #expect(todo?.status == .cancelled && todo?.sequence == 2)
        #expect(
            try TodoTests.lines(try #require(todo)).sorted() == [
                "DTSTAMP:20270205T000000Z", "DUE:20270301T100000Z", "SEQUENCE:2", "STATUS:CANCELLED",
                "SUMMARY:Visa", "UID:v",
            ])
        // Again, and the version from before it, change nothing; a newer one is on again.
        let again = try Self.merged([try Self.calendar(Self.version), cancellation, cancellation])
        #expect(again.last.unchanged.map(\.text) == ["v"] && again.last.upserts.isEmpty)
        let before = try Self.merged([
            try Self.calendar(Self.version), cancellation, try Self.calendar(Self.version),
        ])
        #expect(before.last.skipped.map(\.text) == ["v"])
        let after = try Self.calendar(["SUMMARY:Visa", "DTSTAMP:20270210T000000Z", "SEQUENCE:3"])
        #expect(
            try Self.merged([try Self.calendar(Self.version), cancellation, after]).todo?.status
                == .needsAction)
    }

    @Test func `a cancellation that comes first keeps its to-do off`() throws {
        let cancellation = try Self.calendar(Self.full, cancels: true)
        let first = try Self.merged([cancellation])
        #expect(first.todo?.status == .cancelled && first.last.added.map(\.text) == ["v"])
        #expect(
            try TodoTests.lines(try #require(first.todo)).contains { $0.hasPrefix("X-MERIDIAN") } == false)
        let (todo, _) = try Self.merged([cancellation, try Self.calendar(Self.version)])
        #expect(todo?.status == .cancelled && todo?.due != nil && todo?.sequence == 2)
        // Without a title there is nothing to keep.
        let bare = try Self.merged([try Self.calendar(Self.bare, cancels: true)])
        #expect(bare.todo == nil && bare.last.skipped.map(\.text) == ["v"])
    }

    @Test func `an older cancellation calls nothing off`() throws {
        let old = try Self.calendar(
            ["SUMMARY:Visa", "DTSTAMP:20270101T000000Z", "SEQUENCE:0"], cancels: true)
        let (todo, last) = try Self.merged([try Self.calendar(Self.version), old])
        #expect(todo?.status == .needsAction && last.skipped.map(\.text) == ["v"])
    }

    @Test func `a cancellation meets a change by hand as any newer version does`() throws {
        var there = try #require(try Self.calendar(Self.version).todos.first)
        there.notes = "mine"
        there.lastModified = try Instant(parsing: "2027-01-20T00:00:00Z")
        there.stamp = there.lastModified
        let merge = TodoMerge(
            existing: [there], incoming: try Self.calendar(Self.full, cancels: true),
            database: try Exchange.database())
        let after = try #require(merge.upserts.first)
        #expect(after.status == .cancelled && after.notes == "mine" && merge.findings.isEmpty)
    }

    @Test func `what is called off and cannot be read as a to-do says so in an export`() throws {
        let imported = try Self.calendar(["SUMMARY:Visa", "RRULE:FREQ=DAILY"], cancels: true)
        #expect(imported.todos.isEmpty)
        #expect(imported.source?.contains("STATUS:CANCELLED") == true)
    }
}
