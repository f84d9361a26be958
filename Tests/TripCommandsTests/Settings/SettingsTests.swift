import Foundation
import TestKit
import Testing
import TripCommands

@Suite("The settings file") struct SettingsTests {
    static let files = ["train-los-angeles-san-diego.ics", "flight-los-angeles-frankfurt.ics"].map {
        Demo.directory + "/" + $0
    }

    /// Runs `check` with a settings file of some text; returns rules with severities.
    private func check(_ settings: String, _ more: [String] = []) throws -> [String] {
        let place = try Workplace()
        let file = try place.file("s.json", settings)
        let run = try place.run(["check", "--json", "--settings", file] + more + ["-f"] + Self.files)
        #expect(run.errors.contains("error") == false, "\(run.errors)")
        return try (run.json()["findings"] as? [[String: Any]] ?? []).map {
            "\($0["rule"] as? String ?? "") \($0["severity"] as? String ?? "")"
        }
    }

    @Test func `a severity is set, and a rule switched off`() throws {
        #expect(try check("{}") == ["impossible-connection error"])
        #expect(
            try check(#"{"check": {"severities": {"impossible-connection": "note"}}}"#)
                == ["impossible-connection note"])
        #expect(try check(#"{"check": {"severities": {"impossible-connection": "off"}}}"#) == [])
    }

    @Test func `connection times stand before the standard ones`() throws {
        // From the train of 14:05 to one at 14:35 there are 30 minutes; the standard asks for 4.
        let place = try Workplace()
        let next = try place.file(
            "next.ics",
            calendar(
                title: "Train 7", start: "DTSTART;TZID=America/Los_Angeles:20270315T143500",
                end: "DTEND;TZID=America/Los_Angeles:20270315T153500", more: ["CATEGORIES:TRAIN"]))
        func rules(_ connections: String) throws -> [String] {
            let file = try place.file("s.json", "{\"check\": {\"connections\": [\(connections)]}}")
            let run = try place.run("check", "--json", "--settings", file, "-f", Self.files[0], next)
            return try (run.json()["findings"] as? [[String: Any]] ?? []).map { $0["rule"] as? String ?? "" }
        }
        #expect(try rules("") == [])
        #expect(try rules(#"{"from": "train", "to": "train", "time": "40min"}"#) == ["tight-connection"])
        #expect(try rules(#"{"time": "0"}, {"from": "train", "time": "40min"}"#) == [])
        #expect(try rules(#"{"from": "flight", "time": "40min"}"#) == [])
        #expect(try rules(#"{"time": "40min", "at": "cdg"}"#) == [])
    }

    /// Half an hour in Los Angeles from a flight out of Tokyo to another terminal, and what each part of the minimum is then.
    @Test func `every part of a minimum is set`() throws {
        let place = try Workplace()
        let next = try place.file(
            "next.ics",
            calendar(
                title: "Flight QJ 9", start: "DTSTART;TZID=America/Los_Angeles:20270312T103500",
                end: "DTEND;TZID=America/Los_Angeles:20270312T120000",
                more: [
                    "CATEGORIES:FLIGHT", "LOCATION:Los Angeles", "X-MERIDIAN-PLACE-CODE:LAX",
                    "X-MERIDIAN-DESTINATION:Las Vegas", "X-MERIDIAN-DESTINATION-CODE:LAS",
                ]))
        func parts(_ settings: String) throws -> [String] {
            let file = try place.file("s.json", "{\"check\": {\"connectionParts\": \(settings)}}")
            let run = try place.run(
                "check", "--json", "--settings", file, "-f",
                Demo.directory + "/flight-tokyo-los-angeles.ics", next)
            let findings = try run.json()["findings"] as? [[String: Any]] ?? []
            let connection = try #require(
                findings.first { $0["rule"] as? String == "tight-connection" }?["connection"]
                    as? [String: Any])
            let parts = try #require(connection["parts"] as? [[String: Any]])
            return parts.map { "\($0["part"] as? String ?? "") \($0["minutes"] as? Int ?? 0)" }
                + [
                    "\(connection["layoverMinutes"] as? Int ?? 0) \(connection["minimumMinutes"] as? Int ?? 0) \(connection["spareMinutes"] as? Int ?? 0)"
                ]
        }
        #expect(try parts("{}") == ["change 45", "border 60", "30 105 -75"])
        #expect(
            try parts(#"{"border": {"flight": "90min"}, "change": [{"to": "flight", "time": "50min"}]}"#)
                == ["change 50", "border 90", "30 140 -110"])
        #expect(try parts(#"{"border": {"flight": "0"}}"#) == ["change 45", "30 45 -15"])
    }

    @Test func `the usual place is found, and can be passed over`() throws {
        let place = try Workplace()
        for (variable, directory) in [("XDG_CONFIG_HOME", "/meridian"), ("HOME", "/.config/meridian")] {
            let home = place.path + "/" + variable
            try FileManager.default.createDirectory(
                atPath: home + directory, withIntermediateDirectories: true)
            let file = home + directory + "/settings.json"
            try Data(#"{"check": {"severities": {"impossible-connection": "off"}}}"#.utf8).write(
                to: URL(fileURLWithPath: file))
            let found = try place.run(["check", "-f"] + Self.files, environment: [variable: home])
            #expect(found.status == .success)
            let passed = try place.run(
                ["check", "--no-settings", "-f"] + Self.files, environment: [variable: home])
            #expect(passed.status == .findings)
        }
        // XDG wants an absolute path; any other counts as none.
        let relative = try place.run(["check", "-f"] + Self.files, environment: ["XDG_CONFIG_HOME": "here"])
        #expect(relative.status == .findings)
    }

    @Test(arguments: [
        (#"{"chek": {}}"#, #": "chek" is no key; the nearest is check"#),
        (
            #"{"check": {"severities": {"overlaps": "note"}}}"#,
            #": check.severities: "overlaps" is no rule; the nearest is overlap"#
        ),
        (
            #"{"check": {"severities": {"overlap": "warn"}}}"#,
            #": check.severities.overlap: "warn" is no severity; the nearest is warning"#
        ),
        (
            #"{"check": {"severities": {"overlap": "grave matter"}}}"#,
            #": check.severities.overlap: "grave matter" is no severity; there are error, warning, note, off"#
        ),
        (
            #"{"check": {"severities": {"overlap": 3}}}"#,
            ": check.severities.overlap: 3: a text in quotes is expected"
        ),
        (#"{"check": {"severities": []}}"#, ": check.severities: a list: an object is expected"),
        (#"{"check": {"connections": {}}}"#, ": check.connections: an object: a list is expected"),
        (
            #"{"check": {"connections": [{"time": "1h"}, {"form": "train"}]}}"#,
            #": check.connections[1]: "form" is no key; the nearest is from"#
        ),
        (
            #"{"check": {"connections": [{"from": "train"}]}}"#,
            #": check.connections[0]: an object: a connection needs a time, such as "time": "90min""#
        ),
        (
            #"{"check": {"connections": [{"time": "soon"}]}}"#,
            #": check.connections[0].time: "soon": a time is written like 2h, 90min or 1h30; 0 asks for none"#
        ),
        (
            #"{"check": {"connections": [{"time": "1h", "from": "trian"}]}}"#,
            #": check.connections[0].from: "trian" is no kind of transport; the nearest is train"#
        ),
        (
            #"{"check": {"connections": [{"time": "1h", "at": "Paris"}]}}"#,
            #": check.connections[0].at: "Paris": a place is an airport's code of three letters, such as "CDG""#
        ),
        (
            #"{"check": {"connections": [{"time": "1h", "at": "ZZZ"}]}}"#,
            #": check.connections[0].at: "ZZZ": no airport has this code"#
        ),
        (
            #"{"check": {"connectionParts": {"borders": {}}}}"#,
            #": check.connectionParts: "borders" is no key; the nearest is border"#
        ),
        (
            #"{"check": {"connectionParts": {"border": {"plane": "1h"}}}}"#,
            #": check.connectionParts.border: "plane" is no kind of transport"#
        ),
        (
            #"{"check": {"connectionParts": {"checkIn": {"flight": "soon"}}}}"#,
            #": check.connectionParts.checkIn.flight: "soon": a time is written like 2h, 90min or 1h30; 0 asks for none"#
        ),
        (
            #"{"check": {"connectionParts": {"detour": 0.5}}}"#,
            ": check.connectionParts.detour: 0.5: a number from 1 to 10 is expected"
        ),
        (
            #"{"check": {"connectionParts": {"kilometresPerHour": "fast"}}}"#,
            #": check.connectionParts.kilometresPerHour: "fast": a number from 1 to 500 is expected"#
        ),
        (
            #"{"check": {"severities": {"overlap": "off", "overlap": "error"}}}"#,
            #":1: check.severities: "overlap" is there twice; leave one out"#
        ),
        // The same key in another spelling, and after a string that has braces and quotes in it.
        (
            #"{"check": {"severities": {"overlap": "off",\#n"\u006fverlap": "off"}}}"#,
            #":2: check.severities: "overlap" is there twice"#
        ),
        (
            #"{"check": {"connections": [{"time": "1h"}, {"time": "\"}{,", "time": "1h"}]}}"#,
            #":1: check.connections[1]: "time" is there twice"#
        ),
        (#"{"check": {}, "check": {}}"#, #":1: "check" is there twice"#),
        ("{\u{0}}", ": is no text in UTF-8"),
        ("[]", ": a list: an object is expected"), ("", ": is no JSON: "),
        ("{\n\n\"check\": }", ":3: is no JSON: "), ("{// no comments\n}", ":1: is no JSON: "),
        (String(repeating: "[", count: 100_000), "is no JSON: "),
    ])
    func `a wrong file ends the command and says what would be right`(_ text: String, _ message: String)
        throws
    {
        let place = try Workplace()
        let file = try place.file("s.json", text)
        for command in ["check", "drift"] {
            let run = try place.run([command, "--settings", file, "-f"] + Self.files)
            #expect(run.status == .configuration)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("error: \(file)"))
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test func `a file that is named must be there`() throws {
        let place = try Workplace()
        let path = place.path + "/none.json"
        let run = try place.run("check", "--settings", path, "-f", Self.files[0])
        #expect(run.status == .noInput)
        #expect(run.errors == "error: \(path): there is no such file\n")
        let both = try place.run("check", "--settings", path, "--no-settings", "-f", Self.files[0])
        #expect(both.status == .usage)
    }
}
