import Foundation
import StrictJSON
import TestKit
import Testing
import TripCommands

@Suite("meridian when") struct WhenCommandTests {
    @Test(arguments: [
        ("2027-03-14T09:00[Asia/Tokyo]", "2027-03-14T01:00:00+01:00[Europe/Berlin]"),
        ("2027-03-14 09:00 Asia/Tokyo", "2027-03-14T01:00:00+01:00[Europe/Berlin]"),
        ("2027-03-14T09:00:00+09:00[Asia/Tokyo]", "2027-03-14T01:00:00+01:00[Europe/Berlin]"),
        ("2027-03-14T09:00+09:00", "2027-03-14T01:00:00+01:00[Europe/Berlin]"),
        ("@1804982400", "2027-03-14T01:00:00+01:00[Europe/Berlin]"),
    ])
    func `a time is the same instant in every spelling`(text: String, berlin: String) throws {
        let run = try Workplace().run("when", text, "--in", "Europe/Berlin")
        #expect(run.status == .success)
        #expect(run.output == berlin + "\n")
        #expect(run.errors.isEmpty)
    }

    /// 2027-03-13 is a Saturday; now it is Saturday evening in Berlin and Sunday in Tokyo.
    @Test(arguments: [
        ("tomorrow 9am Tokyo", "2027-03-15T09:00:00+09:00[Asia/Tokyo]"),
        ("9:30 HND", "2027-03-14T09:30:00+09:00[Asia/Tokyo]"),
        ("14 March 2027 19:00 HND", "2027-03-14T19:00:00+09:00[Asia/Tokyo]"),
        ("14.3.2027 10:00 Paris, FR", "2027-03-14T18:00:00+09:00[Asia/Tokyo]"),
        ("now", "2027-03-14T05:00:00+09:00[Asia/Tokyo]"),
    ])
    func `a time is typed as people say it, with a place`(text: String, tokyo: String) throws {
        let run = try Workplace().run("when", text, "--in", "Tokyo", now: "2027-03-13T20:00:00Z")
        #expect(run.output == tokyo + "\n", "\(run.errors)")
    }

    @Test func `what could be several places or dates is asked back`() throws {
        let place = try Workplace()
        for (text, reason) in [
            ("tomorrow 9am Paris", "Paris: several cities have this name; say [Paris, FR] (Europe/Paris)"),
            ("3/4/2027 9:00 Tokyo", "3/4/2027: can mean 2027-04-03 or 2027-03-04"),
            ("tomorrow 9am Nowhereville", "Nowhereville: no zone, no airport's code and no city"),
            (
                "tomorrow 9am",
                "tomorrow 9am: a clock reading alone is no moment; say where, like tomorrow 9am Asia/Tokyo"
            ),
        ] {
            let run = try place.run("when", text, "--in", "Tokyo", now: "2027-03-13T20:00:00Z")
            #expect(run.status != .success && run.errors.hasPrefix("error: " + reason), "\(run.errors)")
        }
        #expect(try place.run("when", "@0", "--in", "LAX").output.hasSuffix("[America/Los_Angeles]\n"))
        let named = try place.run("when", "@0", "--in", "Seattle-Tacoma International Airport")
        #expect(named.output.hasSuffix("[America/Los_Angeles]\n"))
        #expect(
            try place.run("when", "@0", "--home", "Kyoto").output == "1970-01-01T09:00:00+09:00[Asia/Tokyo]\n"
        )
        #expect(
            try place.run("when", "@0", "--home", "Kyoto", "--in", "home", "--in", "UTC").output
                == "1970-01-01T09:00:00+09:00[Asia/Tokyo]  1970-01-01T00:00:00+00:00[UTC]\n")
        // A town of New Hampshire has an airport and the name.
        #expect(try place.run("when", "@0", "--in", "Berlin").output.hasSuffix("[Europe/Berlin]\n"))
        let paris = try place.run("when", "@0", "--in", "Paris")
        #expect(paris.status == .usage && paris.errors.contains("--in Paris: several cities have this name"))
    }

    @Test func `without a zone the home clock answers`() throws {
        #expect(try Workplace().run("when", "@0").output == "1970-01-01T01:00:00+01:00[Europe/Berlin]\n")
    }

    @Test func `a skipped time says so, with both neighbours`() throws {
        let place = try Workplace()
        let run = try place.run("when", "2027-03-14T02:30 America/New_York", "--in", "America/New_York")
        #expect(
            run.output == """
                2027-03-14T02:30:00 in America/New_York: the clocks go from 02:00 -05:00 to 03:00 -04:00 over this time
                  earlier: 2027-03-14T01:30:00-05:00[America/New_York]
                  later, as RFC 5545 reads it: 2027-03-14T03:30:00-04:00[America/New_York]

                """)
        let json = try place.run("when", "2027-03-14T02:30 America/New_York", "--in", "UTC", "--json").json()
        #expect(json["resolution"] as? String == "skipped")
        #expect(json["earlier"] as? String == "2027-03-14T06:30:00Z")
        #expect(json["later"] as? String == "2027-03-14T07:30:00Z")
        #expect(json["instant"] as? String == "2027-03-14T07:30:00Z")
    }

    @Test func `lines that cannot be read are said one by one, and the others answered`() throws {
        let run = try Workplace().run(
            "when", "-", "--in", "Asia/Tokyo", "--json",
            input: "@0\n\nnonsense\n2027-02-30 09:00 Asia/Tokyo\r\n@1\n")
        #expect(run.status == .badData)
        #expect(run.errors.contains("not everything could be read; the answer says what"))
        let documents = try run.lines.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(
            documents.map { $0["input"] as? String } == [
                "@0", "nonsense", "2027-02-30 09:00 Asia/Tokyo", "@1",
            ])
        #expect(documents.map { $0["error"] == nil } == [true, false, false, true])
        let reason = try #require(documents[2]["error"] as? [String: Any])
        #expect(reason["code"] as? String == "outOfRange")
        #expect(reason["message"] as? String == "2027-02-30: February 2027 has 28 days")
        #expect(
            documents[0].keys.sorted()
                == [
                    "earlier", "input", "instant", "later", "local", "offset", "resolution", "tzdb",
                    "tzdbSource",
                    "zone",
                ])
        #expect(documents[0]["tzdb"] as? String == "2026f")
        #expect(documents[0]["tzdbSource"] as? String == "directory")
        #expect(documents[0]["earlier"] is NSNull)
    }

    @Test func `a line of JSON is what Foundation writes of it`() throws {
        let input = """
            2027-03-14T09:00:00Z
            2027-03-14 02:30 America/New_York
            2027-11-07T01:30[America/New_York]
            "quoted" \\ / \u{8}\u{B}\u{C}\t\u{1B}\u{7F}\u{0} é 東京 🛫\u{2028}
            \u{3000}@1804982400\u{A0}
            2027-03-14T09:00[Z\u{308}]
            """
        let run = try Workplace().run(
            "when", "-", "--in", "+05:30", "--in", "Asia/Tokyo", "--json", input: input)
        #expect(run.lines.count == 10)
        for line in run.lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let written = try JSONSerialization.data(
                withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
            #expect(ObeyedCharacter.escaping(String(decoding: written, as: UTF8.self)) == line)
        }
    }

    @Test func `a line that cannot be read is said with its number`() throws {
        let place = try Workplace()
        let input = Array("@0\n\nnonsense\r\n\u{1F}".utf8) + [0xFF, 0x0A] + Array("@1".utf8)
        let run = try place.run(["when", "-", "--in", "UTC"], input: input)
        #expect(run.status == .badData)
        #expect(run.lines == ["1970-01-01T00:00:00+00:00[UTC]", "1970-01-01T00:00:01+00:00[UTC]"])
        let errors = run.errors.split(separator: "\n")
        #expect(errors.count == 2)
        #expect(errors.first?.hasPrefix("error: line 3: nonsense: a time is written like") == true)
        #expect(errors.last?.hasSuffix(": the line is not written in UTF-8") == true)
        #expect(errors.last?.hasPrefix("error: line 4: ") == true)
        let json = try place.run("when", "x", "--in", "UTC", "--json").json()
        #expect(json["line"] is NSNull)
        let twice = try place.run("when", "-", "@0", "-", "--in", "UTC", input: "@1\n")
        #expect(twice.status == .usage)
        #expect(twice.errors.contains("standard input can be read once"))
    }

    @Test(arguments: [
        ("2027-03-14T09:00[+05:30]", "2027-03-14T03:30:00+00:00[UTC]"),
        ("2027-03-14T09:00:00Z[u-ca=gregory]", "2027-03-14T09:00:00+00:00[UTC]"),
        ("2027-03-14 09:00 +05:30 [u-ca=gregory]", "2027-03-14T03:30:00+00:00[UTC]"),
    ])
    func `RFC 9557's other suffixes are understood`(text: String, answer: String) throws {
        let place = try Workplace()
        #expect(try place.run("when", text, "--in", "UTC").output == answer + "\n")
        #expect(
            try place.run("when", "@0", "--in", "+05:30").output == "1970-01-01T05:30:00+05:30[+05:30]\n")
        #expect(
            try place.run("when", "@0", "--in", "-03:30").output == "1969-12-31T20:30:00-03:30[-03:30]\n")
        // A home has rules, and may be written into a trip.
        #expect(try place.run("when", "@0", "--home", "-03:30").errors.contains("--home -03:30: "))
        #expect(
            try place.run("when", "2027-03-14T09:00[u-ca=gregory]", "--in", "UTC").errors
                .contains("a clock reading alone is no moment"))
    }

    @Test(arguments: [
        (["when", "2027-03-14 09:00 Asia/Tokio"], CommandStatus.badData, "Asia/Tokyo"),
        (["when", "2027-03-14 09:00"], .badData, "say where, like 2027-03-14 09:00 Asia/Tokyo"),
        (["when", "@0", "--in", "../../etc/passwd"], .usage, "a zone is named by letters"),
        (
            ["when", "@0", "--tzdir", "/nonexistent"], .unavailable,
            "there is no such directory of time zones"
        ),
        (["when", "@0", "--home", "Mars/Olympus"], .usage, "--home Mars/Olympus"),
        (["when"], .usage, "time"), (["wen", "@0"], .usage, "wen"),
        (["when", "@0", "--bogus"], .usage, "--bogus"),
    ])
    func `what is wrong is said with the value`(arguments: [String], status: CommandStatus, part: String)
        throws
    {
        let run = try Workplace().run(arguments)
        #expect(run.status == status)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: "))
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test func `global options may stand before the command`() throws {
        let run = try Workplace().run(
            "--tzdir", TestZones.Release.r2025b.directory, "--home=Asia/Tokyo", "when", "@0")
        #expect(run.output == "1970-01-01T09:00:00+09:00[Asia/Tokyo]\n")
    }

    @Test func `the answer follows the directory of zones, with no rebuild`() throws {
        let place = try Workplace()
        let text = "2026-12-15T12:00 America/Vancouver"
        #expect(try place.run("when", text, "--in", "UTC").output == "2026-12-15T19:00:00+00:00[UTC]\n")
        let old = try place.run("when", text, "--in", "UTC", "--tzdir", TestZones.Release.r2025b.directory)
        #expect(old.output == "2026-12-15T20:00:00+00:00[UTC]\n")
    }

    @Test func `what is refused reaches a terminal without its control characters`() throws {
        let evil = "x\u{1B}]0;title\u{7}"
        for arguments in [["when", evil, "--in", "UTC"], ["agenda", "-f", evil]] {
            let run = try Workplace().run(arguments)
            #expect(run.status != .success)
            #expect(run.errors.contains("title"))
            #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{7}"), "\(run.errors)")
        }
    }
}
