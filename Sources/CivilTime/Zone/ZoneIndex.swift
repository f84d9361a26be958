/// What a zone directory says about itself: its release, its ids, and which of them are links to others.
///
/// The file `tzdata.zi` says all three; without it the directory tree gives the ids, and no link is known.
struct ZoneIndex: Sendable {
    let ids: [ZoneID]
    /// Every id under itself, so that a text in another case finds the database's spelling.
    let spelling: [ZoneID: ZoneID]
    /// The target of every link, links to links followed.
    let canonical: [ZoneID: ZoneID]

    private static let maximumBytes = 4 << 20

    init(directory: String) {
        var names: [ZoneID] = []
        var links: [ZoneID: ZoneID] = [:]
        if let source = FileBytes.read("\(directory)/tzdata.zi", limit: ZoneIndex.maximumBytes) {
            for line in source.split(separator: UInt8(ascii: "\n")) {
                guard line.first == UInt8(ascii: "Z") || line.first == UInt8(ascii: "L") else { continue }
                let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
                    .compactMap { try? ZoneID(String(decoding: $0, as: UTF8.self)) }
                if line.first == UInt8(ascii: "L"), fields.count == 3 {
                    links[fields[2]] = fields[1]
                    names.append(fields[2])
                } else if line.first == UInt8(ascii: "Z"), fields.count >= 2 {
                    names.append(fields[1])
                }
            }
        }
        if names.isEmpty { names = ZoneIndex.walk(directory) }
        ids = names.sorted()
        spelling = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
        canonical = Dictionary(
            links.keys.map { ($0, ZoneIndex.end(of: $0, links)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func end(of name: ZoneID, _ links: [ZoneID: ZoneID]) -> ZoneID {
        var current = name
        for _ in 0..<8 {  // a chain longer than this is a loop
            guard let next = links[current] else { break }
            current = next
        }
        return current
    }

    /// The release that a directory holds, from the first line of `tzdata.zi` or from `+VERSION`.
    static func version(of directory: String) -> String? {
        let marker = "# version "
        if let source = FileBytes.read("\(directory)/tzdata.zi", limit: maximumBytes),
            source.starts(with: marker.utf8)
        {
            let line = source.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(marker.utf8.count)
            return printable(line)
        }
        guard let source = FileBytes.read("\(directory)/+VERSION", limit: 256) else { return nil }
        return printable(source.prefix { $0 != UInt8(ascii: "\n") })
    }

    private static func printable(_ bytes: some Sequence<UInt8>) -> String? {
        let text = String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F }.prefix(32), as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    /// The ids that a tree holds, without its doubles under `posix` and `right`.
    private static func walk(_ directory: String) -> [ZoneID] {
        let hidden: Set = ["posix", "right", "posixrules", "localtime", "Factory", "leapseconds"]
        var found: [ZoneID] = []
        func visit(_ path: String, _ depth: Int) {
            for name in FileBytes.entries(of: path.isEmpty ? directory : "\(directory)/\(path)") {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                if path.isEmpty && (hidden.contains(name) || name.contains(".")) { continue }
                if FileBytes.isDirectory("\(directory)/\(inner)") {
                    if depth < 4 { visit(inner, depth + 1) }
                } else if let id = try? ZoneID(inner), name != "+VERSION" {
                    found.append(id)
                }
            }
        }
        visit("", 0)
        return found
    }
}
