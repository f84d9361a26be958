import CivilTime
import Foundation
import TestKit
import Testing

@testable import TripCommands

/// What the system has in the place of its time zones.
enum SystemRules: String, CaseIterable, Sendable {
    case r2025b, r2026f, made2027a, none, unknown

    /// The release that serves beside it, since the program has 2026f.
    var serving: String { self == .made2027a ? "2027a" : "2026f" }

    /// The directories that stand for the system's, made in a place.
    func directories(in place: Workplace) throws -> [String] {
        let path = place.path + "/system-" + rawValue
        switch self {
        case .r2025b: return [TestZones.Release.r2025b.directory]
        case .r2026f: return [TestZones.Release.r2026f.directory]
        case .none: return [place.path + "/nothing"]
        case .made2027a:
            if !FileManager.default.fileExists(atPath: path) { try MadeRelease.make2027a(at: path) }
        case .unknown:
            if !FileManager.default.fileExists(atPath: path) { try MadeRelease.makeUnknown(at: path) }
        }
        return [path]
    }

    /// The instant of a reading by the rules that serve, from zdump's table.
    func second(of local: CivilDateTime, in zone: String) throws -> Int64 {
        let name = self == .made2027a ? MadeRelease.standIn(for: zone) : zone
        return try #require(try MadeRelease.second(of: local, in: name, .r2026f))
    }
}

/// The table of issue 30: whatever the system has, the newest rules answer, and nothing is written backwards.
@Suite("The newest rules known") struct NewestRulesTests {
    /// Noon of a day on which 2025b and 2026f differ for Vancouver, Havana and Casablanca, and of one in summer.
    private static let readings = [(2026, 12, 15), (2027, 7, 15)]

    private static func local(_ day: (Int, Int, Int)) throws -> CivilDateTime {
        try CivilDateTime(day.0, day.1, day.2, 12, 0)
    }

    private func run(
        _ system: SystemRules, _ place: Workplace, _ arguments: [String]
    ) throws -> CommandRun {
        try place.run(
            arguments, environment: ["TZDIR": ""], now: "2026-12-01T00:00:00Z",
            system: system.directories(in: place))
    }

    /// A file with an hour at noon in each of the twenty zones.
    private func file(_ place: Workplace, _ day: (Int, Int, Int) = readings[0]) throws -> String {
        let date = String(format: "%04d%02d%02d", day.0, day.1, day.2)
        let events = MadeRelease.zones.map { zone in
            [
                "BEGIN:VEVENT", "UID:\(zone)", "DTSTAMP:20260101T000000Z", "SUMMARY:\(zone)",
                "DTSTART;TZID=\(zone):\(date)T120000", "DTEND;TZID=\(zone):\(date)T130000", "END:VEVENT",
            ]
        }
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN"] + events.flatMap(\.self)
        return try place.file("noon.ics", (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined())
    }

    @Test(arguments: SystemRules.allCases)
    func `the answers for twenty zones are those of the newest`(system: SystemRules) throws {
        let place = try Workplace()
        #expect(MadeRelease.zones.count == 20)
        for day in Self.readings {
            let local = try Self.local(day)
            for zone in MadeRelease.zones {
                let answer = try run(
                    system, place, ["when", "\(local)[\(zone)]", "--in", "UTC", "--json"]
                ).json()
                let right = try Instant(secondsSinceEpoch: system.second(of: local, in: zone))
                #expect(answer["instant"] as? String == right.description, "\(zone)")
                #expect(answer["tzdb"] as? String == system.serving)
                #expect(
                    answer["tzdbSource"] as? String
                        == ([.r2026f, .made2027a].contains(system) ? "directory" : "embedded copy"))
            }
        }
    }

    @Test(arguments: SystemRules.allCases)
    func `every command that reads has the newest`(system: SystemRules) throws {
        let place = try Workplace()
        let file = try file(place)
        let local = try Self.local(Self.readings[0])
        let right = try Dictionary(
            uniqueKeysWithValues: MadeRelease.zones.map {
                ($0, try Instant(secondsSinceEpoch: system.second(of: local, in: $0)).description)
            })
        #expect(try run(system, place, ["import", file, "--trip", "Noon"]).status == .success)
        for source in [["-f", file], ["Noon"]] {
            let agenda = try run(
                system, place,
                ["agenda", "2026-12-14..2026-12-17", "--view", "home", "--json"]
                    + (source.count == 2 ? source : []))
            let document = try agenda.json()
            #expect(document["tzdb"] as? String == system.serving)
            for (zone, instant) in right {
                #expect(
                    Self.texts(in: document, of: zone).contains(instant), "\(zone) \(source)")
            }
        }
        for command in ["day", "week", "month", "timeline", "next", "free", "today"] {
            let run = try run(system, place, [command, "--json"])
            #expect(run.output.contains(#""tzdb" : "\#(system.serving)""#), "\(command) \(run.errors)")
        }
        #expect(
            try run(system, place, ["check", "Noon"]).lines.last?.contains("tz \(system.serving)") == true)
        #expect(
            try run(system, place, ["drift"]).lines.last?.contains("nothing moved; 40 ends compared") == true)
        let exported = try run(system, place, ["export", "Noon"]).output
        #expect(exported.contains("X-TZDB:\(system.serving)\r\n"))
        for zone in MadeRelease.zones {
            let line = exported.split(separator: "\r\n").first {
                $0.hasPrefix("X-MERIDIAN-START-RECORDED;X-TZDB=\(system.serving):")
                    && exported.contains("UID:\(zone)\r\n")
            }
            #expect(line != nil, "\(zone)")
        }
        let version = try run(system, place, ["zones", "--version", "--json"]).json()
        #expect(version["version"] as? String == system.serving)
        #expect(version["seen"] as? String == system.serving)
    }

    /// The strings of all objects in a document that name a title.
    private static func texts(in value: Any, of title: String) -> [String] {
        if let list = value as? [Any] { return list.flatMap { texts(in: $0, of: title) } }
        guard let object = value as? [String: Any] else { return [] }
        let own = object["title"] as? String == title ? object.values.compactMap { $0 as? String } : []
        return own + object.values.flatMap { texts(in: $0, of: title) }
    }

    @Test(arguments: SystemRules.allCases.filter { $0 != .made2027a })
    func `a store written under the newer is never changed backwards`(system: SystemRules) throws {
        let place = try Workplace()
        let file = try file(place)
        #expect(try run(.made2027a, place, ["import", file, "--trip", "Noon"]).status == .success)
        func recorded() throws -> [String] {
            try run(.made2027a, place, ["export", "Noon"]).output.split(separator: "\r\n").map(String.init)
                .filter { $0.contains("-RECORDED;") }
        }
        let written = try recorded()
        #expect(written.count == 40)
        #expect(written.allSatisfy { $0.contains("X-TZDB=2027a") })

        let drift = try run(system, place, ["drift", "--accept"])
        #expect(drift.lines.last?.contains("nothing moved") == true, "\(drift.output)")
        #expect(drift.output.contains("written under 2027a"))
        #expect(drift.output.contains("these rules are 2026f"))
        let json = try run(system, place, ["drift", "--json"]).json()
        #expect((json["moved"] as? [Any])?.isEmpty == true)
        let newer = try #require(json["newer"] as? [[String: Any]])
        #expect(newer.allSatisfy { $0["release"] as? String == "2027a" })
        // Each end whose noon is another moment by the two is told, and no other.
        let local = try Self.local(Self.readings[0])
        let differing = try MadeRelease.zones.filter {
            try SystemRules.made2027a.second(of: local, in: $0) != system.second(of: local, in: $0)
        }
        #expect(Set(newer.compactMap { $0["title"] as? String }) == Set(differing))

        #expect(try run(system, place, ["import", file, "--trip", "Noon"]).status == .success)
        #expect(
            try run(system, place, ["edit", "Europe/Berlin", "--title", "Europe/Berlin"]).status == .success)
        #expect(
            try run(
                system, place, ["edit", "America/New_York", "--start", "2026-12-15 12:00 America/New_York"]
            )
            .status == .success)
        #expect(try recorded() == written)
        #expect(try run(.made2027a, place, ["drift"]).lines.last?.contains("nothing moved") == true)

        let doctor = try run(system, place, ["doctor", "--json"]).json()
        let problems = try #require(doctor["problems"] as? [[String: Any]])
        #expect(problems.contains { ($0["code"] as? String) == "olderRules" })
        #expect((doctor["zones"] as? [String: Any])?["seen"] as? String == "2027a")
        #expect(
            try run(system, place, ["zones", "--version"]).lines.last == "store: written under 2027a")
        let check = try run(system, place, ["check", "Noon"])
        #expect(check.output.contains("written under 2027a"))
        #expect(!check.output.contains("when it was written down"))
    }

    @Test(arguments: SystemRules.allCases.filter { $0 != .made2027a })
    func `an export under older rules says the moments of the newer`(system: SystemRules) throws {
        let place = try Workplace()
        #expect(
            try run(.made2027a, place, ["import", file(place), "--trip", "Noon"]).status == .success)
        let export = try run(system, place, ["export", "Noon"])
        let written = try place.file("older.ics", export.output)
        // Under the newer rules it is what it was; under the older ones every moment is kept all the same.
        for (reader, store) in [(SystemRules.made2027a, "a"), (system, "b")] {
            let database = place.path + "/\(store).db"
            let read = try run(reader, place, ["import", written, "--trip", "Again", "--db", database])
            #expect(read.status == .success, "\(read.errors)")
            let back = try run(.made2027a, place, ["export", "Again", "--db", database]).output
            for zone in MadeRelease.zones {
                let event = try #require(
                    back.components(separatedBy: "BEGIN:VEVENT\r\n").first { $0.contains("UID:\(zone)\r\n") })
                #expect(event.contains("DTSTART;TZID=\(zone):20261215T120000\r\n"), "\(zone) \(reader)")
                #expect(event.contains("X-MERIDIAN-START-RECORDED;X-TZDB=2027a:"), "\(zone) \(reader)")
            }
        }
    }

    @Test func `a named directory is obeyed, and one line tells both readings where an answer differs`()
        throws
    {
        let place = try Workplace()
        let old = TestZones.Release.r2025b.directory
        func when(_ text: String, _ zones: String...) throws -> CommandRun {
            try place.run(["when", text, "--tzdir", old] + zones.flatMap { ["--in", $0] })
        }
        let vancouver = try when("2026-12-15T12:00[America/Vancouver]", "UTC")
        #expect(vancouver.output == "2026-12-15T20:00:00+00:00[UTC]\n")
        #expect(
            vancouver.errors
                == "warning: \(old) has tz 2025b, and newer rules are known (tz 2026f, embedded copy): "
                + "2026-12-15T12:00:00 in America/Vancouver is 2026-12-15T20:00:00Z by 2025b and 2026-12-15T19:00:00Z "
                + "by 2026f\n")
        let shown = try when("2026-12-15T20:00:00Z", "America/Vancouver")
        #expect(
            shown.errors.hasSuffix(
                "2026-12-15T20:00:00Z in America/Vancouver is 2026-12-15T12:00:00 by 2025b and 2026-12-15T13:00:00 by "
                    + "2026f\n"))
        #expect(shown.errors.split(separator: "\n").count == 1)
        #expect(try when("2026-12-15T12:00[Europe/Berlin]", "UTC").errors.isEmpty)
        #expect(try when("2026-07-15T12:00[America/Vancouver]", "UTC").errors.isEmpty)
        // A directory of the newest release says nothing, and neither does one that nobody named.
        let text = "2026-12-15T12:00[America/Vancouver]"
        #expect(try place.run("when", text, "--in", "UTC").errors.isEmpty)
        #expect(try run(.r2025b, place, ["when", text, "--in", "UTC"]).errors.isEmpty)
    }

    @Test func `a time that comes twice is told of a single event that does not choose`() throws {
        let place = try Workplace()
        let bar = calendar(
            title: "Bar", start: "DTSTART;TZID=America/New_York:20271106T230000",
            end: "DTEND;TZID=America/New_York:20271107T013000")
        let file = try place.file("bar.ics", bar)
        let sentence =
            "note: Bar ends on 7 November 2027 01:30 (America/New_York), but the clocks go back from 02:00 -04:00 to 01:00 "
            + "-05:00, so this time comes twice; the first is taken, at -04:00. [repeated-time]"
        #expect(try place.run("check", "-f", file).lines.first == sentence)
        _ = try place.run("import", file, "--trip", "Bar")
        #expect(try place.run("check", "Bar").lines.first == sentence)
        // Our own export chooses no more than the file did.
        let exported = try place.file("out.ics", place.run("export", "Bar").output)
        #expect(try place.run("check", "-f", exported).lines.first == sentence)
        // Who chooses is not asked again.
        for choice in ["earlier", "later"] {
            let chosen = try place.run(
                "edit", "Bar", "--end", "2027-11-07 01:30 America/New_York", "--disambiguate", choice)
            #expect(chosen.status == .success, "\(chosen.errors)")
            #expect(!(try place.run("check", "Bar").output.contains("repeated-time")))
            let again = try place.file("\(choice).ics", place.run("export", "Bar").output)
            #expect(!(try place.run("check", "-f", again).output.contains("repeated-time")), "\(choice)")
        }
    }
}
