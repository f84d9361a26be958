import CivilTime
import Findings
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// What a traveller changed by hand of a to-do, when the calendar that it came from comes again.
@Suite("To-dos changed by hand, and imports") struct TodoEditTests {
    static let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT1H", "END:VALARM"]

    static func calendar(
        _ changes: [String: String] = [:], stamp: String = "20270101T000000Z", sequence: Int = 0,
        alarms: [String] = alarm
    ) throws -> ImportedCalendar {
        let lines = ["SUMMARY:Visa", "DUE;TZID=Europe/Berlin:20270320T090000", "LOCATION:Bern", "PRIORITY:5"]
        let changed = lines.map { line in
            changes.first { line.hasPrefix($0.key) }.map { "\($0.key):\($0.value)" } ?? line
        }
        let more = changes.filter { change in !lines.contains { $0.hasPrefix(change.key) } }
        return try TodoTests.imported(
            ["UID:v", "DTSTAMP:\(stamp)", "SEQUENCE:\(sequence)"] + changed
                + more.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" } + alarms)
    }

    /// The to-do as it came on 1 January, changed by hand on 1 February.
    static func edited(_ change: (inout Todo) -> Void) throws -> Todo {
        var there = try #require(try calendar().todos.first)
        change(&there)
        there.lastModified = try Instant(parsing: "2027-02-01T00:00:00Z")
        there.stamp = there.lastModified
        return there
    }

    static func merge(_ there: Todo, _ calendar: ImportedCalendar) throws -> TodoMerge {
        TodoMerge(existing: [there], incoming: calendar, database: try Exchange.database())
    }

    static func finish(_ todo: inout Todo) {
        todo.status = .completed
        todo.completedAt = try? Instant(parsing: "2027-02-01T00:00:00Z")
    }

    @Test(arguments: ["20270115T000000Z", "20270301T000000Z"])
    func `what the calendar changed counts, and what was changed by hand stays`(_ stamp: String) throws {
        let reminder = Reminder(.relative(days: -2, seconds: 0, to: .end))
        let there = try Self.edited { todo in
            (todo.title, todo.notes, todo.priority) = ("My visa", "mine", 1)
            todo.reminders = [reminder]
            Self.finish(&todo)
        }
        let next = try Self.calendar(
            ["DUE;VALUE=DATE": "20270321", "DUE;TZID=Europe/Berlin": "20270321T090000"], stamp: stamp,
            sequence: 1)
        let merge = try Self.merge(there, next)
        #expect(merge.updated.map(\.text) == ["v"] && merge.findings.isEmpty)
        let after = try #require(merge.upserts.first)
        #expect(after.title == "My visa" && after.notes == "mine" && after.priority == 1)
        #expect(after.status == .completed && after.completedAt == there.completedAt)
        #expect(try after.due?.date == CivilDate(2027, 3, 21))
        // The calendar's reminder was taken away by hand, and another one set.
        #expect(after.reminders == [reminder])
        #expect(after.sequence == 1 && after.lastModified == there.lastModified)
        // The same again changes nothing, and the version before it is known as older.
        let again = try Self.merge(after, next)
        #expect(again.unchanged.map(\.text) == ["v"] && again.upserts.isEmpty && again.findings.isEmpty)
        #expect(try Self.merge(after, try Self.calendar()).skipped.map(\.text) == ["v"])
    }

    @Test func `a newer stamp alone undoes nothing, however often it comes`() throws {
        var now = try Self.edited(Self.finish)
        for stamp in ["20270101T000000Z", "20270115T000000Z", "20270301T000000Z", "20270401T000000Z"] {
            let merge = try Self.merge(now, try Self.calendar(stamp: stamp))
            #expect(merge.unchanged.map(\.text) == ["v"] && merge.findings.isEmpty)
            now = merge.upserts.first ?? now
            #expect(now.status == .completed && now.completedAt != nil)
        }
    }

    @Test(arguments: [("20270115T000000Z", false), ("20270301T000000Z", true)])
    func `of a field that both changed the later change counts, and that is told`(
        _ stamp: String, _ isTheirs: Bool
    ) throws {
        let there = try Self.edited { todo in
            todo.title = "My visa"
            Self.finish(&todo)
        }
        let merge = try Self.merge(
            there, try Self.calendar(["SUMMARY": "Visa!", "STATUS": "IN-PROCESS"], stamp: stamp))
        let outcome =
            isTheirs ? "the calendar's is newer and counts" : "the change by hand is newer and stays"
        #expect(
            merge.findings.map(\.message) == [
                "the title was changed by hand to \"My visa\" and by the calendar to \"Visa!\"; \(outcome)",
                "the status was changed by hand to \"completed\" and by the calendar to \"inProcess\"; \(outcome)",
            ])
        #expect(merge.findings.map(\.code) == [.conflictingEdit, .conflictingEdit])
        let after = try #require(merge.upserts.first)
        #expect(after.title == (isTheirs ? "Visa!" : "My visa"))
        #expect(after.status == (isTheirs ? .inProcess : .completed))
        #expect((after.completedAt == nil) == isTheirs)
    }

    @Test func `reminders that the calendar adds come, and those set by hand stay`() throws {
        let own = Reminder(.relative(days: -2, seconds: 0, to: .end))
        let there = try Self.edited { $0.reminders.append(own) }
        let more = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT5H", "END:VALARM"]
        let merge = try Self.merge(
            there, try Self.calendar(stamp: "20270301T000000Z", alarms: Self.alarm + more))
        #expect(merge.findings.isEmpty)
        #expect(
            merge.upserts.first?.reminders == [
                Reminder(.relative(days: 0, seconds: -3_600, to: .end)),
                Reminder(.relative(days: 0, seconds: -18_000, to: .end)), own,
            ])
    }

    @Test func `a floating due time that its calendar places in a zone is not taken for a change`() throws {
        func floating(_ hour: Int, _ stamp: String) throws -> ImportedCalendar {
            try TodoTests.imported(
                ["UID:v", "DTSTAMP:\(stamp)", "SUMMARY:Visa", "DUE:20270320T0\(hour)0000"],
                calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
        }
        var there = try #require(try floating(9, "20270101T000000Z").todos.first)
        there.notes = "mine"
        there.lastModified = try Instant(parsing: "2027-02-01T00:00:00Z")
        let merge = try Self.merge(there, try floating(8, "20270115T000000Z"))
        #expect(merge.findings.isEmpty)
        guard case .time(let due)? = merge.upserts.first?.due else {
            throw Exchange.Unexpected(text: "no due time")
        }
        #expect(try due.local.time == TimeOfDay(8, 0) && due.zone?.name == "Europe/Berlin")
        #expect(merge.upserts.first?.notes == "mine")
    }
}

// MARK: - Exports of ours

extension TodoEditTests {
    static func exported(_ todo: Todo, more: [String] = []) throws -> ImportedCalendar {
        try TodoTests.imported(try TodoTests.lines(todo) + more)
    }

    @Test func `an export of ours that comes back takes no change by hand for the calendar's`() throws {
        let there = try Self.edited { todo in
            todo.title = "My visa"
            todo.due = (try? CivilDate(2027, 3, 25)).map { .day($0) }
            Self.finish(&todo)
        }
        let merge = try Self.merge(there, try Self.exported(there))
        #expect(merge.unchanged.map(\.text) == ["v"] && merge.upserts.isEmpty && merge.findings.isEmpty)
        let next = try Self.merge(
            there, try Self.calendar(["LOCATION": "Berne"], stamp: "20270115T000000Z", sequence: 1))
        let after = try #require(next.upserts.first)
        #expect(after.status == .completed && after.title == "My visa" && after.place == "Berne")
    }

    @Test func `what another program adds to an export of ours is taken, and the base stays`() throws {
        let there = try Self.edited(Self.finish)
        let merge = try Self.merge(there, try Self.exported(there, more: ["ATTENDEE:mailto:a@test"]))
        #expect(merge.unchanged.map(\.text) == ["v"])
        let after = try #require(merge.upserts.first)
        #expect(try TodoTests.lines(after).contains("ATTENDEE:mailto:a@test"))
        let next = try Self.merge(
            after, try Self.calendar(["LOCATION": "Berne"], stamp: "20270115T000000Z", sequence: 1))
        #expect(next.upserts.first?.status == .completed)
    }

    @Test func `an export of a to-do that is open again by hand leaves the calendar's word that it is done`()
        throws
    {
        func calendar(_ lines: [String]) throws -> ImportedCalendar {
            try TodoTests.imported(["UID:v", "SUMMARY:Visa", "PERCENT-COMPLETE:100"] + lines)
        }
        var there = try #require(try calendar(["DTSTAMP:20270101T000000Z"]).todos.first)
        #expect(there.status == .completed)
        there.status = .needsAction
        there.lastModified = try Instant(parsing: "2027-02-01T00:00:00Z")
        there.stamp = there.lastModified
        let merge = try Self.merge(there, try Self.exported(there))
        #expect(merge.upserts.isEmpty)
        let next = try Self.merge(there, try calendar(["DTSTAMP:20270115T000000Z", "PRIORITY:1"]))
        #expect(next.upserts.first?.status == .needsAction && next.upserts.first?.priority == 1)
    }
}
