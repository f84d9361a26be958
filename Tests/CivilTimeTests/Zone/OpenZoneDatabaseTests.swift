import Foundation
import TestKit
import Testing

@testable import CivilTime

@Suite("Which zone database is opened") struct OpenZoneDatabaseTests {
    private let old = TestZones.Release.r2025b.directory
    private let new = TestZones.Release.r2026f.directory
    private let nowhere = "/nonexistent/zoneinfo"

    @Test func `the system's places come in their order, and the newest release serves`() throws {
        // The first place with zones is the system's, and the copy in the program is newer than that one.
        let first = try ZoneDatabase.open(directory: nil, tzdir: nil, system: [old, new])
        #expect(first === ZoneDatabase.embedded)
        #expect(ZoneSources(system: [old, new], installed: nil).system?.source == old)
        // Of the same release the system's is taken.
        let second = try ZoneDatabase.open(directory: nil, tzdir: "", system: [nowhere, new, old])
        #expect((second.version, second.source, second.isEmbedded) == ("2026f", new, false))
    }

    @Test func `without a place of the system the copy in the program serves`() throws {
        for places in [[], [nowhere], [nowhere, nowhere]] {
            let database = try ZoneDatabase.open(directory: nil, tzdir: nil, system: places)
            #expect(database.isEmbedded)
            #expect(database === ZoneDatabase.embedded)
        }
    }

    @Test func `a place of the system that holds no zones is passed over`() throws {
        // A folder without zones, a file, a folder of something else, a part of a tree.
        let places = [Fixtures.root + "/tzfixtures", new + "/UTC", Fixtures.root + "/Sources", new + "/Asia"]
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: places).isEmbedded)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: places + [new]).source == new)
    }

    @Test func `a place of the system with nothing but UTC is passed over, and by name it is used`() throws {
        // `Etc` of a tree has UTC and no place on earth, as in images from which the zones were taken out.
        let etc = new + "/Etc"
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: [etc]).isEmbedded)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: [etc, new]).source == new)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: etc, system: [new]).source == etc)
    }

    @Test func `what is named comes first, and is an error when it holds no zones`() throws {
        let database = try ZoneDatabase.open(directory: old, tzdir: new, system: [])
        #expect(database.source == old)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: old, system: [new]).source == old)
        let wrong = #expect(throws: TimeError.self) {
            try ZoneDatabase.open(directory: nowhere, tzdir: old, system: [new])
        }
        #expect(
            wrong?.description
                == "\(nowhere): there is no such directory of time zones; leave it out to use the newest of the zones of "
                + "the system and of the program")
        let empty = #expect(throws: TimeError.self) {
            try ZoneDatabase.open(directory: nil, tzdir: Fixtures.root, system: [new])
        }
        #expect(empty?.code == .noZoneDatabase)
        #expect(empty?.subject == Fixtures.root)
        #expect(
            empty?.reason
                == "the directory holds no compiled time zones (UTC is missing); a tree such as /usr/share/zoneinfo is "
                + "expected; unset TZDIR to use the newest of the zones of the system and of the program")
    }

    @Test func `the newest of system, installed and embedded serves, and an unknown release never`() throws {
        let files = FileManager.default
        let place = files.temporaryDirectory.path + "/meridian-releases-\(UInt64.random(in: 0 ... .max))"
        try files.createDirectory(atPath: place + "/installed", withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: place) }
        let (made, unknown) = (place + "/2027a", place + "/unknown")
        try MadeRelease.make2027a(at: made)
        try MadeRelease.makeUnknown(at: unknown)
        func newest(_ system: [String], _ installed: String? = nil) -> (String, String) {
            let database = ZoneSources(system: system, installed: installed).newest
            return (database.version, database.isEmbedded ? "embedded" : database.source)
        }
        #expect(newest([made]) == ("2027a", made))
        #expect(newest([new]) == ("2026f", new))
        #expect(newest([old]) == ("2026f", "embedded"))
        #expect(newest([unknown]) == ("2026f", "embedded"))
        #expect(newest([nowhere]) == ("2026f", "embedded"))
        // Installed releases: the newest whose directory says what its name does.
        let installed = place + "/installed"
        #expect(newest([old], installed) == ("2026f", "embedded"))
        try files.copyItem(atPath: made, toPath: installed + "/2027b")
        #expect(newest([old], installed) == ("2026f", "embedded"))
        try files.copyItem(atPath: made, toPath: installed + "/2027a")
        try files.createDirectory(atPath: installed + "/2028a", withIntermediateDirectories: true)
        try files.copyItem(atPath: made, toPath: installed + "/.2029a-draft")
        #expect(newest([old], installed) == ("2027a", installed + "/2027a"))
        #expect(ZoneSources(system: [old], installed: installed).newest.isInstalled)
        // Of one release the system's comes first, and a named directory before all.
        #expect(newest([made], installed) == ("2027a", made))
        let named = try ZoneDatabase.open(directory: old, tzdir: nil, system: [made], installed: installed)
        #expect(named.source == old)
    }

    @Test func `answers of an older directory are compared with the newer rules`() throws {
        let watched = try ZoneDatabase(directory: old).comparing(with: .embedded)
        let witness = try #require(watched.witness)
        // Paris is the same under both, and so is Vancouver in summer.
        let paris = try watched.zone(named: "Europe/Paris")
        _ = paris.mapping(of: try CivilDateTime(2026, 12, 15, 12, 0))
        let vancouver = try watched.zone(named: "America/Vancouver")
        _ = vancouver.civil(at: try Instant(parsing: "2026-07-15T12:00:00Z"))
        #expect(witness.difference == nil)
        _ = vancouver.mapping(of: try CivilDateTime(2026, 12, 15, 12, 0))
        let difference = try #require(witness.difference)
        #expect(difference.zone.name == "America/Vancouver")
        #expect(difference.question == "2026-12-15T12:00:00")
        #expect(difference.answer == "2026-12-15T20:00:00Z")
        #expect(difference.newer == "2026-12-15T19:00:00Z")
        // The first one stays.
        _ = vancouver.civil(at: try Instant(parsing: "2027-01-15T12:00:00Z"))
        #expect(witness.difference == difference)
    }

    /// A tree of files, some of them no zones, with the release's own list of ids or without.
    @Test(arguments: [true, false]) func `a file that is no zone is said to be none`(isCatalogued: Bool)
        throws
    {
        let files = FileManager.default
        let tree = files.temporaryDirectory.path + "/meridian-tree-\(UInt64.random(in: 0 ... .max))"
        try files.createDirectory(atPath: tree + "/Asia", withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: tree) }
        for name in ["UTC", "Asia/Tokyo"] + (isCatalogued ? ["tzdata.zi"] : []) {
            try files.copyItem(atPath: "\(new)/\(name)", toPath: "\(tree)/\(name)")
        }
        for (name, text) in [
            ("README", "hello"), ("Asia/Seoul", ""), ("Asia/Dubai", "TZi"), ("Asia/Manila", "TZif2"),
        ] {
            try Data(text.utf8).write(to: URL(filePath: "\(tree)/\(name)"))
        }
        try files.createSymbolicLink(atPath: tree + "/Asia/Bangkok", withDestinationPath: "../nowhere")
        let database = try ZoneDatabase(directory: tree)
        if !isCatalogued { #expect(database.ids.map(\.name) == ["Asia/Manila", "Asia/Tokyo", "UTC"]) }
        #expect(try database.ids.contains(ZoneID("README")) == false)
        for (name, reason) in [
            ("Asia/Seoul", "is no compiled zone: it does not begin with TZif"),
            ("asia/dubai", "is no compiled zone: it does not begin with TZif"),
            ("Asia/Bangkok", "cannot be read; a plain file of at most 1 MiB is expected"),
        ] where isCatalogued || name.first == "A" {
            let error = #expect(throws: TimeError.self) { try database.zone(named: name) }
            #expect(error?.code == .malformedZoneData)
            #expect(error?.subject == name)
            #expect(error?.reason.lowercased() == "the file \(tree)/\(name) \(reason)".lowercased())
        }
        #expect(throws: TimeError.self) { try database.zone(named: "Asia/Manila") }
        let other = #expect(throws: TimeError.self) { try database.zone(named: "README") }
        #expect(other?.code == (isCatalogued ? .unknownZone : .malformedZoneData))
    }

    @Test func `the system zone needs no files of the system`() throws {
        let database = ZoneDatabase.embedded
        #expect(try database.systemZone(tz: "Asia/Tokyo")?.id.name == "Asia/Tokyo")
        #expect(try database.systemZone(tz: ":/usr/share/zoneinfo/Europe/Berlin")?.id.name == "Europe/Berlin")
        #expect(try database.systemZone(tz: "")?.id == .utc)
    }
}
