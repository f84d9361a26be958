import Messages

/// The release of the tz database inside the program, for machines without one.
///
/// The tables, which `make generate NAME=zones` writes, lie in the binary as text. The names are read at the first
/// look-up, and each zone at its own first look-up.
enum EmbeddedZones {
    /// The source of this copy, in words that no directory is called by.
    static var source: String { tr("embedded copy, SHA-256 \(digest)") }

    /// The contents of the table of names.
    private struct Names {
        var zones: [ZoneID] = []
        var links: [ZoneID: ZoneID] = [:]
        /// The range of each compiled file in ``blocks``, by the exact spelling of its name.
        var places: [String: Range<Int>] = [:]
    }

    private static let contents: Names = {
        var contents = Names()
        var position = 0
        for line in lines(of: names) {
            let fields = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 2 else { continue }
            let (id, said) = (ZoneID(unchecked: fields[0]), fields[1])
            if let length = Int(said) {
                // Each line of the blocks begins with the name and `=`, and ends with a line feed.
                let start = position + id.name.utf8.count + 1
                contents.places[id.name] = start..<start + length
                contents.zones.append(id)
                position = start + length + 1
            } else {
                contents.links[id] = ZoneID(unchecked: String(said.dropFirst()))
            }
        }
        for (link, zone) in contents.links { contents.places[link.name] = contents.places[zone.name] }
        return contents
    }()

    /// The ids, as a directory's `tzdata.zi` would name them.
    static var index: ZoneIndex { ZoneIndex(names: contents.zones + contents.links.keys) }

    /// The links, as a directory's `tzdata.zi` would name them.
    static var links: ZoneLinks { ZoneLinks(contents.links) }

    /// The compiled file of a zone or a link; nil for a name in another spelling than the database's.
    static func zone(_ name: String) -> [UInt8]? {
        contents.places[name].flatMap { place in
            blocks.withUTF8Buffer { place.upperBound <= $0.count ? Base64.bytes(of: $0[place]) : nil }
        }
    }

    /// The rows of `zone.tab`.
    static var countryTable: [UInt8] { countries.withUTF8Buffer { Array($0) } }

    private static func lines(of text: StaticString) -> [ArraySlice<UInt8>] {
        text.withUTF8Buffer { Array($0) }.split(separator: UInt8(ascii: "\n"))
    }
}
