import CivilTime
import Foundation
import TestKit
import Testing

/// A machine's own zone, with its two files in a folder of the test's own.
@Suite("The zone of the machine") struct SystemZoneTests {
    private struct Machine: ~Copyable {
        let folder: URL
        var localtime: String { folder.path + "/localtime" }
        var timezone: String { folder.path + "/timezone" }

        init() throws {
            folder = FileManager.default.temporaryDirectory
                .appending(path: "meridian-system-\(UInt64.random(in: 0 ... .max))")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func link(to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: localtime, withDestinationPath: target)
        }

        func copy(_ zone: String) throws {
            try FileManager.default.copyItem(
                atPath: "\(TestZones.Release.r2026f.directory)/\(zone)", toPath: localtime)
        }

        func name(_ text: String) throws {
            try Data(text.utf8).write(to: URL(filePath: timezone))
        }

        func zone(tz: String? = nil) throws -> Zone? {
            try TestZones.database(.r2026f).systemZone(tz: tz, localtime: localtime, timezone: timezone)
        }
    }

    @Test(arguments: [
        "/usr/share/zoneinfo/", "../usr/share/zoneinfo/", "/usr/share/zoneinfo.default/../zoneinfo/",
    ])
    func `a link names the zone by where it leads`(tree: String) throws {
        let machine = try Machine()
        try machine.link(to: tree + "America/Argentina/Ushuaia")
        try machine.name("Europe/Paris\n")
        #expect(try machine.zone()?.id.name == "America/Argentina/Ushuaia")
    }

    @Test func `a link to a link is followed`() throws {
        let machine = try Machine()
        try machine.link(to: "second")
        try FileManager.default.createSymbolicLink(
            atPath: machine.folder.path + "/second", withDestinationPath: "/etc/zoneinfo/Asia/Tokyo")
        #expect(try machine.zone()?.id.name == "Asia/Tokyo")
        #expect(try machine.zone(tz: ":" + machine.localtime)?.id.name == "Asia/Tokyo")
    }

    @Test(arguments: ["//Asia/Tokyo", "/./Asia/Tokyo", "/Asia/../Asia/Tokyo", "/Asia//Tokyo"])
    func `a path is read as the file system reads it`(path: String) throws {
        #expect(try Machine().zone(tz: "/usr/share/zoneinfo" + path)?.id.name == "Asia/Tokyo")
    }

    @Test func `in a tree that nobody vouches for the file counts, not its name`() throws {
        let machine = try Machine()
        let tree = machine.folder.path + "/zoneinfo"
        try FileManager.default.createDirectory(atPath: tree + "/Asia", withIntermediateDirectories: true)
        for (zone, name) in [
            ("Asia/Tokyo", "UTC"), ("Europe/Paris", "Asia/Tokyo"), ("Asia/Calcutta", "Asia/Calcutta"),
        ] {
            try FileManager.default.copyItem(
                atPath: "\(TestZones.Release.r2026f.directory)/\(zone)", toPath: "\(tree)/\(name)")
            #expect(try machine.zone(tz: "\(tree)/\(name)")?.id.name == zone)
        }
        // Of another release the file is none of this one's zones, and its name is all there is.
        try FileManager.default.copyItem(
            atPath: "\(TestZones.Release.r2025b.directory)/America/Vancouver",
            toPath: tree + "/Asia/Vancouver")
        try FileManager.default.moveItem(atPath: tree + "/Asia", toPath: tree + "/America")
        #expect(try machine.zone(tz: tree + "/America/Vancouver")?.id.name == "America/Vancouver")
    }

    @Test func `a link that leads in a circle says nothing`() throws {
        let machine = try Machine()
        try machine.link(to: "localtime")
        try machine.name("Asia/Tokyo")
        #expect(try machine.zone() == nil)
    }

    @Test func `a link to a zone that is not in the database is an error`() throws {
        let machine = try Machine()
        try machine.link(to: "/usr/share/zoneinfo/Mars/Olympus_Mons")
        #expect(throws: TimeError.self) { try machine.zone() }
    }

    @Test func `a copy is known by its bytes`() throws {
        let machine = try Machine()
        try machine.copy("Australia/Lord_Howe")
        #expect(try machine.zone()?.id.name == "Australia/Lord_Howe")
        #expect(try machine.zone(tz: machine.localtime)?.id.name == "Australia/Lord_Howe")
    }

    @Test func `of the names of a copy the one beside it is taken, else the zone's own`() throws {
        let machine = try Machine()
        try machine.copy("Asia/Calcutta")
        #expect(try machine.zone()?.id.name == "Asia/Kolkata")
        try machine.name("Asia/Calcutta\n")
        #expect(try machine.zone()?.id.name == "Asia/Calcutta")
    }

    @Test func `a name beside a copy of another zone is not believed`() throws {
        let machine = try Machine()
        try machine.copy("Australia/Lord_Howe")
        try machine.name("Europe/Paris\n")
        #expect(try machine.zone()?.id.name == "Australia/Lord_Howe")
    }

    @Test func `a copy of another release is known by the trees of the system`() throws {
        let machine = try Machine()
        let old = TestZones.Release.r2025b.directory
        try FileManager.default.copyItem(atPath: old + "/America/Vancouver", toPath: machine.localtime)
        let database = try TestZones.database(.r2026f)
        func zone(_ trees: [String]) throws -> Zone? {
            try database.systemZone(
                tz: nil, localtime: machine.localtime, timezone: machine.timezone, trees: trees)
        }
        #expect(try zone([]) == nil)
        // Nobody mixes the rules: the zone is named by the one release and has the rules of the other.
        let found = try #require(try zone([old]))
        #expect(found == (try TestZones.zone("America/Vancouver", .r2026f)))
        #expect(found != (try TestZones.zone("America/Vancouver", .r2025b)))
        try machine.name("Canada/Pacific\n")
        #expect(try zone([old])?.id.name == "Canada/Pacific")
    }

    /// Small trees have `UTC` alone, and machines say `Etc/UTC`.
    @Test(arguments: ["Etc/UTC", "etc/utc", "UTC", "Etc/UCT", "Zulu", "posix/Etc/UTC", ":Etc/Zulu"])
    func `a name of UTC that a directory lacks is UTC`(name: String) throws {
        let machine = try Machine()
        let tree = machine.folder.path + "/small"
        try FileManager.default.createDirectory(atPath: tree + "/Europe", withIntermediateDirectories: true)
        for zone in ["UTC", "Europe/Paris"] {
            try FileManager.default.copyItem(
                atPath: "\(TestZones.Release.r2026f.directory)/\(zone)", toPath: "\(tree)/\(zone)")
        }
        let database = try ZoneDatabase(directory: tree)
        #expect(try database.systemZone(tz: name)?.offset(at: .epoch) == .zero)
        let link = name.drop { $0 == ":" }
        try machine.link(to: "/usr/share/zoneinfo/\(link)")
        let linked = try database.systemZone(
            tz: nil, localtime: machine.localtime, timezone: machine.timezone)
        #expect(linked?.offset(at: .epoch) == .zero)
        // Another zone that it lacks is still an error, and no other place.
        #expect(throws: TimeError.self) { try database.systemZone(tz: "Asia/Tokyo") }
        #expect(throws: TimeError.self) { try database.systemZone(tz: "GMT") }
    }

    @Test func `a file that is no zone says nothing, whatever name lies beside it`() throws {
        let machine = try Machine()
        try Data("TZif2 and then nothing".utf8).write(to: URL(filePath: machine.localtime))
        try machine.name("Europe/Paris\n")
        #expect(try machine.zone() == nil)
    }

    @Test(arguments: [
        ("Europe/Paris\n", "Europe/Paris"), ("Europe/Paris", "Europe/Paris"),
        ("Etc/UTC # chosen\n", "Etc/UTC"),
    ])
    func `without the file the name alone is taken`(text: String, name: String) throws {
        let machine = try Machine()
        try machine.name(text)
        #expect(try machine.zone()?.id.name == name)
    }

    @Test(arguments: ["", "\n", "Mars/Olympus_Mons\n", "../../etc/passwd"])
    func `a name that is none says nothing`(text: String) throws {
        let machine = try Machine()
        #expect(try machine.zone() == nil)
        try machine.name(text)
        #expect(try machine.zone() == nil)
    }

    @Test(arguments: ["", ":"]) func `an empty TZ is UTC, whatever the files say`(tz: String) throws {
        let machine = try Machine()
        try machine.copy("Europe/Paris")
        #expect(try machine.zone(tz: tz)?.id == .utc)
    }
}
