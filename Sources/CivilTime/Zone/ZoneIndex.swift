#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The ids of a zone database.
///
/// In a directory, the file `tzdata.zi` lists the ids and names the release; without it the directory tree gives the
/// ids. ``ZoneLinks`` knows which of them are links.
struct ZoneIndex: Sendable {
    let ids: [ZoneID]
    /// Every id as its own key, so that a text in another case finds the database's spelling.
    let spelling: [ZoneID: ZoneID]
    /// Whether the release lists its ids, so that any other file is not a zone.
    let isCatalogued: Bool
    /// The links that the names were taken from; nil where another list gave them.
    let links: ZoneLinks?

    /// The most bytes of `tzdata.zi`, which lists the zones of a release.
    static let mostBytes = 4 << 20
    /// The most bytes of a file that holds one name, `+VERSION` or `/etc/timezone`.
    static let mostNameBytes = 256
    /// The most levels of folders that are searched for zones where a directory has no list of them.
    private static let mostLevels = 5

    init(directory: String) {
        // `Z name offset …` begins a zone.
        let zones = ZoneIndex.lines(of: directory, beginningWith: UInt8(ascii: "Z")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
            return fields.count > 2 ? ZoneIndex.id(fields[1]) : nil
        }
        let links = ZoneLinks(directory: directory)
        let names = zones + links.names
        self.init(
            names: names.isEmpty ? ZoneIndex.walk(directory) : names, isCatalogued: !names.isEmpty,
            links: links)
    }

    /// - Parameters:
    ///   - names: Every name, including links.
    ///   - isCatalogued: Whether the names are the release's own list.
    ///   - links: The links among them, if they are at hand.
    init(names: [ZoneID], isCatalogued: Bool = true, links: ZoneLinks? = nil) {
        self.isCatalogued = isCatalogued
        self.links = links
        let names = names.filter(\.isPlace)
        ids = names.sorted()
        spelling = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The lines of `tzdata.zi` that begin with a letter; none where there is no such file.
    static func lines(of directory: String, beginningWith letter: UInt8) -> [ArraySlice<UInt8>] {
        guard let source = FileBytes.read("\(directory)/tzdata.zi", limit: mostBytes) else { return [] }
        var lines: [ArraySlice<UInt8>] = []
        source.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                // Thousands of lines, of which one letter wants hundreds: the C library finds their ends fastest.
                let end =
                    memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
                    .map { base.distance(to: UnsafeRawPointer($0)) } ?? bytes.count
                if bytes[start] == letter { lines.append(source[start..<end]) }
                start = end + 1
            }
        }
        return lines
    }

    static func id(_ field: ArraySlice<UInt8>) -> ZoneID? {
        try? ZoneID(String(decoding: field, as: UTF8.self))
    }

    /// The release that a directory holds, from the first line of `tzdata.zi` or from `+VERSION`.
    static func version(of directory: String) -> String? {
        let marker = "# version "
        if let source = FileBytes.read("\(directory)/tzdata.zi", limit: mostBytes, first: 64),
            source.starts(with: marker.utf8)
        {
            let line = source.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(marker.utf8.count)
            return printable(line)
        }
        guard let source = FileBytes.read("\(directory)/+VERSION", limit: mostNameBytes) else { return nil }
        return printable(source.prefix { $0 != UInt8(ascii: "\n") })
    }

    /// The file that states the release of a directory, as it is now; without one, the zone that every database has.
    static func mark(of directory: String) -> FileBytes.Mark? {
        ["tzdata.zi", "+VERSION", "UTC", "Etc/UTC"].lazy
            .compactMap { FileBytes.mark(of: "\(directory)/\($0)") }.first
    }

    private static func printable(_ bytes: some Sequence<UInt8>) -> String? {
        let text = String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F }.prefix(32), as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    private static func isZone(_ path: String) -> Bool {
        FileBytes.read(path, limit: mostBytes, first: 4) == ZoneFiles.mark
    }

    /// The ids in a tree, without the duplicates under `posix` and `right`.
    private static func walk(_ directory: String) -> [ZoneID] {
        let hidden: Set = ["posix", "right", "leapseconds"]
        var found: [ZoneID] = []
        func visit(_ path: String, _ depth: Int) {
            for name in FileBytes.entries(of: path.isEmpty ? directory : "\(directory)/\(path)") {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                if path.isEmpty && (hidden.contains(name) || name.contains(".")) { continue }
                if FileBytes.isDirectory("\(directory)/\(inner)") {
                    // A link to a directory would repeat zones under wrong names.
                    guard FileBytes.linkTarget("\(directory)/\(inner)") == nil else { continue }
                    if depth < mostLevels { visit(inner, depth + 1) }
                } else if let id = try? ZoneID(inner), isZone("\(directory)/\(inner)") {
                    found.append(id)
                }
            }
        }
        visit("", 1)
        return found
    }
}
