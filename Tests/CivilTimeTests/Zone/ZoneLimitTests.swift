import CivilTime
import Foundation
import TestKit
import Testing

/// The bounds of what is read of a zone database, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of zones") struct ZoneLimitTests {
    /// A directory of compiled zones with nothing but UTC in it, gone when the test is over.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/zone-limits-" + UUID().uuidString

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try write("UTC", TZifFile(first: 0, changes: []).bytes)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ bytes: [UInt8]) throws {
            let file = URL(fileURLWithPath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }

        func write(_ name: String, _ text: String, paddedTo size: Int) throws {
            let bytes = Array(text.utf8)
            try write(name, bytes + [UInt8](repeating: UInt8(ascii: "#"), count: size - bytes.count))
        }
    }

    /// A compiled zone of a size: its block of version 1, which nobody reads, has names without end.
    private func zone(of size: Int) -> [UInt8] {
        var bytes = TZifFile(first: 3600, changes: []).bytes
        let padding = size - bytes.count
        bytes.insert(contentsOf: [UInt8](repeating: 0, count: padding), at: 51)
        for (index, shift) in [24, 16, 8, 0].enumerated() {
            bytes[40 + index] = UInt8(truncatingIfNeeded: (padding + 1) >> shift)
        }
        return bytes
    }

    @Test func `a compiled zone has a mebibyte at most`() throws {
        let (most, above) = (zone(of: 1 << 20), zone(of: 1 << 20 + 1))
        #expect(try TZifData(most, name: "a").first.offset.totalSeconds == 3600)
        let error = #expect(throws: TimeError.self) { try TZifData(above, name: "a") }
        #expect(error?.code == .malformedZoneData)
        #expect(error?.description.contains("1048577 bytes") == true)
        let folder = try Folder()
        try folder.write("Big/Most", most)
        try folder.write("Big/Above", above)
        let database = try ZoneDatabase(directory: folder.path)
        #expect(try database.zone(named: "Big/Most").offset(at: .epoch).totalSeconds == 3600)
        let refusal = #expect(throws: TimeError.self) { try database.zone(named: "Big/Above") }
        #expect(refusal?.code == .malformedZoneData)
        #expect(refusal?.description.contains("at most 1 MiB") == true)
    }

    @Test func `the table of a compiled zone has 20,000 changes at most`() throws {
        func zone(_ count: Int) -> [UInt8] {
            TZifFile(first: 0, changes: (1...count).map { (Int64($0) * 172_800, $0 % 2 * 3600) }).bytes
        }
        #expect(try TZifData(zone(20_000), name: "a").changes.count == 20_000)
        let error = #expect(throws: TimeError.self) { try TZifData(zone(20_001), name: "a") }
        #expect(error?.code == .malformedZoneData)
        #expect(error?.description.contains("20001 changes are more than any zone has") == true)
    }

    @Test func `the table of countries has a mebibyte at most`() throws {
        let folder = try Folder()
        try folder.write("zone.tab", "JP\t+0\tAsia/Tokyo\n", paddedTo: 1 << 20)
        #expect(try ZoneDatabase(directory: folder.path).zones(inCountry: "JP").map(\.name) == ["Asia/Tokyo"])
        try folder.write("zone.tab", "JP\t+0\tAsia/Tokyo\n", paddedTo: 1 << 20 + 1)
        let database = try ZoneDatabase(directory: folder.path)
        let error = #expect(throws: TimeError.self) { try database.zones(inCountry: "JP") }
        #expect(error?.code == .noZoneDatabase)
    }

    @Test func `the list of the zones of a release has four mebibytes at most`() throws {
        let folder = try Folder()
        try folder.write("tzdata.zi", "# version 2099z\nZ Etc/UTC 0 - UTC\n", paddedTo: 4 << 20)
        let database = try ZoneDatabase(directory: folder.path)
        #expect(database.version == "2099z")
        #expect(database.ids.map(\.name) == ["Etc/UTC"])
        try folder.write("tzdata.zi", "# version 2099z\nZ Etc/UTC 0 - UTC\n", paddedTo: 4 << 20 + 1)
        let other = try ZoneDatabase(directory: folder.path)
        #expect(other.version == "unknown")
        #expect(other.ids.map(\.name) == ["UTC"])
    }

    @Test func `a file with one name has 256 bytes at most`() throws {
        let folder = try Folder()
        try folder.write("+VERSION", "2099z\n", paddedTo: 256)
        #expect(try ZoneDatabase(directory: folder.path).version == "2099z")
        try folder.write("+VERSION", "2099z\n", paddedTo: 257)
        #expect(try ZoneDatabase(directory: folder.path).version == "unknown")
    }

    @Test func `without a list zones are looked for on five levels`() throws {
        let folder = try Folder()
        let zone = TZifFile(first: 3600, changes: []).bytes
        try folder.write("A/B/C/D/Most", zone)
        try folder.write("A/B/C/D/E/Above", zone)
        let database = try ZoneDatabase(directory: folder.path)
        #expect(database.ids.map(\.name) == ["A/B/C/D/Most", "UTC"])
        // A name that somebody says needs no list.
        #expect(throws: Never.self) { try database.zone(named: "A/B/C/D/E/Above") }
    }

    @Test(arguments: [(8, "Asia/Tokyo"), (9, nil)])
    func `eight links are followed to the name of the machine's zone`(_ links: Int, _ name: String?) throws {
        let folder = try Folder()
        for number in 1...links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/link\(number)",
                withDestinationPath: number == links ? "/nowhere/zoneinfo/Asia/Tokyo" : "link\(number + 1)")
        }
        let found = try TestZones.database(.r2026f).systemZone(
            tz: nil, localtime: folder.path + "/link1", timezone: folder.path + "/none")
        #expect(found?.id.name == name)
    }

    @Test func `a zone's name has 255 bytes at most`() throws {
        #expect(try ZoneID(String(repeating: "a", count: 255)).name.utf8.count == 255)
        let error = #expect(throws: TimeError.self) { try ZoneID(String(repeating: "a", count: 256)) }
        #expect(error?.code == .unknownZone)
    }

    @Test func `an abbreviation of a rule has 32 letters at most`() throws {
        #expect(throws: Never.self) { try POSIXRule(parsing: String(repeating: "A", count: 32) + "-1") }
        #expect(throws: TimeError.self) { try POSIXRule(parsing: String(repeating: "A", count: 33) + "-1") }
    }

    @Test func `an offset is less than 26 hours`() throws {
        #expect(try UTCOffset(totalSeconds: 93_599).description == "+25:59:59")
        #expect(try UTCOffset(totalSeconds: -93_599).description == "-25:59:59")
        for seconds in [93_600, -93_600] {
            let error = #expect(throws: TimeError.self) { try UTCOffset(totalSeconds: seconds) }
            #expect(error?.code == .outOfRange)
        }
    }

    @Test func `the calendar has the years -9999 to 9999`() throws {
        #expect(try CivilDate(9999, 12, 31) == .latest)
        #expect(try CivilDate(-9999, 1, 1) == .earliest)
        for year in [10_000, -10_000] {
            let error = #expect(throws: TimeError.self) { try CivilDate(year, 6, 1) }
            #expect(error?.code == .outOfRange)
        }
        #expect(throws: TimeError.self) { try CivilDate.latest.adding(days: 1) }
        #expect(throws: TimeError.self) { try CivilDate.earliest.adding(days: -1) }
        let last = Instant.latest.secondsSinceEpoch
        #expect(try Instant(secondsSinceEpoch: last) == .latest)
        #expect(throws: TimeError.self) { try Instant(secondsSinceEpoch: last + 1) }
    }

    @Test func `a database knows when others were put in its place`() throws {
        let folder = try Folder()
        try folder.write("tzdata.zi", Array("# version 2098a\n".utf8))
        let database = try ZoneDatabase(directory: folder.path)
        #expect(database.isAsOpened)
        try folder.write("Asia/Tokyo", TZifFile(first: 32_400, changes: []).bytes)
        #expect(database.isAsOpened)
        try folder.write("tzdata.zi", Array("# version 2098b\n".utf8))
        #expect(!database.isAsOpened)
        #expect(try ZoneDatabase(directory: folder.path).isAsOpened)
    }
}
