/// Which names of a zone database are links to others.
///
/// A run asks about two or three names of several hundred, so the lines are searched and not parsed.
struct ZoneLinks: Sendable {
    private enum Source {
        /// Lines of `tzdata.zi` that begin with an L: `L target name`.
        case lines([ArraySlice<UInt8>])
        /// The target of each link, a zone or another link.
        case table([ZoneID: ZoneID])
    }

    private let source: Source

    /// Reads the links of a directory; there are none without the file `tzdata.zi`.
    init(directory: String) {
        source = .lines(ZoneIndex.lines(of: directory, beginningWith: UInt8(ascii: "L")))
    }

    /// Makes links from a table of targets, zones or other links.
    init(_ table: [ZoneID: ZoneID]) {
        source = .table(table)
    }

    /// The names that are links.
    var names: [ZoneID] {
        switch source {
        case .lines(let lines): lines.compactMap { ZoneLinks.link($0)?.name }
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
        case .lines(let lines):
            let count = name.name.utf8.count
            // The last line about a name wins.
            for line in lines.reversed() where line.dropLast(count).last == UInt8(ascii: " ") {
                if let link = ZoneLinks.link(line), link.name == name { return link.target }
            }
            return nil
        }
    }

    private static func link(_ line: ArraySlice<UInt8>) -> (name: ZoneID, target: ZoneID)? {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        guard fields.count == 3, let target = ZoneIndex.id(fields[1]), let name = ZoneIndex.id(fields[2])
        else { return nil }
        return (name, target)
    }
}
