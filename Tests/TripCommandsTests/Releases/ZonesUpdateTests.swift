import CivilTime
import Foundation
import Sealing
import TestKit
import Testing

@testable import TripCommands

/// Releases that the system's zic compiles, of the `tzdata.zi` in tzfixtures/.
///
/// The made-up release 2027a is 2026f, but New York keeps -04:00 from August 2027 on.
@Suite("meridian zones update") struct ZonesUpdateTests {
    private static func rules(_ version: String, _ change: (String) -> String = { $0 }) throws -> [UInt8] {
        let text = try Fixtures.text(TestZones.Release.r2026f.directory + "/tzdata.zi")
        return Array(change("# version \(version)\(text.drop { $0 != "\n" })").utf8)
    }

    private static func newYork(_ text: String) -> String {
        text.replacingOccurrences(
            of: "-5 NY E%sT 1967\n-5 u E%sT\n", with: "-5 NY E%sT 1967\n-5 u E%sT 2027 Au\n-4 - AST\n")
    }

    private static func release(_ version: String = "2027a") throws -> [UInt8] {
        let rules = try rules(version, newYork)
        let base = TestZones.Release.r2026f.directory
        let tables = try ["zone.tab", "zone1970.tab", "iso3166.tab"].map {
            ($0, try Fixtures.bytes("\(base)/\($0)"))
        }
        return TestArchive.tar(
            [("version", Array("\(version)\n".utf8)), ("tzdata.zi", rules)] + tables
                + [("Makefile", [1, 2, 3])])
    }

    /// A place whose data directory is its own, without zones of the system.
    private func run(
        _ place: Workplace, _ arguments: [String], programs: [String]? = nil, path: String? = nil,
        input: [UInt8] = []
    ) throws -> CommandRun {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try place.run(
            arguments, input: input,
            environment: ["TZDIR": "", "XDG_DATA_HOME": place.path + "/data", "PATH": path ?? own],
            programs: programs)
    }

    private func kept(_ place: Workplace) -> [String] {
        let folder = place.path + "/data/meridian/zoneinfo"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test(arguments: [true, false])
    func `a newer release serves from then on, without a newer program`(isPacked: Bool) throws {
        let place = try Workplace()
        let bytes = try Self.release()
        let file = try place.file(
            isPacked ? "tzdata2027a.tar.gz" : "tzdata2027a.tar", isPacked ? TestArchive.gzip(bytes) : bytes)
        let when = ["when", "2027-12-15T12:00[America/New_York]", "--in", "UTC", "--json"]
        let before = try run(place, when).json()
        #expect(before["instant"] as? String == "2027-12-15T17:00:00Z")
        let update = try run(place, ["zones", "update", file])
        #expect(update.status == .success, "\(update.errors)")
        let folder = place.path + "/data/meridian/zoneinfo/2027a"
        #expect(update.output == "tz 2027a is installed: 598 zones in \(folder)\n")
        #expect(update.errors == "note: \(file) has no digest and no signature that were checked\n")
        #expect(kept(place) == ["2027a"])
        // By the rule of the release: noon at -04:00.
        let after = try run(place, when).json()
        #expect(after["instant"] as? String == "2027-12-15T16:00:00Z")
        #expect(after["tzdb"] as? String == "2027a")
        #expect(after["tzdbSource"] as? String == "installed")
        #expect(try run(place, ["zones", "America/New_York"]).lines.last == "tz 2027a, installed")
        let version = try run(place, ["zones", "--version"])
        #expect(
            version.lines.map { $0.replacingOccurrences(of: folder, with: "X") }[...3] == [
                "tz 2027a (X)", "system: none", "installed: tz 2027a (X)", "embedded: tz 2026f",
            ])
        #expect(try run(place, ["zones", "--country", "nz"]).lines.count == 2)
        // All else is as it was, and as the fixtures have it.
        let made = try ZoneDatabase(directory: folder)
        let base = try TestZones.database(.r2026f)
        #expect(Set(base.ids).isSubset(of: Set(made.ids)))
        for id in base.ids where !["America/New_York", "US/Eastern", "EST5EDT"].contains(id.name) {
            let (mine, theirs) = (try made.zone(id), try base.zone(id))
            for year in [1930, 1975, 2026, 2027, 2050] {
                let instant = try Instant(parsing: "\(year)-12-15T12:00:00Z")
                #expect(mine.offset(at: instant) == theirs.offset(at: instant), "\(id) \(year)")
            }
        }
        // The same again, and an older one, bring nothing.
        let again = try run(place, ["zones", "update", file])
        #expect(again.status == .badData)
        #expect(again.errors == "error: \(file): is tz 2027a, which is in use already (\(folder))\n")
        let old = try place.file("old.tar", TestArchive.tar([("tzdata.zi", Self.rules("2026g"))]))
        #expect(
            try run(place, ["zones", "update", old]).errors
                == "error: \(old): is tz 2026g, and 2027a is known (\(folder)); expected a newer one\n")
        // A yet newer one does not touch it.
        let next = try place.file("next.zi", Self.rules("2027b"))
        #expect(try run(place, ["zones", "update", next]).status == .success)
        #expect(kept(place) == ["2027a", "2027b"])
        #expect(try run(place, when).json()["tzdb"] as? String == "2027b")
        #expect(try ZoneDatabase(directory: folder).version == "2027a")
    }

    @Test func `a folder, a file of rules and standard input are taken as well`() throws {
        let place = try Workplace()
        let folder = place.path + "/tzdb-2027a"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(Self.rules("2027a")).write(to: URL(fileURLWithPath: folder + "/tzdata.zi"))
        let first = try run(place, ["zones", "update", folder, "--json"])
        #expect(first.status == .success, "\(first.errors)")
        #expect(try first.json()["version"] as? String == "2027a")
        #expect(try first.json()["signer"] is NSNull)
        let second = try run(
            place, ["zones", "update", "-"],
            input: TestArchive.tar([("tzdb-2027b/tzdata.zi", Self.rules("2027b"))]))
        #expect(second.status == .success, "\(second.errors)")
        #expect(kept(place) == ["2027a", "2027b"])
    }

    @Test func `a digest has to be right, given or in a file beside`() throws {
        let place = try Workplace()
        let bytes = try Self.release()
        let file = try place.file("tzdata2027a.tar", bytes)
        // By sha256sum and sha512sum the digests of three letters are these (FIPS 180-4).
        #expect(
            LongDigest(of: Array("abc".utf8)).text.hasPrefix(
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        let (short, long) = (ContentDigest(of: bytes).text, LongDigest(of: bytes).text)
        let wrong = String(repeating: "0", count: 64)
        let refused = try run(place, ["zones", "update", file, "--sha256", wrong])
        #expect(refused.status == .badData)
        #expect(
            refused.errors
                == "error: \(file): has the SHA-256 digest \(short), and --sha256 says \(wrong); nothing was kept\n"
        )
        #expect(
            try run(place, ["zones", "update", file, "--sha512", "abc"]).errors
                == "error: --sha512 abc: is no SHA-512 digest; expected 128 hexadecimal digits\n")
        _ = try place.file("tzdata2027a.tar.sha512", "\(wrong)\(wrong)  tzdata2027a.tar\n")
        #expect(try run(place, ["zones", "update", file]).status == .badData)
        _ = try place.file("tzdata2027a.tar.sha512", "\n")
        #expect(try run(place, ["zones", "update", file]).status == .badData)
        #expect(kept(place).isEmpty)
        _ = try place.file("tzdata2027a.tar.sha512", "\(long)  tzdata2027a.tar\n")
        let taken = try run(place, ["zones", "update", file, "--sha256", short.uppercased(), "--json"])
        #expect(taken.status == .success, "\(taken.errors)")
        #expect(try taken.json()["digests"] as? [String] == ["SHA-256", "SHA-512"])
        #expect(taken.errors.isEmpty)
    }

    /// A gpg that says what the real one does of a signature that is good, bad, and of a key that it does not know.
    @Test(
        arguments: [
            ("GOODSIG AB Paul Eggert <e@x.org>\n[GNUPG:] VALIDSIG AB", 0, "Paul Eggert <e@x.org>", ""),
            ("BADSIG AB Paul Eggert <e@x.org>", 1, nil, "is not good; nothing was kept"),
            ("EXPKEYSIG AB Paul\n[GNUPG:] VALIDSIG AB", 0, nil, "is not good; nothing was kept"),
            ("NO_PUBKEY 7E3792A9D8ACF7D6", 2, nil, "gpg does not know the key 7E3792A9D8ACF7D6"),
        ] as [(String, Int, String?, String)])
    func `a signature beside is checked where gpg knows the key`(
        says: String, status: Int, signer: String?, told: String
    ) throws {
        let place = try Workplace()
        let file = try place.file("tzdata2027a.tar", Self.release())
        _ = try place.file("tzdata2027a.tar.asc", "signature")
        let gpg = try place.file("gpg", "#!/bin/sh\nprintf '[GNUPG:] \(says)\\n'\nexit \(status)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gpg)
        let own = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let update = try run(place, ["zones", "update", file, "--json"], path: place.path + ":" + own)
        let isRefused = told.hasPrefix("is not good")
        #expect(update.status == (isRefused ? .badData : .success), "\(update.errors)")
        #expect(told.isEmpty ? update.errors.isEmpty : update.errors.contains(told))
        #expect(kept(place) == (isRefused ? [] : ["2027a"]))
        if let signer { #expect(try update.json()["signer"] as? String == signer) }
    }

    @Test func `what is broken or hostile is refused, and nothing is kept`() throws {
        let place = try Workplace()
        let good = try Self.release()
        func archive(_ version: String = "2027a", _ change: (String) -> String) throws -> [UInt8] {
            TestArchive.tar([("tzdata.zi", try Self.rules(version, change))])
        }
        let cases: [(name: String, bytes: [UInt8], says: String)] = [
            ("empty", [], "is no archive of a release"),
            ("text", Array("hello".utf8), "is no archive of a release"),
            ("cut.tar", Array(good.prefix(60_000)), "ends within a file"),
            ("cut.tar.gz", Array(TestArchive.gzip(good).prefix(60_000)), "is damaged: gzip cannot unpack it"),
            (
                "sum.tar", good.enumerated().map { $0.offset == 3 ? 0x41 : $0.element },
                "is no archive of a release"
            ),
            (
                "twice.tar", TestArchive.tar([("version", [1]), ("tzdata.zi", []), ("version", [2])]),
                "has two files version"
            ),
            (
                "link.tar", TestArchive.tar([("tzdata.zi@", []), ("version", Array("2027a".utf8))]),
                "has no rules"
            ),
            ("none.tar", TestArchive.tar([("README", [1])]), "says no release of the tz database"),
            (
                "mixed.tar",
                TestArchive.tar([("version", Array("2027b\n".utf8)), ("tzdata.zi", try Self.rules("2027a"))]),
                "its file version says 2027b, and its tzdata.zi 2027a"
            ),
            ("odd.tar", try archive("twenty") { $0 }, "twenty: is no release of the tz database"),
            ("syntax.tar", try archive { $0 + "Q Europe/Nowhere\n" }, "zic refuses it"),
            (
                "parent.tar", try archive { $0 + "L Europe/Paris ../../escaped\n" },
                "`../../escaped` is no name of a zone"
            ),
            (
                "root.tar", try archive { $0 + "Li Europe/Paris /tmp/escaped\n" },
                "`/tmp/escaped` is no name of a zone"
            ),
            (
                "quoted.tar", try archive { $0 + "ZONE \"../x y\" 1 - X\n" }, "is no name of a zone"
            ),
            (
                "few.tar",
                TestArchive.tar([
                    ("version", Array("2027a\n".utf8)),
                    ("europe", Array("Zone Europe/Paris 1 - CET\nZone UTC 0 - UTC\n".utf8)),
                ]), "is no whole release"
            ),
        ]
        for (name, bytes, says) in cases {
            let file = try place.file(name, bytes)
            let update = try run(place, ["zones", "update", file])
            #expect(update.status == .badData, "\(name)")
            #expect(update.errors.hasPrefix("error: \(file): "), "\(name): \(update.errors)")
            #expect(update.errors.contains(says), "\(name): \(update.errors)")
            #expect(update.errors.split(separator: "\n").count == 1, "\(name): \(update.errors)")
            #expect(kept(place).isEmpty, "\(name)")
        }
        #expect(!FileManager.default.fileExists(atPath: place.path + "/escaped"))
        #expect(try run(place, ["zones", "update", place.path + "/missing.tar"]).status == .noInput)
        #expect(try run(place, ["zones", "update"]).status == .usage)
    }

    @Test func `without zic, and without gzip, it is said what to install`() throws {
        let place = try Workplace()
        let file = try place.file("tzdata2027a.tar", Self.release())
        let update = try run(place, ["zones", "update", file], programs: [], path: "/nowhere")
        #expect(update.status == .unavailable)
        #expect(update.errors.contains("zic, is not installed; on Debian and Ubuntu it is in libc-bin"))
        let packed = try place.file("tzdata2027a.tar.gz", TestArchive.gzip(try Self.release()))
        let other = try run(place, ["zones", "update", packed], programs: [], path: "/nowhere")
        #expect(other.status == .unavailable)
        #expect(other.errors.contains("gzip is not installed"))
        #expect(kept(place).isEmpty)
    }

    @Test func `what a broken installation left behind is replaced, and never read`() throws {
        let place = try Workplace()
        let folder = place.path + "/data/meridian/zoneinfo/2027a/Europe"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(try run(place, ["zones", "--version"]).lines.first?.hasPrefix("tz 2026f (embedded") == true)
        let file = try place.file("tzdata2027a.tar", Self.release())
        let update = try run(place, ["zones", "update", file])
        #expect(update.status == .success, "\(update.errors)")
        #expect(kept(place) == ["2027a"])
    }

    @Test func `a reader keeps its release while a newer one is installed`() throws {
        let place = try Workplace()
        let first = try place.file("a.tar", Self.release())
        #expect(try run(place, ["zones", "update", first]).status == .success)
        let sources = ZoneSources(system: [], installed: place.path + "/data/meridian/zoneinfo")
        let reader = sources.newest
        #expect(reader.version == "2027a")
        let second = try place.file("b.tar", TestArchive.tar([("tzdata.zi", Self.rules("2027b"))]))
        #expect(try run(place, ["zones", "update", second]).status == .success)
        // New York keeps -04:00 by the release that is read, and only by that one.
        #expect(reader.isAsOpened)
        let instant = try Instant(parsing: "2027-12-15T12:00:00Z")
        #expect(try reader.zone(named: "America/New_York").offset(at: instant).description == "-04:00")
    }
}

/// The bounds of what is read of a release, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of releases") struct ZonesUpdateLimitTests {
    private func says(_ place: Workplace, _ name: String, _ bytes: [UInt8]) throws -> String {
        let own = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try place.run(
            ["zones", "update", place.file(name, bytes)],
            environment: ["TZDIR": "", "XDG_DATA_HOME": place.path + "/data", "PATH": own]
        ).errors
    }

    @Test func `an archive has four mebibytes at most`() throws {
        let place = try Workplace()
        let zeros = [UInt8](repeating: 0, count: 4 << 20)
        #expect(try says(place, "most.tar", zeros).contains("is no archive of a release"))
        let above = try says(place, "above.tar", zeros + [0])
        #expect(above.contains("has 4194305 bytes; an archive of a release has at most 4194304"))
    }

    @Test func `an archive unpacks to sixteen mebibytes at most`() throws {
        let place = try Workplace()
        let gzip = try #require(OtherProgram("gzip", in: place.context()))
        func packed(_ count: Int) throws -> [UInt8] {
            let plain = try place.file("zeros", [UInt8](repeating: 0, count: count))
            return try gzip.run(
                ["-c"], input: plain, answer: place.path + "/packed", most: 1 << 20, patience: 60,
                environment: [:], mixed: false
            ).bytes
        }
        #expect(try says(place, "most.gz", packed(16 << 20)).contains("is no archive of a release"))
        #expect(
            try says(place, "above.gz", packed(16 << 20 + 1)).contains(
                "unpacks to more than 16777216 bytes, which no release has"))
    }

    @Test func `a file of a release has four mebibytes at most`() throws {
        func rules(_ count: Int) -> [UInt8] {
            let head = Array("# version 2027a\n".utf8)
            return head + [UInt8](repeating: UInt8(ascii: "#"), count: count - head.count)
        }
        #expect(try ReleaseSource(["tzdata.zi": rules(4 << 20)], of: "x").release.description == "2027a")
        let refusal = #expect(throws: CommandFailure.self) {
            try ReleaseSource(["tzdata.zi": rules(4 << 20 + 1)], of: "x")
        }
        #expect(
            refusal?.message == "x: tzdata.zi has 4194305 bytes; a release has at most 4194304")
    }

    @Test func `a file with a digest has four kibibytes at most`() throws {
        for (count, says) in [(4_096, "has the SHA-256 digest"), (4_097, "has no digest")] {
            let place = try Workplace()
            let digest = Array(String(repeating: "0", count: 64).utf8)
            _ = try place.file(
                "a.tar.sha256", digest + [UInt8](repeating: 0x20, count: count - digest.count))
            #expect(try self.says(place, "a.tar", [1]).contains(says))
        }
    }

    @Test func `other programs are waited for, and then stopped`() throws {
        let place = try Workplace()
        let path = try place.file("slow", "#!/bin/sh\n[ $1 = 60 ] && exec sleep 60\necho done\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        var context = try place.context()
        context.programDirectories = [place.path]
        let slow = try #require(OtherProgram("slow", in: context))
        func run(_ seconds: String, most: Int = 100, patience: Double) throws -> String {
            try slow.run(
                [seconds], answer: place.path + "/answer", most: most, patience: patience,
                environment: ["PATH": "/usr/bin:/bin"], mixed: true
            ).text
        }
        #expect(try run("0", patience: 60) == "done\n")
        #expect(throws: OtherProgram.Refusal.tooSlow) { try run("60", patience: 0.2) }
        #expect(throws: OtherProgram.Refusal.tooMuch) { try run("0", most: 4, patience: 60) }
    }
}

extension Workplace {
    /// A world without an environment, for what asks for one.
    fileprivate func context() throws -> CommandContext {
        CommandContext(
            environment: [:], standardInput: { _ in [] }, output: CapturedOutput(), errors: CapturedOutput(),
            columns: nil, clock: FixedNow(.epoch))
    }
}
