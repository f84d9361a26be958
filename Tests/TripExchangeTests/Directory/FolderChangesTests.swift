import CivilTime
import Foundation
import ICalendar
import Testing
import TripExchange
import Trips

/// What stands in a folder and is not known here is never written over.
@Suite("Folders that somebody else changed") struct FolderChangesTests {
    typealias Folder = CalendarDirectoryTests

    static let series = [
        "BEGIN:VEVENT", "UID:s@test", "DTSTAMP:20270105T000000Z", "DTSTART:20270310T100000Z",
        "DTEND:20270310T110000Z", "SUMMARY:Course", "RRULE:FREQ=WEEKLY;COUNT=4", "SEQUENCE:2", "END:VEVENT",
    ]
    static let change = [
        "BEGIN:VEVENT", "UID:s@test", "DTSTAMP:20270106T000000Z", "RECURRENCE-ID:20270317T100000Z",
        "DTSTART:20270317T150000Z", "DTEND:20270317T160000Z", "SUMMARY:Moved", "SEQUENCE:2", "END:VEVENT",
    ]

    static func calendar(_ parts: [String]...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"] + parts.flatMap(\.self) + ["END:VCALENDAR"])
            .map { $0 + "\r\n" }.joined()
    }

    /// The trip that comes of a folder: its activities, to-dos, and what is kept as it came.
    static func contents(of imported: ImportedCalendar) -> CalendarContents {
        var contents = CalendarContents(
            name: nil, activities: imported.activities, source: imported.source, zones: imported.zones)
        contents.todos = imported.todos
        return contents
    }

    static func contents(of text: String) throws -> CalendarContents {
        let read = try CalendarReader().read(text: text)
        return contents(of: try Folder.importing().activities(from: read, file: nil))
    }

    /// What was there, with every title changed by hand afterwards.
    static func edited(_ contents: CalendarContents) throws -> CalendarContents {
        var contents = contents
        let now = try Instant(parsing: "2027-02-01T00:00:00Z")
        contents.activities = try contents.activities.map { activity in
            try ActivityEdit([.title(activity.title + ", mine")]).applied(
                to: activity, at: now, in: try Exchange.database()
            ) { $0.compatible }
        }
        contents.todos = contents.todos.map { todo in
            var todo = todo
            todo.title += ", mine"
            (todo.stamp, todo.lastModified) = (now, now)
            return todo
        }
        return contents
    }

    static let journal = [
        "BEGIN:VJOURNAL", "UID:s@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Diary", "END:VJOURNAL",
    ]
    static let unknown = ["BEGIN:X-OURS", "UID:s@test", "SUMMARY:Anything", "END:X-OURS"]
    static let repeatingTodo = [
        "BEGIN:VTODO", "UID:s@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Again", "RRULE:FREQ=DAILY",
        "END:VTODO",
    ]
    static let unplaced = [
        "BEGIN:VEVENT", "UID:s@test", "DTSTAMP:20270101T000000Z", "RECURRENCE-ID:20270324T100000Z",
        "DTSTART;TZID=Nowhere:20270324T100000", "SUMMARY:Where?", "END:VEVENT",
    ]
    /// The series with another line instead of one of its own.
    static func series(_ line: String, _ other: String) -> [String] {
        series.map { $0 == line ? other : $0 }
    }

    @Test(arguments: [
        // A changed occurrence, also one that is older than the series, and before it.
        calendar(series, change), calendar(change, series),
        calendar(series, change.map { $0 == "DTSTAMP:20270106T000000Z" ? "DTSTAMP:20200101T000000Z" : $0 }),
        // Other components of the same UID.
        calendar(series, journal), calendar(unknown, series), calendar(series, repeatingTodo),
        calendar(series, unplaced),
        // A newer series, and another one of the same version.
        calendar(series("SEQUENCE:2", "SEQUENCE:9").map { $0 == "SUMMARY:Course" ? "SUMMARY:Theirs" : $0 }),
        calendar(series("SUMMARY:Course", "SUMMARY:Course\r\nATTENDEE:mailto:new@example.org")),
        calendar(series("SUMMARY:Course", "SUMMARY:Theirs")),
    ])
    func `what is not known here is left and told, and after an import it is written`(_ text: String) throws {
        try Folder.withFolder { folder in
            try Folder.write(text, folder, "s.ics")
            let ours = try Self.contents(of: Self.calendar(Self.series))
            let outcome = try folder.write(ours, with: Exchange.export())
            #expect(outcome.newer == ["s.ics"])
            #expect(try Folder.text(folder, "s.ics") == text)
            // Who imports the folder first has all of it, and may change it.
            let known = Self.contents(of: try folder.activities(with: Folder.importing()))
            let again = try folder.write(Self.edited(known), with: Exchange.export())
            #expect(again.newer.isEmpty)
            #expect(again.updated == ["s.ics"])
            let after = Self.contents(of: try folder.activities(with: Folder.importing()))
            #expect(Set(after.activities.map(\.key)) == Set(known.activities.map(\.key)))
            #expect(after.source == known.source)
        }
    }

    @Test func `a changed series that stands behind a change of it is newer`() throws {
        try Folder.withFolder { folder in
            let text = Self.calendar(
                Self.change,
                Self.series("SEQUENCE:2", "SEQUENCE:9").map { $0.replacing("Course", with: "New") })
            try Folder.write(text, folder, "s.ics")
            let ours = try Self.contents(of: Self.calendar(Self.change, Self.series))
            #expect(try folder.write(ours, with: Exchange.export()).newer == ["s.ics"])
            #expect(try Folder.text(folder, "s.ics") == text)
        }
    }

    @Test func `what was written here and changed here is written again`() throws {
        try Folder.withFolder { folder in
            let todo = Self.repeatingTodo.filter { !$0.hasPrefix("RRULE") }.map {
                $0 == "UID:s@test" ? "UID:t@test" : $0
            }
            let ours = try Self.contents(of: Self.calendar(Self.series, Self.change, todo))
            #expect(try folder.write(ours, with: Exchange.export()).added.count == 2)
            let edited = try Self.edited(ours)
            let outcome = try folder.write(edited, with: Exchange.export())
            #expect(outcome.updated == ["s@test.ics", "t@test.ics"])
            #expect(try folder.write(edited, with: Exchange.export()).unchanged.count == 2)
            // A changed occurrence that is gone here may be one that came there.
            var fewer = edited
            fewer.activities.removeAll { $0.recurrenceID != nil }
            #expect(try folder.write(fewer, with: Exchange.export()).newer == ["s@test.ics"])
            let forced = try folder.write(fewer, with: Exchange.export(), over: ["s@test.ics"])
            #expect(forced.updated == ["s@test.ics"])
            #expect(try !Folder.text(folder, "s@test.ics").contains("RECURRENCE-ID"))
        }
    }

    @Test func `a to-do that was changed there in the same version is left`() throws {
        try Folder.withFolder { folder in
            let todo = ["BEGIN:VTODO", "UID:t@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Pack", "END:VTODO"]
            let ours = try Self.contents(of: Self.calendar(todo))
            for other in ["SUMMARY:Pack more", "SUMMARY:Pack\r\nCATEGORIES:HOME"] {
                try Folder.write(Self.calendar(todo).replacing("SUMMARY:Pack", with: other), folder, "t.ics")
                #expect(try folder.write(ours, with: Exchange.export()).newer == ["t.ics"])
            }
        }
    }

    @Test func `what the calendar of a file says of itself stays in it`() throws {
        try Folder.withFolder { folder in
            let text = Self.calendar(
                ["X-APPLE-CALENDAR-COLOR:#FF0000", "X-WR-TIMEZONE:Asia/Tokyo"], Self.series)
            try Folder.write(text, folder, "s.ics")
            let ours = try Self.edited(Self.contents(of: Self.calendar(Self.series)))
            #expect(try folder.write(ours, with: Exchange.export()).updated == ["s.ics"])
            let written = try Folder.text(folder, "s.ics")
            #expect(written.contains("X-APPLE-CALENDAR-COLOR:#FF0000"))
            #expect(!written.contains("X-WR-TIMEZONE"))
            #expect(try folder.write(ours, with: Exchange.export()).unchanged == ["s.ics"])
        }
    }

    @Test func `files of an event that are known, or were taken away here, keep nobody from writing`() throws
    {
        let file = "ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY;FILENAME=a.txt:"
        let text = Self.calendar(
            Self.series("SUMMARY:Course", "SUMMARY:Course\r\n\(file)aGVsbG8gdGV4dA=="))
        let reading = CalendarImport(
            database: try Exchange.database(), floatingTimes: .hintedByFile, readsTodos: true,
            readsAttachments: true)
        let read = try CalendarReader().read(text: text)
        var ours = Self.contents(of: reading.activities(from: read, file: nil))
        ours.attachments = []
        try Folder.withFolder { folder in
            try Folder.write(text, folder, "s.ics")
            #expect(try folder.write(ours, with: Exchange.export()).updated == ["s.ics"])
            #expect(try !Folder.text(folder, "s.ics").contains("ATTACH"))
            // A file of ours gives way to the one that a newer version has in its place.
            let id = "X-MERIDIAN-ID=0f0e0d0c-0b0a-4908-8706-050403020100:"
            let old = Self.calendar(
                Self.series("SUMMARY:Course", "SUMMARY:Course\r\n\(file.dropLast());\(id)b2xkIHRleHQ="))
            var newer = try Self.contents(of: old.replacing("b2xkIHRleHQ=", with: "bmV3IHRleHQ="))
            try Folder.write(old, folder, "s.ics")
            #expect(try folder.write(newer, with: Exchange.export()).newer == ["s.ics"])
            newer.activities[0].sequence += 1
            #expect(try folder.write(newer, with: Exchange.export()).updated == ["s.ics"])
            // Another file of that name is news.
            let other = text.replacing("aGVsbG8gdGV4dA==", with: "b3RoZXIgdGV4dA==")
            try Folder.write(other, folder, "s.ics")
            #expect(try folder.write(ours, with: Exchange.export()).newer == ["s.ics"])
            #expect(try Folder.text(folder, "s.ics") == other)
        }
    }

    @Test func `a file that cannot be read as a whole is never written over`() throws {
        try Folder.withFolder { folder in
            let long = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + String(repeating: "A", count: 17 << 20)
            for flaw in [long, "no line of a calendar"] {
                let text = Self.calendar(Self.series("SUMMARY:Course", "SUMMARY:Course\r\n\(flaw)"))
                try Folder.write(text, folder, "s.ics")
                let ours = try Self.edited(Self.contents(of: Self.calendar(Self.series)))
                let outcome = try folder.write(ours, with: Exchange.export(), over: ["s.ics"])
                #expect(outcome.unread == ["s.ics"])
                #expect(outcome.added.isEmpty)
                #expect(try Folder.text(folder, "s.ics") == text)
                let none = CalendarContents(name: nil, activities: [])
                #expect(try folder.write(none, with: Exchange.export()).foreign.isEmpty)
            }
        }
    }

    @Test func `a link stays a link, and the file that it leads to is written`() throws {
        try Folder.withFolder { elsewhere in
            try Folder.withFolder { folder in
                try Folder.write(Self.calendar(Self.series), elsewhere, "real.ics")
                try FileManager.default.createDirectory(
                    atPath: folder.path, withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/link.ics", withDestinationPath: elsewhere.path + "/real.ics")
                let ours = try Self.edited(Self.contents(of: Self.calendar(Self.series)))
                #expect(try folder.write(ours, with: Exchange.export()).updated == ["link.ics"])
                #expect(try Folder.text(elsewhere, "real.ics").contains("SUMMARY:Course\\, mine"))
                let kind = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.ics")[.type]
                #expect(kind as? FileAttributeType == .typeSymbolicLink)
            }
        }
    }

    // MARK: - What may be deleted

    @Test func `files of what the trip keeps as it came, or could not place, are not foreign`() throws {
        func own(_ uid: String, _ part: [String]) -> String {
            Self.calendar(part.map { $0 == "UID:s@test" ? "UID:\(uid)" : $0 })
        }
        try Folder.withFolder { folder in
            let twice = Self.repeatingTodo.filter { !$0.hasPrefix("RRULE") }
            let files = [
                "todo.ics": own("todo", Self.repeatingTodo), "z.ics": own("z", Self.unplaced),
                "journal.ics": own("journal", Self.journal), "twice.ics": own("twice", twice + twice),
            ]
            for (name, text) in files { try Folder.write(text, folder, name) }
            try Folder.write(own("gone", Self.series), folder, "gone.ics")
            // Neither for a trip that has them nor for one that has never seen them.
            let known = Self.contents(of: try folder.activities(with: Folder.importing()))
            for contents in [known, CalendarContents(name: nil, activities: [])] {
                var contents = contents
                contents.activities = []
                #expect(try folder.write(contents, with: Exchange.export()).foreign == ["gone.ics"])
                #expect(try folder.write(contents, with: Exchange.export(.shared)).foreign == ["gone.ics"])
            }
        }
    }

    // MARK: - Redaction

    @Test func `a shared folder has no code of any activity, neither in titles nor in its name`() throws {
        let flight = try Folder.activity("f@test", "Flight").with(confirmation: "XK7P2Q")
        let dinner = try Folder.activity("d@test", "Dinner after XK7P2Q")
        let contents = CalendarContents(name: "Tokyo XK7P2Q", activities: [flight, dinner])
        try Folder.withFolder { folder in
            // As it was written when only the codes of each item were known.
            let outcome = try folder.write(contents, with: Exchange.export(.shared))
            #expect(outcome.added.count == 2)
            #expect(try Folder.text(folder, "displayname") == "Tokyo …")
            for name in outcome.added {
                let text = try Folder.text(folder, name)
                #expect(!text.contains("XK7P2Q"))
                try Folder.write(text.replacing("after …", with: "after XK7P2Q"), folder, name)
            }
            try Folder.write("Tokyo XK7P2Q", folder, "displayname")
            #expect(try folder.write(contents, with: Exchange.export(.shared)).updated.count == 1)
            for name in outcome.added { #expect(try !Folder.text(folder, name).contains("XK7P2Q")) }
            #expect(try Folder.text(folder, "displayname") == "Tokyo …")
            // A name that somebody else gave stays.
            try Folder.write("Spring", folder, "displayname")
            _ = try folder.write(contents, with: Exchange.export(.shared))
            #expect(try Folder.text(folder, "displayname") == "Spring")
        }
        #expect(Activity.withoutCodes("Tokyo XK7P2Q", of: contents.activities) == "Tokyo …")
    }

    @Test func `what was added to a shared folder is left`() throws {
        let contents = CalendarContents(name: nil, activities: [try Folder.activity("d@test", "Dinner")])
        try Folder.withFolder { folder in
            let name = try #require(folder.write(contents, with: Exchange.export(.shared)).added.first)
            let text = try Folder.text(folder, name)
            let uid = try #require(text.split(separator: "\r\n").first { $0.hasPrefix("UID:") })
            let more = text.replacing(
                "END:VCALENDAR",
                with: "BEGIN:VJOURNAL\r\n\(uid)\r\nSUMMARY:Mine\r\nEND:VJOURNAL\r\nEND:VCALENDAR")
            for changed in [more, text.replacing("SUMMARY:", with: "SEQUENCE:7\r\nSUMMARY:My ")] {
                try Folder.write(changed, folder, name)
                #expect(try folder.write(contents, with: Exchange.export(.shared)).newer == [name])
                #expect(try Folder.text(folder, name) == changed)
            }
        }
    }
}

extension Activity {
    fileprivate func with(confirmation: String) -> Activity {
        var copy = self
        copy.confirmation = confirmation
        return copy
    }
}
