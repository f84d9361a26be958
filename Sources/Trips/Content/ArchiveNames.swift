/// The names of a ZIP archive's first entries, which show what format it is.
struct ArchiveNames {
    private let bytes: [UInt8]
    private(set) var names: [String] = []

    /// The content of a first, uncompressed entry `mimetype`, as in OpenDocument and EPUB.
    private var mediaType = ""

    /// The most entries of an attached archive that are read.
    ///
    /// The entries that identify a format are near the start.
    private static let most = 256

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var position: Int? = 0
        while let start = position, names.count < Self.most, let entry = entry(at: start) {
            names.append(entry.name)
            if names.count == 1, entry.name == "mimetype" {
                mediaType = String(decoding: bytes[entry.content].prefix(80), as: UTF8.self)
            }
            // An archive written to a pipe stores sizes after the content, so the next header is searched
            // for.
            position = entry.isSizeKnown ? entry.content.upperBound : header(after: entry.content.lowerBound)
        }
    }

    /// The type of the archive.
    var type: ContentType {
        if names.contains(where: { $0 == "META-INF/MANIFEST.MF" || $0 == "AndroidManifest.xml" }) {
            // An EPUB and OpenDocument have a folder META-INF too, with another file.
            return .javaArchive
        }
        if let type = ContentType(mediaType: mediaType), type.isArchive { return type }
        if names.contains("pass.json") { return .pkpass }
        if names.contains("[Content_Types].xml") || names.contains("_rels/.rels") {
            let parts: [(String, ContentType)] = [("word/", .docx), ("xl/", .xlsx), ("ppt/", .pptx)]
            for (folder, type) in parts where names.contains(where: { $0.hasPrefix(folder) }) { return type }
        }
        return .zip
    }

    private struct Entry {
        let name: String
        let content: Range<Int>
        let isSizeKnown: Bool
    }

    /// The local file header at a position: 30 bytes, the name, the extra field, the content.
    private func entry(at start: Int) -> Entry? {
        guard isHeader(at: start), start + 30 <= bytes.count else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int {
            bytes[(start + offset)..<(start + offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        let name = (start + 30)..<min(bytes.count, start + 30 + number(26, 2))
        let first = min(bytes.count, name.upperBound + number(28, 2))
        let size = number(18, 4)
        let isStored = number(8, 2) == 0
        return Entry(
            name: String(decoding: bytes[name], as: UTF8.self),
            content: first..<min(bytes.count, first + size),
            isSizeKnown: number(6, 2) & 8 == 0 && (size > 0 || isStored) && size != 0xFFFF_FFFF)
    }

    private func isHeader(at position: Int) -> Bool {
        position + 4 <= bytes.count && bytes[position] == 0x50 && bytes[position + 1] == 0x4B
            && bytes[position + 2] == 0x03 && bytes[position + 3] == 0x04
    }

    private func header(after position: Int) -> Int? {
        (position..<max(position, bytes.count - 3)).first(where: isHeader)
    }
}
