import CivilTime
import Messages
import Rendering

/// The source files of one release of the tz database.
struct ReleaseSource: Sendable {
    /// The release that the files name.
    let release: ZoneRelease
    /// The input of `zic`: `tzdata.zi` alone, or the files of the continents.
    let sources: [(name: String, bytes: [UInt8])]
    /// The files that are kept beside the compiled zones.
    let tables: [(name: String, bytes: [UInt8])]

    /// The one file that has all rules.
    static let compact = "tzdata.zi"
    /// The files that together have all rules, in the order of the release's own Makefile.
    static let regions = [
        "africa", "antarctica", "asia", "australasia", "europe", "northamerica", "southamerica", "etcetera",
        "factory", "backward",
    ]
    private static let tableNames = ["zone.tab", "zone1970.tab", "iso3166.tab"]

    /// The files of a release that are read.
    static let names = Set([compact, "version"] + regions + tableNames)

    /// The most bytes of one file of a release of the tz database.
    static let mostFileBytes = 4 << 20

    /// Checks the files of a release.
    ///
    /// - Parameters:
    ///   - files: The files by their names.
    ///   - name: What messages call them together.
    /// - Throws: A ``CommandFailure`` with status 65 for files that are no release.
    init(_ files: [String: [UInt8]], of name: String) throws {
        if let large = files.first(where: { $0.value.count > Self.mostFileBytes }) {
            throw Self.refusal(
                name,
                tr("\(large.key) has \(large.value.count) bytes; a release has at most \(Self.mostFileBytes)")
            )
        }
        let stated = [files["version"], files[Self.compact].flatMap(Self.header)].compactMap(\.self).map {
            String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self)
        }
        guard let version = stated.first, let release = ZoneRelease(version), release.description == version
        else {
            throw Self.refusal(
                name,
                stated.isEmpty
                    ? tr(
                        "says no release of the tz database; a release archive such as tzdata2026f.tar.gz is expected"
                    )
                    : tr(
                        "\(Printable.name(stated[0])): is no release of the tz database; expected one like 2026f"
                    ))
        }
        guard stated.allSatisfy({ $0 == version }) else {
            throw Self.refusal(
                name,
                tr(
                    "its file version says \(version), and its tzdata.zi \(Printable.name(stated[1])); expected one release"
                ))
        }
        self.release = release
        if let bytes = files[Self.compact] {
            sources = [(Self.compact, bytes)]
        } else {
            sources = Self.regions.compactMap { name in files[name].map { (name, $0) } }
        }
        guard !sources.isEmpty else {
            throw Self.refusal(name, tr("has no rules; expected tzdata.zi, or files such as europe and asia"))
        }
        for source in sources { try Self.check(source.bytes, "\(name): \(source.name)") }
        tables =
            Self.tableNames.compactMap { name in files[name].map { (name, $0) } }
            + (files[Self.compact] == nil
                ? [("+VERSION", Array((version + "\n").utf8))] : sources)
    }

    private static func refusal(_ name: String, _ reason: String) -> CommandFailure {
        CommandFailure("bad-release", "\(Printable.line(name)): \(reason)", status: .badData)
    }

    private static func header(of bytes: [UInt8]) -> [UInt8]? {
        let mark = Array("# version ".utf8)
        guard bytes.starts(with: mark) else { return nil }
        return Array(bytes.dropFirst(mark.count).prefix { $0 != 0x0A })
    }

    /// Refuses names that are no zone's, since the compiler creates a file for each.
    private static func check(_ bytes: [UInt8], _ place: String) throws {
        guard !bytes.contains(0) else { throw refusal(place, tr("is no text")) }
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let fields = line.prefix { $0 != UInt8(ascii: "#") }
                .split { $0 == 0x20 || (0x09...0x0D).contains($0) }
                .map { String(decoding: $0, as: UTF8.self) }
            guard let keyword = fields.first?.lowercased(), !keyword.isEmpty else { continue }
            // zic accepts any prefix of a keyword.
            let named: ArraySlice<String> =
                "zone".hasPrefix(keyword)
                ? fields.dropFirst().prefix(1)
                : "link".hasPrefix(keyword) ? fields.dropFirst().prefix(2) : []
            for name in named where (try? ZoneID(name)) == nil || name.hasPrefix("-") || name.contains("\"") {
                throw refusal(
                    place,
                    tr(
                        "line \(index + 1): `\(Printable.name(name))` is no name of a zone; expected one like Europe/Paris"
                    ))
            }
        }
    }
}
