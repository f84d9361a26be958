/// Which names of a zone database are links to others.
///
/// A run asks about two or three names of several hundred, so the lines are found by their last word and not parsed.
struct ZoneLinks: Sendable {
    private enum Source {
        /// Lines of `tzdata.zi` that begin with an L, `L target name`, and the last one with each name, by a digest.
        case lines([ArraySlice<UInt8>], last: [UInt64: Int])
        /// The target of each link, a zone or another link.
        case table([ZoneID: ZoneID])
    }

    private let source: Source

    /// Reads the links of a directory; there are none without the file `tzdata.zi`.
    init(directory: String) {
        let lines = ZoneIndex.lines(of: directory, beginningWith: UInt8(ascii: "L"))
        var last: [UInt64: Int] = [:]
        last.reserveCapacity(lines.count)
        for (index, line) in lines.enumerated() {
            let space = line.lastIndex(of: UInt8(ascii: " ")) ?? line.startIndex
            last[ZoneLinks.digest(line[space...].dropFirst())] = index
        }
        source = .lines(lines, last: last)
    }

    /// Makes links from a table of targets, zones or other links.
    init(_ table: [ZoneID: ZoneID]) {
        source = .table(table)
    }

    /// The names that are links.
    var names: [ZoneID] {
        switch source {
        case .lines(let lines, _): lines.compactMap { ZoneLinks.link($0)?.name }
        case .table(let table): Array(table.keys)
        }
    }

    /// The zone that a name leads to through all links; the name itself when it is no link.
    func end(of name: ZoneID) -> ZoneID {
        var current = name
        for _ in 0..<8 {  // a chain longer than this is a loop
            guard let next = target(of: current) else { break }
            current = next
        }
        return current
    }

    private func target(of name: ZoneID) -> ZoneID? {
        switch source {
        case .table(let table): return table[name]
        case .lines(let lines, let last):
            guard let index = last[ZoneLinks.digest(name.name.utf8)] else { return nil }
            if let link = ZoneLinks.link(lines[index]), link.name == name { return link.target }
            // Another name has the digest, or the line is not a link.
            return lines.lazy.reversed().compactMap(ZoneLinks.link).first { $0.name == name }?.target
        }
    }

    /// FNV-1a over a name without its case.
    private static func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64(ZoneID.folded($1))) &* 0x0000_0100_0000_01B3 }
    }

    private static func link(_ line: ArraySlice<UInt8>) -> (name: ZoneID, target: ZoneID)? {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        guard fields.count == 3, let target = ZoneIndex.id(fields[1]), let name = ZoneIndex.id(fields[2])
        else { return nil }
        return (name, target)
    }
}
