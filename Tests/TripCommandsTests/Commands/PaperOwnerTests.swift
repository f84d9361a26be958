import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Whose a file of a calendar is") struct PaperOwnerTests {
    static let id = "2599763b-1d3d-9573-8256-81b708eb01d4"

    /// One event as lines; without a UID for an empty one.
    static func event(
        _ uid: String, _ title: String, _ more: [String] = [], day: String = "20270310",
        stamp: String = "20270101T000000Z"
    ) -> [String] {
        ["BEGIN:VEVENT"] + (uid.isEmpty ? [] : ["UID:\(uid)"]) + [
            "DTSTAMP:\(stamp)", "DTSTART:\(day)T100000Z", "DTEND:\(day)T110000Z", "SUMMARY:\(title)",
        ] + more + ["END:VEVENT"]
    }

    /// A text file in an event.
    static func file(_ text: String, name: String = "a.txt", id: String? = nil) -> String {
        let own = id.map { ";X-MERIDIAN-ID=\($0)" } ?? ""
        return
            "ATTACH;FILENAME=\(name)\(own);ENCODING=BASE64;VALUE=BINARY:\(Data(text.utf8).base64EncodedString())"
    }

    static func calendar(_ place: Workplace, _ events: [String]...) throws -> String {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN"] + events.joined() + [
                "END:VCALENDAR", "",
            ]
        return try place.file("in-\(UUID().uuidString).ics", lines.joined(separator: "\r\n"))
    }

    /// Imports files, and holds what is told to what is stored.
    @discardableResult
    static func imported(_ place: Workplace, _ files: String...) throws -> (attached: Int, replaced: Int) {
        let before = try papers(place).count
        let run = try place.run(["import"] + files + ["--trip", "T", "--json"])
        #expect(run.status == .success, "\(run.errors)")
        let json = try run.json()
        let attached = try #require(json["attached"] as? Int)
        #expect(try papers(place).count == before + attached)
        return (attached, try #require(json["replaced"] as? Int))
    }

    static func papers(_ place: Workplace) throws -> [[String: Any]] {
        try #require(try place.run("attachments", "list", "--json").json()["attachments"] as? [[String: Any]])
    }

    /// The titles of the events of an export, each with the values of its ATTACH in order.
    static func exported(_ place: Workplace) throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for calendar in try CalendarReader().read(place.run("export", "T").bytes).calendars {
            for event in calendar.events {
                found[event.text("SUMMARY") ?? ""] = event.all(named: "ATTACH").map { property in
                    let bytes = Data(base64Encoded: property.rawValue)
                    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? property.rawValue
                }
            }
        }
        return found
    }

    static func export(_ place: Workplace) throws -> String {
        try place.file("out-\(UUID().uuidString).ics", place.run("export", "T").bytes)
    }

    // MARK: - Each its own

    @Test(arguments: ["", "s@x"])
    func `the same file in two events without a UID, or with one, is each one's own`(
        uid: String
    ) throws {
        let place = try Workplace()
        let both = try Self.calendar(
            place, Self.event(uid, "One", [Self.file("ticket")]),
            Self.event(uid, "Two", [Self.file("ticket")], day: "20270312"))
        #expect(try Self.imported(place, both).attached == 2)
        #expect(try Self.exported(place) == ["One": ["ticket"], "Two": ["ticket"]])
        for again in [both, try Self.export(place)] {
            #expect(try Self.imported(place, again) == (0, 0))
            #expect(try Self.exported(place) == ["One": ["ticket"], "Two": ["ticket"]])
        }
        // One of them, deleted by hand, stays away; the other one stays.
        let first = try #require(try Self.papers(place).first?["id"] as? String)
        _ = try place.run("attachments", "delete", first, "--yes")
        for again in [both, try Self.export(place), both] {
            #expect(try Self.imported(place, again) == (0, 0))
            #expect(try Self.exported(place).values.sorted { $0.count < $1.count } == [[], ["ticket"]])
        }
    }

    @Test func `events without a UID that come one after the other have each their own file`() throws {
        let place = try Workplace()
        let files = [
            try Self.calendar(place, Self.event("", "One", [Self.file("a")])),
            try Self.calendar(place, Self.event("", "Two", [Self.file("a")])),
        ]
        for (round, attached) in [(0, 1), (1, 0)] {
            for file in files { #expect(try Self.imported(place, file).attached == attached, "\(round)") }
        }
        #expect(try Self.exported(place) == ["One": ["a"], "Two": ["a"]])
    }

    @Test func `an identifier that stands in several events is the first one's, and no file is lost`() throws
    {
        let place = try Workplace()
        let series = Self.event("s@x", "Course", [Self.file("A", id: Self.id), "RRULE:FREQ=WEEKLY;COUNT=4"])
        let change = Self.event(
            "s@x", "Moved", [Self.file("A", id: Self.id), "RECURRENCE-ID:20270317T100000Z"], day: "20270318")
        let other = Self.event("o@x", "Other", [Self.file("B", name: "b.txt", id: Self.id)])
        let wanted = ["Course": ["A"], "Moved": ["A"], "Other": ["B"]]
        for events in [[series, change, other], [other, change, series]] {
            let place = try Workplace()
            let file = try Self.calendar(place, events[0], events[1], events[2])
            #expect(try Self.imported(place, file).attached == 3)
            #expect(try Self.exported(place) == wanted)
            #expect(Set(try Self.papers(place).compactMap { $0["id"] as? String }).count == 3)
            #expect(try Self.imported(place, file) == (0, 0))
            #expect(try Self.exported(place) == wanted)
        }
        // Whose it is in the store, it stays, whatever comes first in a file.
        #expect(try Self.imported(place, try Self.calendar(place, series)).attached == 1)
        #expect(try Self.imported(place, try Self.calendar(place, other, change, series)).attached == 2)
        #expect(try Self.exported(place) == wanted)
        let own = try Self.papers(place).filter { $0["id"] as? String == Self.id }
        #expect(own.count == 1)
        #expect(own.first?["owner"] as? String == "s@x")
    }

    @Test func `a copy of an exported event under another UID has a file of its own`() throws {
        let place = try Workplace()
        try Self.imported(place, try Self.calendar(place, Self.event("u@x", "Dinner", [Self.file("menu")])))
        let copy = try place.run("export", "T").output.replacing("UID:u@x", with: "UID:copy@x")
            .replacing("SUMMARY:Dinner", with: "SUMMARY:Copy")
        let file = try place.file("copy.ics", copy)
        #expect(try Self.imported(place, file).attached == 1)
        #expect(try Self.exported(place) == ["Dinner": ["menu"], "Copy": ["menu"]])
        #expect(try Self.imported(place, file).attached == 0)
    }

    @Test func `a folder with copies of one event attaches each file to its own`() throws {
        let place = try Workplace()
        try FileManager.default.createDirectory(
            atPath: "\(place.path)/folder", withIntermediateDirectories: true)
        for (uid, text) in [("a@x", "A"), ("b@x", "B")] {
            let lines = Self.event(uid, text, [Self.file(text, id: Self.id)])
            _ = try place.file(
                "folder/\(text).ics",
                (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
            )
        }
        #expect(try Self.imported(place, "\(place.path)/folder").attached == 2)
        #expect(try Self.exported(place) == ["A": ["A"], "B": ["B"]])
    }

    @Test func `one file under two names is listed twice, and goes one by one`() throws {
        let place = try Workplace()
        let event = Self.event("d@x", "Dup", [Self.file("same"), Self.file("same", name: "b.txt")])
        let file = try Self.calendar(place, event)
        #expect(try Self.imported(place, file).attached == 2)
        _ = try place.run("attachments", "delete", "a.txt", "--yes")
        #expect(try Self.exported(place) == ["Dup": ["same"]])
        #expect(try Self.imported(place, file) == (0, 0))
        _ = try place.run("attachments", "delete", "b.txt", "--yes")
        #expect(try Self.exported(place) == ["Dup": []])
        #expect(try Self.imported(place, file) == (0, 0))
    }

    // MARK: - Other content

    @Test func `other bytes and another address of a newer version replace what was attached`() throws {
        let place = try Workplace()
        let link =
            "ATTACH;FILENAME=map;X-MERIDIAN-ID=6ba7b810-9dad-41d1-80b4-00c04fd430c8:https://example.org/"
        try Self.imported(
            place, try Self.calendar(place, Self.event("u@x", "Tea", [Self.file("one"), link + "a"])))
        let id = try #require(
            try Self.papers(place).first { $0["name"] as? String == "a.txt" }?["id"] as? String)
        func version(_ sequence: Int, _ text: String, _ path: String) throws -> String {
            try Self.calendar(
                place,
                Self.event("u@x", "Tea", ["SEQUENCE:\(sequence)", Self.file(text, id: id), link + path]))
        }
        let newer = try version(2, "two", "b")
        #expect(try Self.imported(place, newer) == (0, 2))
        #expect(try Self.exported(place) == ["Tea": ["two", "https://example.org/b"]])
        #expect(try Self.papers(place).contains { $0["id"] as? String == id })
        #expect(try Self.imported(place, newer) == (0, 0))
        // An older version changes nothing.
        #expect(try Self.imported(place, try version(1, "older", "c")) == (0, 0))
        #expect(try Self.exported(place) == ["Tea": ["two", "https://example.org/b"]])
        // Where nothing tells which is newer, both are kept.
        let same = try version(2, "three", "b")
        #expect(try Self.imported(place, same) == (1, 0))
        #expect(
            try Self.exported(place).mapValues { Set($0) } == [
                "Tea": ["two", "three", "https://example.org/b"]
            ])
        #expect(try Self.imported(place, same) == (0, 0))
        _ = try place.run("undo")
        let told = try place.run("import", try version(3, "four", "b"), "--trip", "T").output
        #expect(told.contains("attached anew"), "\(told)")
    }

    @Test func `a newer version replaces a file also of an event that was changed by hand`() throws {
        let place = try Workplace()
        try Self.imported(
            place, try Self.calendar(place, Self.event("u@x", "Tea", [Self.file("one", id: Self.id)])))
        _ = try place.run("edit", "Tea", "--title", "Mine")
        let newer = Self.event(
            "u@x", "Tea", ["SEQUENCE:1", Self.file("two", id: Self.id)], stamp: "20270102T000000Z")
        #expect(try Self.imported(place, try Self.calendar(place, newer)) == (0, 1))
        #expect(try Self.exported(place) == ["Mine": ["two"]])
    }

    // MARK: - What was refused

    @Test(arguments: [
        "ATTACH;FMTTYPE=application/pdf;FILENAME=x.pdf;X-MERIDIAN-ID=\(id);ENCODING=BASE64;VALUE=BINARY:cGxhaW4=",
        "ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY;X-MERIDIAN-ID=\(id):aGVsbG8*",
        "ATTACH;FMTTYPE=text/plain;VALUE=BINARY;X-MERIDIAN-ID=\(id):aGVsbG8h",
        "ATTACH;X-MERIDIAN-ID=42:https://example.org/doc.pdf",
        "ATTACH;X-MERIDIAN-ID=\(id):file:///home/a/doc.pdf",
        "ATTACH;X-MERIDIAN-ID=\(id):CID:part3@example.com",
    ])
    func `what has an identifier of ours and was refused is told, and goes out as it came`(_ line: String)
        throws
    {
        let place = try Workplace()
        let file = try Self.calendar(place, Self.event("u@x", "Tea", [line]))
        let told = try place.run("import", file, "--trip", "T").output
        #expect(told.contains("kept as it came"), "\(told)")
        #expect(try Self.papers(place).isEmpty)
        for _ in 0..<2 {
            let out = try place.run("export", "T").output.replacing("\r\n ", with: "")
            #expect(out.contains(line + "\r\n"), "\(out)")
            try Self.imported(place, try Self.export(place))
        }
    }

    @Test func `a file of one byte that looks like what stands for a file is one`() throws {
        let place = try Workplace()
        let line = "ATTACH;FILENAME=nul.bin;ENCODING=BASE64;VALUE=BINARY:AA=="
        #expect(
            try Self.imported(place, try Self.calendar(place, Self.event("u@x", "Tea", [line]))).attached == 1
        )
        #expect(try Self.imported(place, try Self.export(place)).attached == 0)
        let other = try Workplace()
        #expect(try Self.imported(other, try Self.export(place)).attached == 1)
        #expect(try Self.exported(other) == ["Tea": ["\u{0}"]])
        // One that is refused stays in the event.
        let refused = try Workplace()
        let lie = "ATTACH;FILENAME=x.pdf;X-MERIDIAN-ID=\(Self.id);ENCODING=BASE64;VALUE=BINARY:AA=="
        #expect(
            try Self.imported(refused, try Self.calendar(refused, Self.event("u@x", "Tea", [lie]))).attached
                == 0)
        #expect(try Self.exported(refused) == ["Tea": ["\u{0}"]])
    }

    // MARK: - Under another key

    @Test(arguments: [true, false])
    func `a file stays with its event when a newer version without it comes along`(
        isOneCommand: Bool
    ) throws {
        let place = try Workplace()
        let files = [
            try Self.calendar(place, Self.event("v@x", "Talk", [Self.file("A")])),
            try Self.calendar(place, Self.event("v@x", "Talk", ["SEQUENCE:1"])),
        ]
        if isOneCommand {
            #expect(try Self.imported(place, files[0], files[1]).attached == 1)
        } else {
            for file in files { try Self.imported(place, file) }
        }
        #expect(try Self.exported(place) == ["Talk": ["A"]])
    }

    @Test func `what was attached by hand goes with a change that finds its series`() throws {
        let place = try Workplace()
        let change = Self.event(
            "s@x", "Moved", ["RECURRENCE-ID:20270317T090000Z", Self.file("sent")], day: "20270318")
        try Self.imported(place, try Self.calendar(place, change))
        let hand = try place.file("hand.txt", "by hand")
        _ = try place.run("attach", "Moved", hand)
        _ = try place.run("attach", "Moved", "--note", "door 4711")
        let paid = try place.run(
            "expense", "add", "Bus", "--amount", "12.50 EUR", "--for", "Moved", "--date", "2027-03-18")
        #expect(paid.status == .success, "\(paid.errors)")
        let series = [
            "BEGIN:VEVENT", "UID:s@x", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Europe/Berlin:20270310T100000",
            "DTEND;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Course",
            "END:VEVENT",
        ]
        try Self.imported(place, try Self.calendar(place, series))
        #expect(Set(try Self.exported(place)["Moved"] ?? []) == ["sent", "by hand"])
        #expect(try Self.papers(place).map { $0["owner"] as? String } == ["s@x", "s@x", "s@x"])
        #expect(try place.run("show", "Moved").output.contains("attached  Note"))
        let expenses = try place.run("expense", "list", "--json").json()["expenses"] as? [[String: Any]]
        #expect(expenses?.first?["activity"] as? String == "s@x")
    }

    @Test func `nothing comes back that was deleted by hand, also not after our own export`() throws {
        let place = try Workplace()
        let file = try Self.calendar(
            place, Self.event("del@x", "Del", [Self.file("secret"), Self.file("stays", name: "b.txt")]))
        try Self.imported(place, file)
        _ = try place.run("attachments", "delete", "a.txt", "--yes")
        for again in [file, try Self.export(place), file, try Self.export(place), file] {
            #expect(try Self.imported(place, again) == (0, 0))
            #expect(try Self.exported(place) == ["Del": ["stays"]])
        }
        let newer = try Self.calendar(place, Self.event("del@x", "Del 2", ["SEQUENCE:1"]))
        try Self.imported(place, newer)
        let again = try Self.calendar(
            place, Self.event("del@x", "Del 3", ["SEQUENCE:2", Self.file("secret")]))
        #expect(try Self.imported(place, again) == (0, 0))
    }

    @Test(arguments: ["hand.txt", "https://example.org/map"])
    func `what was attached by hand and deleted does not come back with an earlier export`(_ what: String)
        throws
    {
        let place = try Workplace()
        try Self.imported(place, try Self.calendar(place, Self.event("u@x", "Tea")))
        let paper = what.hasPrefix("https") ? what : try place.file(what, "by hand")
        _ = try place.run("attach", "Tea", paper, "--name", "Paper")
        let earlier = try Self.export(place)
        #expect(try Self.exported(place)["Tea"]?.count == 1)
        _ = try place.run("attachments", "delete", "Paper", "--yes")
        for again in [earlier, try Self.export(place), earlier] {
            #expect(try Self.imported(place, again) == (0, 0))
            #expect(try Self.exported(place) == ["Tea": []])
        }
        // Attached again by hand, it is another one.
        _ = try place.run("attach", "Tea", paper)
        #expect(try Self.exported(place)["Tea"]?.count == 1)
    }

    @Test func `a change that names the file of another one does not get it when that one finds its series`()
        throws
    {
        let place = try Workplace()
        let change = Self.event(
            "s@x", "Moved", ["RECURRENCE-ID:20270317T090000Z", Self.file("mine", id: Self.id)],
            day: "20270318")
        try Self.imported(place, try Self.calendar(place, change))
        let series = [
            "BEGIN:VEVENT", "UID:s@x", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Europe/Berlin:20270310T100000",
            "DTEND;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Course",
            "END:VEVENT",
        ]
        let thief = Self.event(
            "s@x", "Thief", ["RECURRENCE-ID:20270324T090000Z", Self.file("other", id: Self.id)],
            day: "20270325")
        #expect(try Self.imported(place, try Self.calendar(place, thief, series)) == (1, 0))
        #expect(try Self.exported(place) == ["Course": [], "Moved": ["mine"], "Thief": ["other"]])
    }

    @Test func `the same event twice in a file is one, with its file once`() throws {
        let place = try Workplace()
        let event = Self.event("u@x", "Tea", [Self.file("one")])
        let file = try Self.calendar(place, event, event)
        let told = try place.run("import", file, "--trip", "T").output
        #expect(
            told.contains("1 added, 1 attached") && told.contains("it says the same and was left out"),
            "\(told)")
        #expect(try Self.exported(place) == ["Tea": ["one"]])
        // Of two versions the newer one counts, and its file.
        let newer = Self.event("u@x", "Tea", ["SEQUENCE:1", Self.file("two", id: Self.id)])
        let older = Self.event("u@x", "Tea", [Self.file("none", id: Self.id)])
        for events in [[older, newer], [newer, older]] {
            let place = try Workplace()
            #expect(try Self.imported(place, try Self.calendar(place, events[0], events[1])).attached == 1)
            #expect(try Self.exported(place) == ["Tea": ["two"]])
        }
    }

    @Test func `a copy of an event has a file that was deleted from the event itself`() throws {
        let place = try Workplace()
        try Self.imported(
            place, try Self.calendar(place, Self.event("u@x", "Tea", [Self.file("one", id: Self.id)])))
        _ = try place.run("attachments", "delete", "a.txt", "--yes")
        let both = try Self.calendar(
            place, Self.event("u@x", "Tea", ["SEQUENCE:1"]),
            Self.event("copy@x", "Copy", [Self.file("one", id: Self.id)]))
        #expect(try Self.imported(place, both) == (1, 0))
        #expect(try Self.exported(place) == ["Tea": [], "Copy": ["one"]])
        let again = try Self.calendar(
            place, Self.event("u@x", "Tea", ["SEQUENCE:2", Self.file("one", id: Self.id)]))
        #expect(try Self.imported(place, again) == (0, 0))
        #expect(try Self.exported(place) == ["Tea": [], "Copy": ["one"]])
    }
}
