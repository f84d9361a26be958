import Foundation
import TestKit
import Testing

@testable import TripCommands

@Suite("meridian fleet") struct FleetCommandTests {
    private static let line = #"{"v":1,"id":"a","home":"Europe/Berlin","trip":\#(trip)}"#
    private static let trip = #"{"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","name":"T"}"#

    private func check(_ input: String, _ more: String...) throws -> CommandRun {
        try Workplace().run(["fleet", "check", "--now", FleetLines.now] + more, input: Array(input.utf8))
    }

    @Test func `an end names the release and the program`() throws {
        let run = try check(Self.line + "\n")
        let version = MeridianProgram.version
        #expect(
            run.output
                == #"{"done":{"activities":0,"findings":0,"repaired":0,"tzdb":"2026f","version":"\#(version)","worst":null},"id":"a","v":1}"#
                + "\n")
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
    }

    @Test func `no line has no answer`() throws {
        let run = try check("")
        #expect(run.status == .success)
        #expect(run.output.isEmpty)
        #expect(run.errors.isEmpty)
    }

    /// What is wrong with a line, and how it is told.
    static let flaws: [(line: String, end: String, reason: String)] = [
        ("", "2 - empty", "the line is empty; expected an object of JSON"),
        (" \t\r", "2 - empty", "the line is empty; expected an object of JSON"),
        ("hello", "2 - notJSON", "byte 1: no value begins so (RFC 8259)"),
        (
            #"{"v":1,"id":"x","home":"Europe/Ber"#, "2 - notJSON",
            "byte 35: a text has no end (RFC 8259)"
        ),
        ("\u{0}", "2 - notJSON", "byte 1: no value begins so (RFC 8259)"),
        ("[1]", "2 - badValue", "$: a list is a list; an object belongs here"),
        (
            String(repeating: "[", count: 10_000), "2 - tooLarge",
            "$: the document is nested more than 64 deep"
        ),
        (
            #"{"v":2,"id":"x","crew":[]}"#, "2 x newerVersion",
            "$.v: 2 is a newer version of the format than 1, which this program reads"
        ),
        (
            #"{"v":0,"id":"x"}"#, "2 x badValue", "$.v: 0 is no version of the format; expected 1"
        ),
        (#"{"id":"x"}"#, "2 x missing", "$: \"v\" is missing, and has to be there"),
        (#"{"v":1}"#, "2 - missing", "$: \"id\" is missing, and has to be there"),
        (
            #"{"v":1,"id":""}"#, "2 - badValue",
            "$.id: \"\" is no id; expected 1 to 1024 bytes without control characters"
        ),
        (
            #"{"v":1,"id":"x"}"#, "2 x missing",
            "$: \"trip\" is missing, and has to be there, or a calendar as \"ics\""
        ),
        (
            #"{"v":1,"id":"x","crew":7}"#, "2 x unknownKey",
            "$.crew: \"crew\" is nothing that version 1 of the format has"
        ),
        (
            #"{"v":1,"id":"x","ics":"","trip":\#(trip)}"#, "2 x badValue",
            "$.ics: \"\" stands beside a trip; expected one of the two"
        ),
        (
            #"{"v":1,"id":"x","trip":{"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","name":7}}"#,
            "2 x badValue",
            "$.trip.name: 7 is a number; a text belongs here"
        ),
        (
            #"{"v":1,"id":"x","home":"Mars/Olympus","trip":\#(trip)}"#, "2 x unknownZone",
            "Mars/Olympus: the time zone database 2026f has no such zone"
        ),
        (
            #"{"v":1,"id":"x","home":"UTC","trip":{"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","name":"a\u0000b"}}"#,
            "2 x badValue", "has the character U+0000, which no calendar may contain; take it out"
        ),
        (
            #"{"v":1,"id":"x","home":"UTC","ics":"hello"}"#, "2 x not-calendar", "hello"
        ),
    ]

    @Test(arguments: flaws)
    func `a bad line is told by its number, and stops and shifts no other`(
        line: String, end: String, reason: String
    ) throws {
        let run = try check(Self.line + "\n" + line + "\n" + Self.line + "\n")
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        let objects = try FleetLines.objects(run)
        #expect(FleetLines.ends(objects) == ["a done", end, "a done"])
        let said = FleetLines.parts("error", in: objects).first?["reason"] as? String
        #expect(said?.contains(reason) == true, "\(said ?? "")")
    }

    @Test func `a line without an id is found by its beginning`() throws {
        let long = String(repeating: "y", count: 100)
        let huge = String(repeating: "x", count: (8 << 20) + 1)
        let run = try check(["he\tllo", "", long, huge, #"{"v":2,"id":"b"}"#].map { $0 + "\n" }.joined())
        let errors = FleetLines.parts("error", in: try FleetLines.objects(run))
        #expect(
            errors.map { $0["begins"] as? String } == [
                #"he\u{9}llo"#, nil, String(repeating: "y", count: 80) + "…",
                String(repeating: "x", count: 80) + "…",
                nil,
            ])
    }

    @Test func `without a directory the zones are those of the program, whatever the machine has`() throws {
        let place = try Workplace()
        let command = ["fleet", "check", "--now", FleetLines.now]
        func release(_ environment: [String: String], _ more: [String] = []) throws -> String? {
            let run = try place.run(
                command + more, input: Array((Self.line + "\n").utf8), environment: environment,
                system: [TestZones.Release.r2025b.directory])
            return FleetLines.parts("done", in: try FleetLines.objects(run)).first?["tzdb"] as? String
        }
        let old = TestZones.Release.r2025b.directory
        #expect(try release(["TZDIR": ""]) == "2026f")
        #expect(try release(["TZDIR": old]) == "2025b")
        #expect(try release(["TZDIR": ""], ["--tzdir", old]) == "2025b")
    }

    @Test func `an agenda has the dates that are named, and tells where a long trip is cut`() throws {
        let place = try Workplace()
        func event(_ uid: String, _ date: String) -> String {
            "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;TZID=Asia/Tokyo:\(date)T090000\r\n"
                + "DURATION:PT1H\r\nSUMMARY:\(uid)\r\nEND:VEVENT\r\n"
        }
        let events = event("one", "20270301") + event("two", "20270303") + event("late", "20281001")
        let input = try FleetLines.text([
            FleetLines.calendar(
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Test//EN\r\n\(events)END:VCALENDAR\r\n",
                id: "a")
        ])
        func answer(_ more: String...) throws -> (items: [String], done: NSDictionary?) {
            let run = try place.run(
                ["fleet", "agenda", "--now", FleetLines.now] + more, input: Array(input.utf8))
            let objects = try FleetLines.objects(run)
            return (
                FleetLines.parts("item", in: objects).compactMap { $0["uid"] as? String },
                FleetLines.parts("done", in: objects).first
            )
        }
        let whole = try answer()
        #expect(whole.items == ["one", "two"])
        #expect(whole.done?["last"] as? String == "2028-10-01")
        let named = try answer("--dates", "2027-03-03..2027-03-05")
        #expect(named.items == ["two"])
        #expect(named.done?["from"] as? String == "2027-03-03")
        #expect(named.done?["last"] is NSNull)
        // At home it is 1 March, and tomorrow the second.
        #expect(try answer("--dates", "tomorrow").done?["from"] as? String == "2027-03-02")
        let wrong = try place.run(
            "fleet", "agenda", "--now", FleetLines.now, "--dates", "someday", input: input)
        #expect(wrong.status != .success)
        #expect(wrong.output.isEmpty)
        #expect(wrong.errors.contains("--dates"))
    }

    @Test func `a line that is not UTF-8 is told`() throws {
        let bytes = Array(#"{"v":1,"id":"caf"#.utf8) + [0xE9] + Array("\"}\n".utf8)
        let run = try Workplace().run(["fleet", "check", "--now", FleetLines.now], input: bytes)
        let objects = try FleetLines.objects(run)
        #expect(FleetLines.ends(objects) == ["1 - notJSON"])
        let reason = FleetLines.parts("error", in: objects).first?["reason"] as? String
        #expect(reason?.hasSuffix(": the text is not UTF-8 (RFC 8259)") == true, "\(reason ?? "")")
    }

    @Test func `a line has 8 MiB at most, and a longer one is skipped to its end`() throws {
        let most = 8 << 20
        func line(_ count: Int) -> String {
            let text = Self.line
            return text + String(repeating: " ", count: count - text.utf8.count) + "\n"
        }
        let run = try check(line(most) + line(most + 1) + Self.line)
        let objects = try FleetLines.objects(run)
        #expect(FleetLines.ends(objects) == ["a done", "2 - tooLong", "a done"])
        #expect(
            FleetLines.parts("error", in: objects).first?["reason"] as? String
                == "the line has 8388609 bytes; at most 8388608 are read")
    }

    @Test func `an id has 1,024 bytes at most`() throws {
        func line(_ count: Int) -> String {
            Self.line.replacing("\"a\"", with: "\"\(String(repeating: "a", count: count))\"") + "\n"
        }
        let objects = try FleetLines.objects(check(line(1_024) + line(1_025)))
        #expect(FleetLines.ends(objects) == [String(repeating: "a", count: 1_024) + " done", "2 - badValue"])
    }

    @Test func `lines that end in CRLF, and ids that come twice, are lines like others`() throws {
        let objects = try FleetLines.objects(check(Self.line + "\r\n" + Self.line + "\r\n" + Self.line))
        #expect(FleetLines.ends(objects) == ["a done", "a done", "a done"])
    }

    @Test func `an activity in an unknown zone is an error after what was found beside it`() throws {
        let place = try Workplace()
        let train = "\(Demo.directory)/train-los-angeles-san-diego.ics"
        let flight = "\(Demo.directory)/flight-los-angeles-frankfurt.ics"
        #expect(try place.run("import", train, flight, "--trip", "T").status == .success)
        let line = try FleetLines.text(FleetLines.trips(in: place))
        let whole = try FleetLines.objects(place.run("fleet", "check", "--now", FleetLines.now, input: line))
        #expect(FleetLines.ends(whole) == ["T done"])
        #expect(FleetLines.parts("finding", in: whole).count == 1)
        let mars = line.replacing("\"zone\":\"Europe/Berlin\"", with: "\"zone\":\"Mars/Olympus\"")
        let objects = try FleetLines.objects(
            place.run("fleet", "check", "--now", FleetLines.now, input: mars))
        #expect(FleetLines.ends(objects) == ["1 T unknownZone"])
        let reason = FleetLines.parts("error", in: objects).first?["reason"] as? String
        #expect(reason?.hasPrefix("Flight QJ 721 Los Angeles - Frankfurt: Mars/Olympus: ") == true)
    }

    @Test func `the home is that of the line, of the trip, of the run, and never the machine's`() throws {
        let bare = #"{"v":1,"id":"a","trip":\#(Self.trip)}"#
        let homed = bare.replacing("\"name\":\"T\"", with: "\"name\":\"T\",\"home\":\"Asia/Tokyo\"")
        let place = try Workplace()
        func ends(_ line: String, _ more: [String] = []) throws -> [String] {
            let run = try place.run(
                ["fleet", "check", "--now", FleetLines.now] + more, input: Array(line.utf8),
                environment: ["MERIDIAN_HOME": "", "TZ": "Asia/Tokyo"])
            return try FleetLines.ends(FleetLines.objects(run))
        }
        #expect(try ends(bare) == ["1 a noHome"])
        #expect(try ends(bare, ["--home", "Asia/Tokyo"]) == ["a done"])
        #expect(try ends(homed) == ["a done"])
    }

    @Test func `without a present, with a release that is not here or too many threads nothing is read`()
        throws
    {
        let place = try Workplace()
        let input = Self.line + "\n"
        let bare = try place.run("fleet", "check", input: input)
        #expect(bare.status == .usage)
        #expect(bare.errors.hasPrefix("error: no present: say --now 2027-03-01T00:00Z or set MERIDIAN_NOW"))
        let release = try place.run(
            "fleet", "drift", "--from", "1999a", "--to", "2026f", "--now", FleetLines.now, input: input)
        #expect(release.status == .noInput)
        #expect(release.errors.hasPrefix("error: --from 1999a: this release is not here; expected 2026f"))
        let embedded = try place.run(
            "fleet", "drift", "--from", TestZones.Release.r2025b.directory, "--to", "2026f", "--now",
            FleetLines.now, input: input)
        #expect(embedded.status == .success)
        #expect(embedded.output.contains(#""from":"2025b""#) && embedded.output.contains(#""to":"2026f""#))
        for threads in ["0", "65"] {
            let run = try place.run(
                "fleet", "check", "--threads", threads, "--now", FleetLines.now, input: input)
            #expect(run.status == .usage)
            #expect(run.errors.contains("expected a number from 1 to 64"), "\(run.errors)")
        }
        let missing = try place.run("fleet", "check", place.path + "/none", "--now", FleetLines.now)
        #expect(missing.status == .noInput)
    }

    @Test func `a file is read like standard input`() throws {
        let place = try Workplace()
        let file = try place.file("trips.ndjson", Self.line + "\n" + Self.line + "\n")
        let run = try place.run("fleet", "check", file, "--now", FleetLines.now)
        #expect(try FleetLines.ends(FleetLines.objects(run)) == ["a done", "a done"])
    }

    @Test func `severities come from the named file alone`() throws {
        let place = try Workplace()
        let settings = try place.file(
            "desk.json", #"{"check": {"severities": {"impossible-connection": "note"}}}"#)
        let files = ["train-los-angeles-san-diego", "flight-los-angeles-frankfurt"].map {
            "\(Demo.directory)/\($0).ics"
        }
        #expect(try place.run(["import", "--trip", "T"] + files).status == .success)
        let input = try FleetLines.text(FleetLines.trips(in: place))
        func severity(_ more: [String]) throws -> [String?] {
            let run = try place.run(
                ["fleet", "check", "--now", FleetLines.now] + more, input: Array(input.utf8),
                environment: ["XDG_CONFIG_HOME": place.path])
            return try FleetLines.parts("finding", in: FleetLines.objects(run)).map {
                $0["severity"] as? String
            }
        }
        try FileManager.default.createDirectory(
            atPath: place.path + "/meridian", withIntermediateDirectories: true)
        _ = try place.file("meridian/settings.json", "no JSON")
        #expect(try severity([]) == ["error"])
        #expect(try severity(["--settings", settings]) == ["note"])
    }
}
