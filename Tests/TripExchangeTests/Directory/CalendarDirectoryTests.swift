import CivilTime
import Findings
import Foundation
import ICalendar
import Testing
import TripExchange
import Trips

@Suite("Folders of calendars") struct CalendarDirectoryTests {
    /// Runs with a folder that is gone afterwards.
    static func withFolder(_ body: (CalendarDirectory) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vdir-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try body(CalendarDirectory(path: url.path))
    }

    static func text(_ folder: CalendarDirectory, _ file: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    }

    static func write(_ text: String, _ folder: CalendarDirectory, _ file: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + file))
    }

    static func activity(_ uid: String, _ title: String, sequence: Int = 0) throws -> Activity {
        try Exchange.activity([
            "DTSTART;TZID=Asia/Tokyo:20270312T150000", "SUMMARY:\(title)", "SEQUENCE:\(sequence)",
        ]).with(key: ActivityKey(uid: ActivityUID(uid)))
    }

    static func importing() throws -> CalendarImport {
        CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile, readsTodos: true)
    }

    static func contents() throws -> CalendarContents {
        var contents = CalendarContents(
            name: "Japan",
            activities: [try activity("a@test", "One"), try activity("../../etc/passwd", "Two")])
        contents.todos = [Todo(uid: ActivityUID("todo"), title: "Pack")]
        return contents
    }

    @Test func `each item has a file, and all come back`() throws {
        try Self.withFolder { folder in
            let contents = try Self.contents()
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(outcome.added.count == 3)
            #expect(outcome.added.contains("a@test.ics"))
            #expect(outcome.added.contains("todo.ics"))
            #expect(try folder.files == outcome.added.sorted())
            #expect(try Self.text(folder, "displayname") == "Japan")
            let imported = try folder.activities(with: Self.importing())
            #expect(imported.name == "Japan")
            #expect(Set(imported.activities.map(\.uid.text)) == ["a@test", "../../etc/passwd"])
            #expect(imported.todos.map(\.title) == ["Pack"])
        }
    }

    @Test func `no name of a file leaves the folder`() throws {
        try Self.withFolder { folder in
            let uids = [
                "../x", "/etc/passwd", ".hidden", "-rf", "a/b", "名前", "", "a\u{0}b",
                String(repeating: "x", count: 300),
            ]
            let activities = try uids.map { try Self.activity($0, "T") }
            let outcome = try folder.write(
                CalendarContents(name: nil, activities: activities), with: Exchange.export())
            for file in outcome.added {
                #expect(
                    !file.hasPrefix(".") && !file.hasPrefix("-") && !file.contains("/")
                        && file.utf8.count <= 104)
            }
            #expect(try folder.files.count == outcome.added.count)
        }
    }

    @Test func `a second time nothing is written`() throws {
        try Self.withFolder { folder in
            _ = try folder.write(Self.contents(), with: Exchange.export())
            let outcome = try folder.write(Self.contents(), with: Exchange.export())
            #expect(outcome.unchanged.count == 3)
            #expect(outcome.added.isEmpty && outcome.updated.isEmpty)
        }
    }

    @Test func `an item keeps the file that it has, and what others have stays`() throws {
        try Self.withFolder { folder in
            let ours = Exchange.file(event: [
                "UID:a@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T060000Z", "SUMMARY:Old",
            ])
            let foreign = Exchange.file(event: ["UID:z@test", "DTSTART:20270312T060000Z", "SUMMARY:Theirs"])
            try Self.write(ours, folder, "khal-made-this.ics")
            try Self.write(foreign, folder, "z.ics")
            try Self.write("not a calendar", folder, "broken.ics")
            let contents = CalendarContents(
                name: nil, activities: [try Self.activity("a@test", "New", sequence: 1)])
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(outcome.updated == ["khal-made-this.ics"])
            #expect(try Self.text(folder, "khal-made-this.ics").contains("SUMMARY:New"))
            #expect(try Self.text(folder, "z.ics") == foreign)
            #expect(try Self.text(folder, "broken.ics") == "not a calendar")
            #expect(try folder.files == ["broken.ics", "khal-made-this.ics", "z.ics"])
            let imported = try folder.activities(with: Self.importing())
            #expect(imported.activities.map(\.title) == ["New", "Theirs"])
            #expect(imported.findings.contains { $0.file == "broken.ics" && $0.severity == .error })
        }
    }

    @Test func `a newer version that somebody wrote there is not written over`() throws {
        try Self.withFolder { folder in
            let theirs = Exchange.file(event: [
                "UID:a@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T060000Z", "SUMMARY:Theirs",
                "SEQUENCE:5",
            ])
            try Self.write(theirs, folder, "a.ics")
            let outcome = try folder.write(
                CalendarContents(name: nil, activities: [try Self.activity("a@test", "Ours", sequence: 1)]),
                with: Exchange.export())
            #expect(outcome.newer == ["a.ics"])
            #expect(try Self.text(folder, "a.ics") == theirs)
        }
    }

    @Test func `a series and its changed occurrence share a file`() throws {
        try Self.withFolder { folder in
            let series = try Exchange.activity([
                "DTSTART:20270312T060000Z", "SUMMARY:Run", "RRULE:FREQ=DAILY;COUNT=3",
            ])
            let change = try Exchange.activity(["DTSTART:20270313T070000Z", "SUMMARY:Late run"]).with(
                key: ActivityKey(uid: series.uid, recurrenceID: try CivilDateTime(2027, 3, 13, 6, 0)))
            let outcome = try folder.write(
                CalendarContents(name: nil, activities: [series, change]), with: Exchange.export())
            #expect(outcome.added == ["1@test.ics"])
            #expect(try folder.activities(with: Self.importing()).activities.count == 2)
        }
    }

    @Test func `a busy export leaves no trace of names`() throws {
        try Self.withFolder { folder in
            let outcome = try folder.write(Self.contents(), with: Exchange.export(.busy))
            #expect(outcome.added.count == 2)
            #expect(!outcome.added.contains { $0.contains("test") })
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/displayname"))
        }
    }

    // MARK: - Files of others

    static func calendar(of uids: [String]) -> String {
        let events = uids.map {
            "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20270312T060000Z\r\nSUMMARY:\($0)"
                + "\r\nEND:VEVENT\r\n"
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events.joined())END:VCALENDAR\r\n"
    }

    @Test(arguments: [
        ["one", "work-a", "work-b"], ["work-a", "one", "work-b"], ["work-a", "work-b", "one"],
    ])
    func `a file that holds an item among others is left as it is, and told`(_ uids: [String]) throws {
        try Self.withFolder { folder in
            let work = Self.calendar(of: uids)
            try Self.write(work, folder, "work.ics")
            let contents = CalendarContents(
                name: nil,
                activities: [try Self.activity("one", "New", sequence: 1), try Self.activity("two", "Two")])
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(outcome.shared == ["work.ics"])
            #expect(outcome.added == ["two.ics"])
            #expect(outcome.updated.isEmpty && outcome.foreign.isEmpty)
            #expect(try Self.text(folder, "work.ics") == work)
            #expect(try folder.files == ["two.ics", "work.ics"])
        }
    }

    @Test func `two calendars in one file, and what has no UID, make it a file of several`() throws {
        try Self.withFolder { folder in
            let twice = Self.calendar(of: ["one"]) + Self.calendar(of: ["one"])
            let nameless = Self.calendar(of: ["two"]).replacing(
                "BEGIN:VEVENT", with: "BEGIN:VJOURNAL\r\nSUMMARY:Mine\r\nEND:VJOURNAL\r\nBEGIN:VEVENT")
            try Self.write(twice, folder, "a.ics")
            try Self.write(nameless, folder, "b.ics")
            let contents = CalendarContents(
                name: nil,
                activities: [
                    try Self.activity("one", "1", sequence: 1), try Self.activity("two", "2", sequence: 1),
                ])
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(outcome.shared == ["a.ics", "b.ics"])
            #expect(try Self.text(folder, "a.ics") == twice)
            #expect(try Self.text(folder, "b.ics") == nameless)
            let none = try folder.write(CalendarContents(name: nil, activities: []), with: Exchange.export())
            #expect(none.foreign == ["a.ics"])
        }
    }

    @Test(arguments: [calendar(of: ["other"]), "somebody else's", ""])
    func `a name that is taken is passed over, and the item found again`(_ text: String) throws {
        try Self.withFolder { folder in
            try Self.write(text, folder, "Two.ics")
            try Self.write(text, folder, "two.ics")
            let contents = CalendarContents(name: nil, activities: [try Self.activity("two", "T")])
            let outcome = try folder.write(contents, with: Exchange.export())
            let added = try #require(outcome.added.first)
            #expect(added != "two.ics")
            #expect(try Self.text(folder, "two.ics") == text)
            #expect(try Self.text(folder, added).contains("UID:two"))
            #expect(!outcome.foreign.contains(added))
            let again = try folder.write(contents, with: Exchange.export())
            #expect(again.unchanged == [added])
            #expect(again.added.isEmpty)
            try folder.delete(again.foreign)
            #expect(try Self.text(folder, added).contains("UID:two"))
        }
    }

    @Test func `only files without any item of the trip are foreign, with the number of their items`() throws
    {
        try Self.withFolder { folder in
            try Self.write(Self.calendar(of: ["work-a", "one"]), folder, "a.ics")
            try Self.write(Self.calendar(of: ["work-a", "work-b"]), folder, "b.ics")
            try Self.write(Self.calendar(of: ["work-c"]), folder, "c.ics")
            try Self.write(Self.calendar(of: ["one"]), folder, "d.ics")
            try Self.write(Self.calendar(of: ["one"]), folder, "e.ics")
            let contents = CalendarContents(
                name: nil, activities: [try Self.activity("one", "1", sequence: 1)])
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(outcome.updated == ["d.ics"])
            #expect(outcome.shared == ["a.ics"] && outcome.further == ["e.ics"])
            #expect(outcome.foreign == ["b.ics", "c.ics"])
            #expect(outcome.foreignCounts == ["b.ics": 2])
        }
    }

    @Test(arguments: [Redaction.full, .shared])
    func `further files of an item are left and named, whatever they say`(_ redaction: Redaction) throws {
        try Self.withFolder { folder in
            let item = try Self.activity("one", "1", sequence: 1)
            let contents = CalendarContents(name: nil, activities: [item])
            let name = try #require(folder.write(contents, with: Exchange.export(redaction)).added.first)
            let text = try Self.text(folder, name)
            let newer = text.replacing("SEQUENCE:1", with: "SEQUENCE:9").replacing(
                "SUMMARY:1", with: "SUMMARY:9")
            for (file, copy) in [("y.ics", text), ("z.ics", newer)] { try Self.write(copy, folder, file) }
            for title in ["1", "mine"] {
                let changed = CalendarContents(
                    name: nil, activities: [try Self.activity("one", title, sequence: 1)])
                let outcome = try folder.write(changed, with: Exchange.export(redaction))
                #expect(outcome.further == ["y.ics", "z.ics"])
                #expect(outcome.foreign.isEmpty && outcome.added.isEmpty)
                #expect(try Self.text(folder, "y.ics") == text)
                #expect(try Self.text(folder, "z.ics") == newer)
            }
            // Nor is one written over because somebody said so of all that were left.
            _ = try folder.write(contents, with: Exchange.export(redaction), over: ["y.ics", "z.ics"])
            #expect(try Self.text(folder, "z.ics") == newer)
        }
    }

    @Test func `UIDs that differ in case alone, or are of an event and a to-do, lose nothing`() throws {
        try Self.withFolder { folder in
            var contents = CalendarContents(
                name: nil,
                activities: [try Self.activity("Same", "A"), try Self.activity("same", "B")])
            contents.todos = [Todo(uid: ActivityUID("same"), title: "Pack")]
            let outcome = try folder.write(contents, with: Exchange.export())
            #expect(Set(outcome.added.map { $0.lowercased() }).count == 2)
            let imported = try folder.activities(with: Self.importing())
            #expect(imported.activities.count == 2)
            #expect(imported.todos.map(\.title) == ["Pack"])
            #expect(try folder.write(contents, with: Exchange.export()).unchanged.count == 2)
        }
    }
}
