import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Files in calendars, through the store") struct CalendarPaperTests {
    /// The eight bytes that begin a PNG, and their base64.
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let text = "iVBORw0KGgo="
    static let line =
        "ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY;X-FILENAME=seat.png;X-V=1:\(text)"

    private static func file(
        _ place: Workplace, _ more: [String], stamp: String = "20270101T000000Z", title: String = "Flight"
    ) throws -> String {
        let text = calendar(title: title, more: more, name: "Tokyo").replacing(
            "DTSTAMP:20270101T000000Z", with: "DTSTAMP:\(stamp)")
        return try place.file("in-\(UUID().uuidString).ics", text)
    }

    private static func papers(_ place: Workplace, db: String? = nil) throws -> [[String: Any]] {
        let run = try place.run(["attachments", "list", "--json"] + (db.map { ["--db", $0] } ?? []))
        return try #require(try run.json()["attachments"] as? [[String: Any]])
    }

    /// The ATTACH lines of an export, unfolded.
    private static func lines(_ place: Workplace, _ more: String...) throws -> [String] {
        let run = try place.run(["export", "Tokyo"] + more)
        #expect(run.status == .success, "\(run.errors)")
        return run.output.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
            .filter { $0.hasPrefix("ATTACH") }
    }

    @Test func `a file of an event is attached to its activity, once, and written back where it stood`()
        throws
    {
        let place = try Workplace()
        let file = try Self.file(place, [Self.line])
        let run = try place.run("import", file)
        #expect(run.output.contains("1 added, 1 attached"), "\(run.output)")
        #expect(run.errors.isEmpty)
        let paper = try #require(try Self.papers(place).first)
        #expect(paper["name"] as? String == "seat.png")
        #expect(paper["mediaType"] as? String == "image/png")
        #expect(try place.run("show", "Flight").output.contains("seat.png"))
        let out = "\(place.path)/out"
        #expect(try place.run("attachments", "export", "seat", "-o", out).status == .success)
        #expect(try Data(contentsOf: URL(fileURLWithPath: out + "/seat.png")) == Data(Self.png))

        let lines = try Self.lines(place)
        let id = try #require(paper["id"] as? String)
        #expect(lines == [Self.line.replacing(":\(Self.text)", with: ";X-MERIDIAN-ID=\(id):\(Self.text)")])
        for again in [file, try place.file("own.ics", try place.run("export", "Tokyo").bytes)] {
            let second = try place.run("import", again, "--trip", "Tokyo", "--json").json()
            #expect(second["attached"] as? Int == 0)
            #expect(second["unchanged"] as? Int == 1)
            #expect(try Self.papers(place).count == 1)
            #expect(try Self.lines(place) == lines)
        }
    }

    @Test func `a trial attaches nothing, and undo takes the file away with its activity`() throws {
        let place = try Workplace()
        let file = try Self.file(place, [Self.line])
        #expect(try place.run("import", file, "--dry-run", "--json").json()["attached"] as? Int == 1)
        #expect(!FileManager.default.fileExists(atPath: place.store))
        _ = try place.run("import", file)
        _ = try place.run("undo")
        #expect(try Self.papers(place).isEmpty)
    }

    @Test func `what was attached by hand goes out, and comes back in another store`() throws {
        let place = try Workplace()
        _ = try place.run("import", try Self.file(place, []))
        let png = try place.file("pass.png", Self.png)
        _ = try place.run("attach", "Flight", png, "--about", "Boarding; \"pass\"")
        _ = try place.run("attach", "Flight", "https://example.org/b?x=1,2", "--name", "Booking")
        _ = try place.run("attach", "Flight", "--note", "door 4711")
        _ = try place.run("attach", "--trip", "Tokyo", png)
        let lines = try Self.lines(place)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.contains { $0.hasSuffix(":\(Self.text)") })
        #expect(lines.contains { $0.hasSuffix(":https://example.org/b?x=1,2") })
        let own = try place.file("own.ics", try place.run("export", "Tokyo").bytes)
        let other = "\(place.path)/other.db"
        for attached in [2, 0] {
            let run = try place.run("import", own, "--db", other, "--json").json()
            #expect(run["attached"] as? Int == attached)
        }
        let there = try Self.papers(place, db: other)
        #expect(Set(there.map { $0["name"] as? String }) == ["pass.png", "Booking"])
        #expect(there.contains { $0["about"] as? String == "Boarding; \"pass\"" })
        let back = try place.run("export", "Tokyo", "--db", other).output.replacing("\r\n ", with: "")
        for line in lines { #expect(back.contains(line)) }
    }

    @Test func `what was taken away by hand stays away, and an export says no more of it`() throws {
        let place = try Workplace()
        let file = try Self.file(place, [Self.line])
        _ = try place.run("import", file)
        _ = try place.run("attachments", "delete", "seat", "--yes")
        let export = try place.run("export", "Tokyo")
        #expect(!export.output.contains("ATTACH"))
        #expect(export.errors.isEmpty, "\(export.errors)")
        _ = try place.run("import", file)
        #expect(try Self.papers(place).isEmpty)
        _ = try place.run("attach", "Flight", "https://example.org/b")
        let own = try place.file("own.ics", try place.run("export", "Tokyo").bytes)
        _ = try place.run("import", own)
        _ = try place.run("attachments", "delete", "example", "--yes")
        #expect(try Self.lines(place).isEmpty)
    }

    @Test func `a newer event keeps its files, gets new ones, and loses none that it has no more`() throws {
        let place = try Workplace()
        _ = try place.run("import", try Self.file(place, [Self.line]))
        let more = "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=notes.txt:QmVydGggMTI="
        let newer = try place.run(
            "import", try Self.file(place, [Self.line, more], stamp: "20270102T000000Z", title: "Flight 2"))
        #expect(newer.output.contains("1 updated, 1 attached"), "\(newer.output)")
        #expect(try Self.lines(place).count == 2)
        _ = try place.run(
            "import", try Self.file(place, [more], stamp: "20270103T000000Z", title: "Flight 3"))
        #expect(try Self.papers(place).count == 2)
        #expect(try Self.lines(place).count == 2)
        // An older event brings nothing.
        let older = "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=old.txt:b2xk"
        _ = try place.run("import", try Self.file(place, [older], stamp: "20260101T000000Z", title: "Old"))
        #expect(try Self.papers(place).count == 2)
    }

    @Test func `one file in two trips is an attachment of each`() throws {
        let place = try Workplace()
        let file = try Self.file(place, [Self.line])
        for trip in ["Tokyo", "Other", "Other", "Tokyo"] {
            #expect(try place.run("import", file, "--trip", trip).status == .success)
        }
        let papers = try Self.papers(place)
        #expect(papers.count == 2)
        #expect(Set(papers.compactMap { $0["id"] as? String }).count == 2)
        #expect(try place.run("export", "Other").output.replacing("\r\n ", with: "").contains(Self.text))
    }

    @Test(arguments: [
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=x:f0VMRgIBAQA=",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=x.pdf:iVBORw0KGgo=",
    ])
    func `what must not be attached is told, and stays in the event`(line: String) throws {
        let place = try Workplace()
        let run = try place.run("import", try Self.file(place, [line]))
        #expect(run.output.contains("kept as it came"), "\(run.output)")
        #expect(try Self.papers(place).isEmpty)
        #expect(try Self.lines(place) == [line])
    }

    @Test(arguments: ["shared", "busy"]) func `a redacted export has no file and no link`(level: String)
        throws
    {
        let place = try Workplace()
        _ = try place.run("import", try Self.file(place, [Self.line]))
        _ = try place.run("attach", "Flight", "https://example.org/b")
        #expect(try Self.lines(place, "--redact", level).isEmpty)
    }

    @Test func `without a store a file stays in its event as it came`() throws {
        let place = try Workplace()
        let run = try place.run("export", "-f", try Self.file(place, [Self.line]))
        #expect(run.output.replacing("\r\n ", with: "").contains(Self.line))
    }
}
