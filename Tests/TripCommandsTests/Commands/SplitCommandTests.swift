import Testing

@testable import TripCommands

/// A booking of which two senders tell, in commands.
@Suite("One booking of two senders, in commands") struct SplitCommandTests {
    private static func calendar(_ uid: String, _ title: String, _ further: [String] = []) -> String {
        let lines =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT", "UID:\(uid)",
                "DTSTAMP:20270101T000000Z", "DTSTART:20270305T091500Z", "DTEND:20270305T181000Z",
                "SUMMARY:\(title)", "DESCRIPTION:Flight LH 400 from FRA to JFK",
            ] + further + ["END:VEVENT", "END:VCALENDAR", ""]
        return lines.joined(separator: "\r\n")
    }

    private static func joined() throws -> Workplace {
        let place = try Workplace()
        let feed = try place.file("a.ics", calendar("71@tripfeed.example", "Flight LH 400 FRA-JFK"))
        let airline = try place.file(
            "b.ics", calendar("b7@air.example", "LH 400 FRA - JFK", ["X-MERIDIAN-SEAT:12A"]))
        #expect(try place.run("import", feed, "--trip", "York").status == .success)
        let run = try place.run("import", airline, "--trip", "York")
        #expect(run.status == .success && (run.output + run.errors).contains("both are one activity now"))
        return place
    }

    @Test func `show names both UIDs, and check finds no booking twice`() throws {
        let place = try Self.joined()
        let text = try place.run("show", "LH 400").output
        #expect(text.contains("71@tripfeed.example") && text.contains("b7@air.example"))
        let json = try place.run("show", "LH 400", "--json").json()
        #expect(json["otherUIDs"] as? [String] == ["b7@air.example"] && json["seat"] as? String == "12A")
        #expect(try place.run("show", "b7@air.example").output == text)
        #expect(try place.run("show", "b8@air.example").status == .noInput)
        #expect(!(try place.run("check", "York", "--json").output).contains("duplicate-booking"))
    }

    @Test func `two are two again, and stay so`() throws {
        let place = try Self.joined()
        #expect(try place.run("edit", "LH 400", "--split", "--dry-run").status == .success)
        #expect(try place.run("show", "LH 400").output.contains("b7@air.example"))
        let run = try place.run("edit", "LH 400", "--split", "--json")
        #expect((try run.json()["split"] as? [Any])?.count == 2)
        for file in ["a.ics", "b.ics"] {
            let path = try place.file(
                file,
                file == "a.ics"
                    ? Self.calendar("71@tripfeed.example", "Flight LH 400 FRA-JFK")
                    : Self.calendar("b7@air.example", "LH 400 FRA - JFK", ["X-MERIDIAN-SEAT:12A"]))
            #expect(try place.run("import", path, "--trip", "York").status == .success)
        }
        #expect(try place.run("show", "b7@air.example", "--json").json()["seat"] as? String == "12A")
        #expect(try place.run("check", "York", "--json").output.contains("duplicate-booking"))
        #expect(try place.run("edit", "71@tripfeed.example", "--split").status == .usage)
    }

    @Test func `--split is said alone`() throws {
        let place = try Self.joined()
        #expect(try place.run("edit", "LH 400", "--split", "--title", "x").status == .usage)
        let run = try place.run("undo")
        #expect(run.status == .success)
    }

    @Test func `files of either sender are attached to the one activity`() throws {
        let place = try Workplace()
        func attached(_ name: String, _ bytes: String) -> [String] {
            ["ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY;FILENAME=\(name):\(bytes)"]
        }
        let feed = try place.file(
            "a.ics",
            Self.calendar("71@tripfeed.example", "Flight LH 400 FRA-JFK", attached("a.txt", "aGVsbG8=")))
        let airline = try place.file(
            "b.ics", Self.calendar("b7@air.example", "LH 400 FRA - JFK", attached("b.txt", "d29ybGQ=")))
        for file in [feed, airline, feed, airline] {
            #expect(try place.run("import", file, "--trip", "York").status == .success)
        }
        let files = try place.run("show", "LH 400", "--json").json()["attachments"] as? [[String: Any]]
        #expect(Set((files ?? []).compactMap { $0["name"] as? String }) == ["a.txt", "b.txt"])
        #expect(files?.count == 2)
    }
}
