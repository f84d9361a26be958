import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Files that are not what they should be") struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let contents: @Sendable () -> [UInt8]
        let status: CommandStatus
        /// What the message says besides the file's name.
        let says: String
        /// How many events are kept.
        let kept: Int
        var testDescription: String { name }

        init(
            _ name: String, _ text: @escaping @Sendable @autoclosure () -> String, _ status: CommandStatus,
            _ says: String, kept: Int = 0
        ) {
            self.init(name, bytes: Array(text().utf8), status, says, kept: kept)
        }

        init(
            _ name: String, bytes: @escaping @Sendable @autoclosure () -> [UInt8], _ status: CommandStatus,
            _ says: String,
            kept: Int = 0
        ) {
            (self.name, contents, self.status, self.says, self.kept) = (name, bytes, status, says, kept)
        }
    }

    private static func picture() -> [UInt8] {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return head + (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    }

    static let cases: [Case] = [
        Case("empty.ics", "", .badData, "empty"),
        Case("page.ics", "<!DOCTYPE html>\n<html><body>404</body></html>\n", .badData, "<!DOCTYPE html>"),
        Case(
            "picture.ics",
            bytes: picture(),
            .badData, "error"),
        Case(
            "cut.ics",
            String(calendar(uid: "whole@example.org").dropLast(14))
                + "BEGIN:VEVENT\r\nUID:cut@example.org\r\nDTSTART:2027",
            .badData, "cut@example.org", kept: 1),
        Case(
            "long.ics",
            calendar(more: ["DESCRIPTION:" + String(repeating: "x", count: 4 << 20)]), .badData, ":10:",
            kept: 1),
        Case(
            "mars.ics", calendar(start: "DTSTART;TZID=Mars/Olympus_Mons:20270310T090000"), .badData,
            "Mars/Olympus_Mons"),
        Case(
            "none.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n", .success,
            "no events"),
        Case(
            "month13.ics", calendar(start: "DTSTART;TZID=Asia/Tokyo:20271310T090000"), .badData,
            "20271310T090000"),
        Case("nostart.ics", calendar(start: "X-NOTHING:1"), .badData, "DTSTART"),
    ]

    @Test(arguments: cases)
    func `a report names the file and the flaw, and the store holds what it says`(input: Case) throws {
        let place = try Workplace()
        let file = try place.file(input.name, input.contents())
        let run = try place.run("import", file, "--trip", "T")
        let told = run.output + run.errors
        #expect(run.status == input.status, "\(told)")
        #expect(told.contains(input.name), "\(told)")
        #expect(told.contains(input.says), "\(told)")
        #expect(told.utf8.count < 2_000, "a message must not repeat the file")
        let list = try place.run("trip", "list", "--json").json()
        let trips = try #require(list["trips"] as? [[String: Any]])
        #expect(trips.reduce(0) { $0 + ($1["activities"] as? Int ?? 0) } == input.kept)
        let checked = try place.run("agenda", "-f", file)
        #expect(checked.status == input.status, "\(checked.errors)")
    }

    @Test func `one bad file among good ones is refused, and the good ones are kept`() throws {
        let place = try Workplace()
        let good = try place.file("good.ics", calendar())
        let bad = try place.file("bad.ics", "hello")
        let run = try place.run("import", good, bad, "--trip", "T", "--json")
        #expect(run.status == .badData)
        let report = try run.json()
        #expect(report["added"] as? Int == 1)
        let repairs = try #require(report["repairs"] as? [[String: Any]])
        #expect(repairs.contains { $0["file"] as? String == bad && $0["severity"] as? String == "error" })
    }

    @Test func `a file that is not there ends the command before anything is written`() throws {
        let place = try Workplace()
        let good = try place.file("good.ics", calendar())
        let run = try place.run("import", good, place.path + "/missing.ics")
        #expect(run.status == .noInput)
        #expect(run.errors == "error: \(place.path)/missing.ics: there is no such file\n")
        #expect(!FileManager.default.fileExists(atPath: place.store))
        // A folder is read as one of calendars; without one it is nothing.
        let empty = place.path + "/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        #expect(
            try place.run("import", empty).errors.contains("is a folder without a file that ends in .ics"))
        #expect(try place.run("import", empty).status == .noInput)
    }

    @Test func `a pipe under a name is read like a file`() throws {
        let place = try Workplace()
        let path = place.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        let text = calendar()
        let writer = Thread {
            guard let pipe = FileHandle(forWritingAtPath: path) else { return }
            try? pipe.write(contentsOf: Data(text.utf8))
            try? pipe.close()
        }
        writer.start()
        #expect(try place.run("import", path, "--trip", "T").output.contains("1 added"))
    }

    @Test func `a file that is another program's is refused as a store and left as it is`() throws {
        let place = try Workplace()
        let other = try place.file("notes.txt", "my notes, not a database\n")
        let good = try place.file("good.ics", calendar())
        for command in [["import", good], ["agenda"], ["trip", "list"], ["check"]] {
            let run = try place.run(command + ["--db", other])
            #expect(run.status == .badData, "\(command) \(run.errors)")
            #expect(run.errors.contains(other))
        }
        #expect(try Fixtures.text(other) == "my notes, not a database\n")
    }

    @Test func `reading commands leave no store behind`() throws {
        let place = try Workplace()
        let good = try place.file("good.ics", calendar())
        for command in [
            ["agenda"], ["check"], ["trip", "list"], ["agenda", "-f", good], ["check", "-f", good],
            ["export", "-f", good], ["trip", "show", "-f", good], ["import", good, "--dry-run"],
        ] {
            _ = try place.run(command)
            #expect(!FileManager.default.fileExists(atPath: place.path + "/store"), "\(command)")
        }
    }

    @Test func `what a file says is shown on a terminal, never obeyed`() throws {
        let place = try Workplace()
        let file = try place.file(
            "evil.ics", calendar(title: "Tea\u{1B}]0;owned\u{7}\u{202E}\\nBEGIN:VEVENT", name: "T\u{1B}[31m"))
        for arguments in [
            ["agenda", "-f", file], ["trip", "show", "-f", file], ["import", file], ["trip", "list"],
        ] {
            let run = try place.run(arguments, columns: 80)
            let text = (run.output + run.errors).unicodeScalars.filter { $0 != "\n" }
            let safe = text.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }
            #expect(safe || run.output.contains("\u{1B}[0m"), "\(arguments)")
            #expect(!(run.output + run.errors).contains("\u{1B}]"))
        }
    }

    @Test func `a place off the globe costs its coordinates, not the import`() throws {
        let place = try Workplace()
        let more = [
            "GEO:200;300", "X-MERIDIAN-KIND:FLIGHT", "X-MERIDIAN-DESTINATION:There",
            "X-MERIDIAN-DESTINATION-GEO:95;0",
        ]
        let run = try place.run("import", place.file("geo.ics", calendar(more: more)), "--trip", "T")
        #expect(run.output.hasPrefix("T (new trip): 1 added\n"), "\(run.output) \(run.errors)")
        #expect(run.output.contains("200;300"))
    }

    @Test func `an empty TZID names no zone, so the time floats`() throws {
        let place = try Workplace()
        let file = try place.file("empty.ics", calendar(start: "DTSTART;TZID=:20270310T090000"))
        let run = try place.run("import", file, "--trip", "T")
        #expect(run.status == .success)
        #expect(run.output.contains("[floating-time]"))
    }
}
