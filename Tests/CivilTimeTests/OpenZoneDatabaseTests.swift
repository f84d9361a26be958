import Foundation
import TestKit
import Testing

@testable import CivilTime

@Suite("Which zone database is opened") struct OpenZoneDatabaseTests {
    private let old = TestZones.Release.r2025b.directory
    private let new = TestZones.Release.r2026f.directory
    private let nowhere = "/nonexistent/zoneinfo"

    @Test func `the system's places come in their order, and before the copy in the program`() throws {
        let first = try ZoneDatabase.open(directory: nil, tzdir: nil, system: [old, new])
        #expect((first.version, first.source, first.isEmbedded) == ("2025b", old, false))
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
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: places + [old]).source == old)
    }

    @Test func `a place of the system with nothing but UTC is passed over, and by name it is used`() throws {
        // `Etc` of a tree has UTC and no place on earth, as in images from which the zones were taken out.
        let etc = new + "/Etc"
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: [etc]).isEmbedded)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: nil, system: [etc, old]).source == old)
        #expect(try ZoneDatabase.open(directory: nil, tzdir: etc, system: [old]).source == etc)
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
                == "\(nowhere): there is no such directory of time zones; leave it out to use the zones of the system, "
                + "or else of the program")
        let empty = #expect(throws: TimeError.self) {
            try ZoneDatabase.open(directory: nil, tzdir: Fixtures.root, system: [new])
        }
        #expect(empty?.code == .noZoneDatabase)
        #expect(empty?.subject == Fixtures.root)
        #expect(
            empty?.reason
                == "the directory holds no compiled time zones (UTC is missing); a tree such as /usr/share/zoneinfo is "
                + "expected; unset TZDIR to use the zones of the system, or else of the program")
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
