import Foundation
import TestKit
import Testing
import TripCommands

@Suite("meridian zones") struct ZonesCommandTests {
    @Test func `the version is that of the directory in use, before or after the command`() throws {
        let place = try Workplace()
        let old = TestZones.Release.r2025b.directory
        #expect(try place.run("zones", "--version").output.hasPrefix("tz 2026f ("))
        #expect(
            try place.run("zones", "--version", "--tzdir", old).lines == [
                "tz 2025b (\(old))", "system: none", "installed: none", "embedded: tz 2026f",
                "store: nothing written down",
            ])
        let json = try place.run("--tzdir", old, "zones", "--version", "--json").json()
        #expect(json["version"] as? String == "2025b")
        #expect(json["source"] as? String == old)
        #expect(json["digest"] is NSNull)
        #expect(json["system"] is NSNull)
        #expect(json["installed"] is NSNull)
        #expect((json["embedded"] as? [String: Any])?["version"] as? String == "2026f")
        #expect(json["seen"] is NSNull)
        #expect(json.count == 7)
        #expect(try place.run("--version").output == MeridianProgram.version + "\n")
    }

    @Test func `without zones on the machine the copy in the program answers, and says so`() throws {
        let place = try Workplace()
        func run(_ arguments: String...) throws -> CommandRun {
            let run = try place.run(arguments, environment: ["TZDIR": ""])
            #expect(run.status == .success, "\(run.errors)")
            return run
        }
        let facts = try Fixtures.text(TestZones.Release.r2026f.folder + "/SOURCE").split(separator: "\n")
        let digest = try #require(facts.first { $0.hasPrefix("files-sha256: ") }?.split(separator: " ").last)
        #expect(
            try run("zones", "--version").lines.first == "tz 2026f (embedded copy, SHA-256 \(digest))")
        let json = try run("zones", "--version", "--json").json()
        #expect(json["version"] as? String == "2026f")
        #expect(json["source"] as? String == "embedded copy, SHA-256 \(digest)")
        #expect(json["digest"] as? String == String(digest))
        #expect(
            try run("when", "2026-12-15T12:00 America/Vancouver", "--in", "UTC").output
                == "2026-12-15T19:00:00+00:00[UTC]\n")
        #expect(try run("zones", "Asia/Tokyo").lines.last == "tz 2026f, embedded copy")
        #expect(try run("zones", "--country", "nz").lines.count == 2)
        let file = try place.file("one.ics", calendar())
        #expect(
            try run("agenda", "-f", file).lines.first
                == "traveller's clock · home Europe/Berlin · tz 2026f, embedded copy")
        for command in ["agenda", "day", "week", "month", "timeline", "free", "next"] {
            let document = try run(command, "-f", file, "--json").json()
            #expect(document["tzdb"] as? String == "2026f", "\(command)")
            #expect(document["tzdbSource"] as? String == "embedded copy", "\(command)")
        }
        let own = try place.run("agenda", "-f", file, "--json").json()
        #expect(own["tzdbSource"] as? String == "directory")
        #expect(
            try run("check", "-f", file).lines.last?.hasSuffix("(tz 2026f, embedded copy)") == true)
    }

    @Test(arguments: [
        (["--tzdir", "/none"], [:], "/none: there is no such directory of time zones; leave it out"),
        ([], ["TZDIR": "/none"], "/none: there is no such directory of time zones; unset TZDIR"),
        ([], ["TZDIR": Fixtures.root], "holds no compiled time zones (UTC is missing)"),
    ])
    func `a setting that leads to no zones is an error, not a reason to take others`(
        options: [String], environment: [String: String], message: String
    ) throws {
        let run = try Workplace().run(["when", "@0"] + options, environment: environment)
        #expect(run.status == .unavailable)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    /// British Columbia's last change of the clocks, by tz 2026b's NEWS: it keeps -07 from November 2026 on.
    @Test func `the changes of the clocks follow the release`() throws {
        let place = try Workplace()
        let new = try place.run("zones", "America/Vancouver", "--transitions", "2026..2027")
        #expect(
            new.lines == [
                "2026-03-08T10:00:00Z  -08:00 PST to -07:00 PDT",
                "2026-11-01T09:00:00Z  -07:00 PDT to -07:00 MST",
            ])
        let old = try place.run(
            "zones", "America/Vancouver", "--transitions", "2026..2027", "--tzdir",
            TestZones.Release.r2025b.directory)
        #expect(old.lines.count == 4)
        #expect(
            try place.run("zones", "Asia/Tokyo", "--transitions", "2026").output.contains(
                "do not change then"))
    }

    @Test func `one zone tells its clock, its name and its next change`() throws {
        let run = try Workplace().run("zones", "asia/calcutta", "--json").json()
        #expect(run["id"] as? String == "asia/calcutta")
        #expect(run["canonical"] as? String == "Asia/Kolkata")
        #expect(run["local"] as? String == "2027-03-01T14:30:00+05:30[asia/calcutta]")
        #expect(run["next"] is NSNull)
        #expect(run["transitions"] is NSNull)
    }

    @Test func `zones are found by country and by a part of their name`() throws {
        let place = try Workplace()
        let zealand = try place.run("zones", "--country", "nz", "--json").json()
        let ids = try #require(zealand["zones"] as? [[String: Any]]).map { $0["id"] as? String }
        #expect(ids == ["Pacific/Auckland", "Pacific/Chatham"])
        #expect(try place.run("zones", "--search", "New York").lines == ["-05:00 EST    America/New_York"])
        #expect(try place.run("zones").lines.count > 500)
    }

    @Test(arguments: [
        (["zones", "Asia/Tokio"], CommandStatus.usage, "Asia/Tokyo"),
        (["zones", "--country", "XX"], .usage, "ISO 3166-1"),
        (["zones", "--transitions", "2026"], .usage, "needs the zone"),
        (["zones", "Asia/Tokyo", "--transitions", "2026...2027"], .usage, "2026..2027"),
        (
            ["zones", "Asia/Tokyo", "--transitions", "2027..2026"], .usage,
            "ends in 2026, before it starts in 2027"
        ),
        (["zones", "Asia/Tokyo", "--transitions", "99999"], .usage, "from 0001 to 9999"),
        (["zones", "Asia/Tokyo", "--transitions=-2026"], .usage, "from 0001 to 9999"),
        (["zones", "Asia/Tokyo", "--transitions", "0..2026"], .usage, "from 0001 to 9999"),
        (["zones", "Asia/Tokyo", "--transitions", "２０２６"], .usage, "from 0001 to 9999"),
        (
            ["zones", "Asia/Tokyo", "--search", "x"], .usage,
            "the zone Asia/Tokyo and --search are two questions"
        ),
        (["zones", "Asia/Tokyo", "--country", "JP"], .usage, "two questions"),
        (["zones", "--version", "--country", "JP"], .usage, "--version and --country are two questions"),
        (
            ["zones", "Asia/Tokyo", "--version"], .usage,
            "--version and the zone Asia/Tokyo are two questions"
        ),
        (["zones", "--version", "--transitions", "2026"], .usage, "needs the zone"),
    ])
    func `what is wrong is said with the value`(arguments: [String], status: CommandStatus, part: String)
        throws
    {
        let run = try Workplace().run(arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    /// Singapore went from +07:30 to +08:00 as 1982 began there, when it was 1981 in UTC (`zdump -c 1981,1983 -V`).
    @Test func `the years of the changes are those of the place`() throws {
        let place = try Workplace()
        let change = "1981-12-31T16:00:00Z  +07:30 +0730 to +08:00 +08\n"
        #expect(try place.run("zones", "Asia/Singapore", "--transitions", "1982").output == change)
        #expect(
            try place.run("zones", "Asia/Singapore", "--transitions", "1981").output
                .contains("do not change then"))
        #expect(try place.run("zones", "Asia/Singapore", "--transitions", "1982..9999").output == change)
        #expect(try place.run("zones", "Europe/Paris", "--transitions", "9999").lines.count == 2)
    }

    @Test func `one broken file does not hide the other zones`() throws {
        let place = try Workplace()
        let tree = TestZones.Release.r2026f.directory
        try FileManager.default.createDirectory(
            atPath: place.path + "/zones/Asia", withIntermediateDirectories: true)
        for name in ["UTC", "Asia/Tokyo"] {
            _ = try place.file("zones/\(name)", Fixtures.bytes("\(tree)/\(name)"))
        }
        _ = try place.file("zones/Asia/Seoul", Array(Fixtures.bytes("\(tree)/Asia/Seoul").prefix(100)))
        _ = try place.file("zones/README", "These are zones.")
        let run = try place.run("zones", "--tzdir", place.path + "/zones", "--home", "UTC")
        #expect(run.status == .unavailable)
        #expect(run.lines == ["+09:00 JST    Asia/Tokyo", "+00:00 UTC    UTC"])
        #expect(run.errors.hasPrefix("error: Asia/Seoul: the file ends at byte 100"), "\(run.errors)")
        let json = try place.run("zones", "--tzdir", place.path + "/zones", "--home", "UTC", "--json").json()
        #expect((json["zones"] as? [[String: Any]])?.count == 2)
        let refused = try #require(json["refused"] as? [[String: Any]])
        #expect(refused.map { $0["id"] as? String } == ["Asia/Seoul"])
        #expect(refused.first?["code"] as? String == "malformedZoneData")
        #expect(
            try place.run(
                "when", "@0", "--in", "Asia/Seoul", "--tzdir", place.path + "/zones", "--home", "UTC"
            ).status == .unavailable)
    }

    @Test func `the name of a directory cannot steer a terminal`() throws {
        let place = try Workplace()
        let tree = place.path + "/x\u{1B}[31m"
        try FileManager.default.createSymbolicLink(
            atPath: tree, withDestinationPath: TestZones.Release.r2026f.directory)
        let run = try place.run("zones", "--version", "--tzdir", tree)
        #expect(run.status == .success)
        #expect(!run.output.contains("\u{1B}"))
        #expect(
            try place.run("zones", "--version", "--tzdir", tree, "--json").json()["source"] as? String == tree
        )
    }

    @Test func `an old name leads to its zone, also where the system keeps no file for it`() throws {
        let place = try Workplace()
        let tree = TestZones.Release.r2026f.directory
        try FileManager.default.createDirectory(
            atPath: place.path + "/zones/Asia", withIntermediateDirectories: true)
        for name in ["UTC", "Asia/Kolkata", "tzdata.zi"] {
            _ = try place.file("zones/\(name)", Fixtures.bytes("\(tree)/\(name)"))
        }
        for name in ["Asia/Calcutta", "asia/calcutta", "asia/kolkata"] {
            let run = try place.run(
                "when", "@0", "--in", name, "--tzdir", place.path + "/zones", "--home", "UTC")
            #expect(run.output == "1970-01-01T05:30:00+05:30[\(name)]\n", "\(run.errors)")
        }
        #expect(
            try place.run("when", "@0", "--in", "Asia/Tokyo", "--tzdir", place.path + "/zones").status
                == .usage)
    }
}
