public import CivilTime
import Foundation

/// Directories of compiled zones that no release has, made of those in tzfixtures/ for one test.
public enum MadeRelease {
    /// The twenty zones of the golden tables, in the order of their names.
    public static let zones: [String] =
        (try? TestZones.table("transitions.tsv", .r2026f))?.map { $0[0] }
        .filter { !$0.isEmpty } ?? []

    /// The zone of release 2026f whose file a made-up 2027a has under a name: the next one of the twenty.
    ///
    /// - Parameter name: One of ``zones``.
    /// - Returns: Another one.
    public static func standIn(for name: String) -> String {
        let index = zones.firstIndex(of: name) ?? 0
        return zones[(index + 1) % zones.count]
    }

    /// Makes a release 2027a in which each of twenty zones has the clocks of another one, and which else is 2026f.
    ///
    /// - Parameter path: Where the directory is to be.
    /// - Throws: What the files throw.
    public static func make2027a(at path: String) throws {
        let base = TestZones.Release.r2026f.directory
        try FileManager.default.copyItem(atPath: base, toPath: path)
        for zone in zones {
            try replace("\(path)/\(zone)", with: Fixtures.bytes("\(base)/\(standIn(for: zone))"))
        }
        try say("2027a", at: path)
    }

    /// Makes a directory with the zones of release 2025b that does not say its release.
    ///
    /// - Parameter path: Where the directory is to be.
    /// - Throws: What the files throw.
    public static func makeUnknown(at path: String) throws {
        try FileManager.default.copyItem(atPath: TestZones.Release.r2025b.directory, toPath: path)
        try FileManager.default.removeItem(atPath: path + "/tzdata.zi")
    }

    /// Has the `tzdata.zi` of a directory say another release.
    ///
    /// - Parameters:
    ///   - version: The release.
    ///   - path: The directory.
    /// - Throws: What the files throw.
    public static func say(_ version: String, at path: String) throws {
        let text = try Fixtures.text(path + "/tzdata.zi")
        let rest = text.drop { $0 != "\n" }
        try replace(path + "/tzdata.zi", with: Array("# version \(version)\(rest)".utf8))
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws {
        try? FileManager.default.removeItem(atPath: path)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// The instant of a clock reading by the golden table of a release, which zdump made.
    ///
    /// - Parameters:
    ///   - local: A reading that is neither skipped nor repeated.
    ///   - zone: One of ``zones``.
    ///   - release: The release of the table.
    /// - Returns: The seconds since the epoch; nil when the table does not say.
    /// - Throws: What the table throws.
    public static func second(
        of local: CivilDateTime, in zone: String, _ release: TestZones.Release
    ) throws -> Int64? {
        var name = ""
        var rows: [(instant: Int64, offset: Int64)] = []
        for row in try TestZones.table("transitions.tsv", release) {
            if !row[0].isEmpty { name = row[0] }
            guard name == zone else { continue }
            let instant = try Instant(parsing: row[1]).secondsSinceEpoch
            rows.append((instant, Int64(try UTCOffset(parsing: row[2]).totalSeconds)))
        }
        for (index, row) in rows.enumerated() {
            let second = local.secondsSinceEpoch - row.offset
            let end = index + 1 < rows.count ? rows[index + 1].instant : .max
            if second >= row.instant, second < end { return second }
        }
        return nil
    }
}
