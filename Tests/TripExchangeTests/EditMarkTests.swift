import CivilTime
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// Exports of what was changed by hand that come back, as they were and changed by other programs.
@Suite("Exports of changes by hand that come back") struct EditMarkTests {
    typealias Fate = (String, Activity)

    /// A full export as text, with the changes of another program.
    static func export(_ activity: Activity, _ changes: [(String, String)] = []) throws -> String {
        changes.reduce(try Exchange.text([activity])) { text, change in
            #expect(text.contains(change.0), "\(change.0)")
            return text.replacing(change.0, with: change.1)
        }
    }

    static func outcome(_ there: Activity, _ text: String) throws -> Fate {
        try HandEditTests.outcome(there, try Exchange.imported(file: text))
    }

    /// The lines of an export that another program saved in April.
    static let saved = [
        ("DTSTAMP:20270201T000000Z", "DTSTAMP:20270401T000000Z"),
        ("LAST-MODIFIED:20270201T000000Z", "LAST-MODIFIED:20270401T000000Z"),
    ]

    @Test func `a full export says when something was changed by hand, and since what`() throws {
        let there = try HandEditTests.edited(.title("My class"))
        let lines = try Exchange.eventLines(there)
        let marks = lines.filter { $0.hasPrefix("X-MERIDIAN-EDITED") }
        let line = try #require(marks.first)
        #expect(marks.count == 1)
        #expect(
            line.hasPrefix("X-MERIDIAN-EDITED;X-DIGEST=") && line.hasSuffix(":20270201T000000Z"))
        #expect(lines.filter { $0.hasPrefix("X-MERIDIAN-STATEMENT:") }.count == 1)
        // In another store it stays until something is changed by hand there.
        let elsewhere = try Exchange.imported(file: try Self.export(there)).activities[0]
        #expect(try Exchange.eventLines(elsewhere) == lines)
        // Nothing else says so.
        let untouched = try HandEditTests.calendar().activities[0]
        #expect(try !Exchange.eventLines(untouched).contains { $0.contains("EDITED") })
        let shared = try Exchange.export(.shared).calendar(named: nil, activities: [there])
        #expect(!CalendarWriter().text(shared.calendar).contains("EDITED"))
    }

    @Test func `a sender who makes the same change, and takes it back, is heard`() throws {
        let there = try HandEditTests.edited(.title("My class"))
        let same = try HandEditTests.calendar(
            ["SUMMARY": "My class"], stamp: "20270115T000000Z", more: ["SEQUENCE:1"])
        let (fate, after) = try HandEditTests.outcome(there, same)
        #expect(fate == "1 unchanged")
        let back = try HandEditTests.calendar(stamp: "20270301T000000Z", more: ["SEQUENCE:2"])
        #expect(try HandEditTests.outcome(after, back).1.title == "Class")
    }

    @Test func `a sender is heard after a change by hand was set back`() throws {
        for (change, back) in [
            (ActivityChange.status(.tentative), ActivityChange.status(.confirmed)),
            (.title("My class"), .title("Class")),
        ] {
            let there = try HandEditTests.edited(change)
            let after = try ActivityEdit([back]).applied(
                to: there, at: try Instant(parsing: "2027-02-02T00:00:00Z"), in: try Exchange.database()
            ) { try $0.resolved(by: .reject) }
            #expect(try HandEditTests.outcome(after, try HandEditTests.calendar()) == ("1 unchanged", after))
            // It was written before the change by hand, and came later.
            let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z")
            #expect(try HandEditTests.outcome(after, next).1.place?.name == "Room 2")
            #expect(try Self.outcome(after, try Self.export(after)) == ("1 unchanged", after))
        }
    }

    @Test func `where only an export is known a change by hand locks no sender out either`() throws {
        let came = try Exchange.imported(
            file: try Self.export(try HandEditTests.edited(try HandEditTests.later())))
        let there = try ActivityEdit([.title("Ours")]).applied(
            to: came.activities[0], at: try Instant(parsing: "2027-02-20T00:00:00Z"),
            in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
        let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270301T000000Z")
        let after = try HandEditTests.outcome(there, next).1
        #expect(after.place?.name == "Room 2" && after.title == "Ours")
    }

    @Test func `an export from before the calendar's last version brings nothing back`() throws {
        for change in [ActivityChange.status(.tentative), .title("My class")] {
            let there = try HandEditTests.edited(change)
            let export = try Self.export(there)
            // The sender raises no SEQUENCE.
            for stamp in ["20270115T000000Z", "20270301T000000Z"] {
                let next = try HandEditTests.calendar(
                    ["DTSTART": "20270607T140000Z", "DTEND": "20270607T150000Z", "LOCATION": "Room 2"],
                    stamp: stamp)
                let (_, after) = try HandEditTests.outcome(there, next)
                #expect(after.place?.name == "Room 2")
                let (fate, again) = try Self.outcome(after, export)
                #expect(fate == "1 skipped" && again == after)
                #expect(try HandEditTests.outcome(again, next).0 == "1 unchanged")
            }
        }
    }

    @Test func `what another program changes in an export from before that is left, and told`() throws {
        let there = try HandEditTests.edited(try HandEditTests.later())
        let touched = try Self.export(there, Self.saved + [("DESCRIPTION:", "DESCRIPTION:Theirs. ")])
        // One sender writes a new DTSTAMP each time, another one never.
        for stamp in ["20270301T000000Z", "20270101T000000Z"] {
            let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: stamp)
            let after = try HandEditTests.outcome(there, next).1
            let result = try HandEditTests.merge(after, try Exchange.imported(file: touched))
            #expect(SweptChangeTests.fates(result) == ["1 skipped"] && result.findings.count == 1)
            let last = try HandEditTests.calendar(
                ["LOCATION": "Room 3"], stamp: "20270501T000000Z")
            #expect(try HandEditTests.outcome(after, last).1.place?.name == "Room 3")
        }
    }

    @Test func `where only an export is known the next version of its sender counts, and none from before`()
        throws
    {
        let elsewhere = try Exchange.imported(
            file: try Self.export(try HandEditTests.edited(try HandEditTests.later()))
        ).activities[0]
        #expect(try HandEditTests.outcome(elsewhere, try HandEditTests.calendar()).0 == "1 unchanged")
        let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270301T000000Z")
        #expect(try HandEditTests.outcome(elsewhere, next).1.place?.name == "Room 2")
    }

    @Test func `of two changes by hand another program can take back one`() throws {
        let there = try HandEditTests.edited(try HandEditTests.later(), .notes("mine"))
        let changed = try Self.export(
            there, Self.saved + [("T110000", "T090000"), ("T120000", "T100000")])
        let (fate, after) = try Self.outcome(there, changed)
        #expect(fate == "1 updated")
        #expect(after.span == (try HandEditTests.calendar().activities[0].span) && after.notes == "mine")
        // The calendar has said nothing since, so what is left of the change stays.
        let next = try HandEditTests.calendar(
            ["LOCATION": "Room 2"], stamp: "20270501T000000Z", more: ["SEQUENCE:5"])
        let last = try HandEditTests.outcome(after, next).1
        #expect(last.notes == "mine" && last.place?.name == "Room 2")
        // The export from before is known as such now.
        #expect(try Self.outcome(after, try Self.export(there)).0 == "1 skipped")
    }

    @Test func `a change that another program wrote under the old revision is taken as well`() throws {
        let there = try HandEditTests.edited(.title("My class"))
        let (fate, after) = try Self.outcome(
            there, try Self.export(there, [("LOCATION:Room 1", "LOCATION:Room 7")]))
        #expect(fate == "1 updated" && after.place?.name == "Room 7" && after.title == "My class")
    }

    @Test func `an occurrence that another program takes out of a series changed by hand is gone`() throws {
        let series = try HandEditTests.calendar(more: ["RRULE:FREQ=DAILY;COUNT=5"])
        let there = try HandEditTests.edited(.notes("mine"), from: series)
        let exclusion = "EXDATE;TZID=Europe/Berlin:20270608T090000"
        for changes in [[], Self.saved] {
            let changed = try Self.export(there, changes + [("RRULE:", exclusion + "\r\nRRULE:")])
            let (fate, after) = try Self.outcome(there, changed)
            #expect(fate == "1 updated")
            #expect(after.recurrence?.lines.contains(exclusion) == true && after.notes == "mine")
            #expect(try Exchange.eventLines(after).contains(exclusion))
            #expect(try Self.outcome(after, changed).0 == "1 unchanged")
        }
    }

    @Test func `what was changed by hand of something called off stays when its export comes back`() throws {
        let off = try HandEditTests.calendar(more: ["SEQUENCE:1", "STATUS:CANCELLED"])
        let there = try HandEditTests.edited(.title("My class"), .notes("mine"), from: off)
        let (fate, after) = try Self.outcome(there, try Self.export(there))
        #expect(fate == "1 unchanged" && after == there)
        let on = try HandEditTests.calendar(
            stamp: "20270301T000000Z", more: ["SEQUENCE:2", "STATUS:CONFIRMED"])
        let last = try HandEditTests.outcome(after, on).1
        #expect(last.title == "My class" && last.notes == "mine" && last.status == .confirmed)
    }

    @Test func `an export from before a cancellation calls nothing on again`() throws {
        let there = try HandEditTests.edited(try HandEditTests.later())
        let cancel = try Exchange.imported(
            event: ["UID:a", "DTSTAMP:20270301T000000Z", "SEQUENCE:1"], calendar: ["METHOD:CANCEL"])
        let (fate, off) = try HandEditTests.outcome(there, cancel)
        #expect(fate == "1 cancelled")
        // Also one that another program saved, and one of another store that was changed later.
        var later = there
        later.title = "Ours"
        later.lastModified = try Instant(parsing: "2027-02-20T00:00:00Z")
        let exports = [
            try Self.export(there),
            try Self.export(there, Self.saved + [("DESCRIPTION:", "DESCRIPTION:Theirs. ")]),
            try Self.export(later),
        ]
        for export in exports {
            let (back, after) = try Self.outcome(off, export)
            #expect(back == "1 skipped" && after.status == .cancelled)
        }
        // What is exported since knows of it.
        let (again, after) = try Self.outcome(off, try Self.export(off))
        #expect(again == "1 unchanged" && after == off)
    }

    @Test func `a change by hand comes to another store, and stays one there`() throws {
        let there = try HandEditTests.edited(.title("My class"), try HandEditTests.later())
        let elsewhere = try HandEditTests.calendar().activities[0]
        let (fate, after) = try Self.outcome(elsewhere, try Self.export(there))
        #expect(fate == "1 updated" && after.hasSameMeaning(as: there))
        #expect(try Exchange.text([after]) == (try Exchange.text([there])))
        // The sender, who knows nothing of it, raises no SEQUENCE.
        let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z")
        let last = try HandEditTests.outcome(after, next).1
        #expect(last.title == "My class" && last.span == there.span && last.place?.name == "Room 2")
    }

    @Test func `the later change of another store comes to the earlier one`() throws {
        let one = try HandEditTests.edited(.title("My class"))
        var two = try HandEditTests.calendar().activities[0]
        two.notes = "theirs"
        two.lastModified = try Instant(parsing: "2027-02-03T00:00:00Z")
        two.stamp = two.lastModified
        let both = try Self.outcome(one, try Self.export(two)).1
        #expect(both.title == "My class" && both.notes == "theirs")
        // An earlier one cannot be told from an earlier export of ours.
        let result = try HandEditTests.merge(two, try Exchange.imported(file: try Self.export(one)))
        #expect(SweptChangeTests.fates(result) == ["1 skipped"] && result.findings.count == 1)
    }

    @Test func `a program that keeps no properties of others takes no change by hand away`() throws {
        let there = try HandEditTests.edited(.title("My class"), .seat("12A"))
        let bare = try Self.export(there).replacing("\r\n ", with: "").split(separator: "\r\n").filter {
            !$0.hasPrefix("X-")
        }
        let (fate, after) = try Self.outcome(there, bare.joined(separator: "\r\n") + "\r\n")
        #expect(fate == "1 unchanged")
        let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z")
        let last = try HandEditTests.outcome(after, next).1
        #expect(last.title == "My class" && last.seat == "12A" && last.place?.name == "Room 2")
    }
}

// MARK: - Called off

extension EditMarkTests {
    @Test(arguments: [false, true])
    func `what came as called off and was changed by hand is on again when the sender says so`(
        _ wasOn: Bool
    ) throws {
        // This sender writes no SEQUENCE.
        let off = try HandEditTests.calendar(stamp: "20270102T000000Z", more: ["STATUS:CANCELLED"])
        let on = try HandEditTests.calendar(stamp: "20270303T000000Z", more: ["STATUS:CONFIRMED"])
        for change in [try HandEditTests.later(), .notes("mine")] {
            var there = try HandEditTests.calendar(stamp: "20270101T000000Z").activities[0]
            there = try wasOn ? HandEditTests.outcome(there, off).1 : off.activities[0]
            there = try ActivityEdit([change]).applied(
                to: there, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
            ) { try $0.resolved(by: .reject) }
            let (fate, after) = try HandEditTests.outcome(there, on)
            #expect(fate == "1 updated" && after.status == .confirmed)
            #expect(after.span == there.span && after.notes == there.notes)
        }
    }

    @Test func `what a cancellation called off and was changed by hand stays off for earlier versions`()
        throws
    {
        let cancel = try Exchange.imported(
            event: ["UID:a", "DTSTAMP:20270115T000000Z", "SEQUENCE:1"], calendar: ["METHOD:CANCEL"])
        let off = try HandEditTests.outcome(try HandEditTests.calendar().activities[0], cancel).1
        let there = try ActivityEdit([try HandEditTests.later()]).applied(
            to: off, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
        for activity in [off, there] {
            #expect(try Exchange.eventLines(activity).contains { $0.contains("X-CANCELLED=") })
        }
        #expect(try Exchange.eventLines(there).contains { $0.contains("X-MERIDIAN-EDITED") })
        // The feed does not know of the cancellation, and writes a new DTSTAMP each time.
        let feed = try HandEditTests.calendar(stamp: "20270401T000000Z")
        #expect(try HandEditTests.outcome(there, feed).1.status == .cancelled)
        let on = try HandEditTests.calendar(stamp: "20270401T000000Z", more: ["SEQUENCE:2"])
        #expect(try HandEditTests.outcome(there, on).1.status == .confirmed)
    }
}

// MARK: - To-dos

extension EditMarkTests {
    static func exported(_ todo: Todo, _ changes: [(String, String)] = []) throws -> ImportedCalendar {
        let lines = try TodoTests.lines(todo).map { line in
            changes.first { line.hasPrefix($0.0) }.map { $0.1 } ?? line
        }
        return try TodoTests.imported(lines)
    }

    @Test func `a sender of a to-do who makes the same change, and takes it back, is heard`() throws {
        let there = try TodoEditTests.edited { $0.title = "My visa" }
        let same = try TodoEditTests.calendar(
            ["SUMMARY": "My visa"], stamp: "20270115T000000Z", sequence: 1)
        let merge = try TodoEditTests.merge(there, same)
        #expect(merge.unchanged.count == 1)
        let after = try #require(merge.upserts.first)
        let back = try TodoEditTests.merge(
            after, try TodoEditTests.calendar(stamp: "20270301T000000Z", sequence: 2))
        #expect(back.upserts.first?.title == "Visa")
    }

    @Test func `a to-do that another program opens again is open, and what else was changed by hand stays`()
        throws
    {
        let there = try TodoEditTests.edited { todo in
            todo.notes = "mine"
            TodoEditTests.finish(&todo)
        }
        let opened = try Self.exported(
            there,
            [
                ("STATUS:", "STATUS:NEEDS-ACTION"), ("COMPLETED:", "X-WAS:1"),
                ("LAST-MODIFIED:", "LAST-MODIFIED:20270401T000000Z"),
                ("DTSTAMP:", "DTSTAMP:20270401T000000Z"),
            ])
        let merge = try TodoEditTests.merge(there, opened)
        let after = try #require(merge.upserts.first)
        #expect(after.status == .needsAction && after.completedAt == nil && after.notes == "mine")
        let next = try TodoEditTests.merge(
            after, try TodoEditTests.calendar(["LOCATION": "Berne"], stamp: "20270501T000000Z", sequence: 3))
        #expect(next.upserts.first?.notes == "mine" && next.upserts.first?.place == "Berne")
        // What was exported before is older.
        #expect(try TodoEditTests.merge(after, try Self.exported(there)).skipped.count == 1)
    }

    @Test func `an export of a to-do from before the calendar's last version brings nothing back`() throws {
        let there = try TodoEditTests.edited { $0.title = "My visa" }
        let export = try Self.exported(there)
        let next = try TodoEditTests.calendar(["LOCATION": "Berne"], stamp: "20270115T000000Z")
        let after = try #require(try TodoEditTests.merge(there, next).upserts.first)
        let merge = try TodoEditTests.merge(after, export)
        #expect(merge.skipped.count == 1 && merge.upserts.isEmpty)
    }

    @Test func `a start that another program moves in an export of a to-do is taken`() throws {
        let came = try TodoEditTests.calendar(["DTSTART": "20270318T090000Z"])
        var there = try #require(came.todos.first)
        there.notes = "mine"
        there.lastModified = try Instant(parsing: "2027-02-01T00:00:00Z")
        let moved = try Self.exported(
            there,
            [
                ("DTSTART", "DTSTART:20270317T090000Z"), ("LAST-MODIFIED:", "LAST-MODIFIED:20270401T000000Z"),
            ])
        let after = try #require(try TodoEditTests.merge(there, moved).upserts.first)
        #expect(try TodoTests.lines(after).contains("DTSTART:20270317T090000Z"))
        #expect(after.notes == "mine")
        #expect(try TodoEditTests.merge(after, moved).upserts.isEmpty)
    }
}
