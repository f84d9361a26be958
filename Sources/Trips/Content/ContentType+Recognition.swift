extension ContentType {
    /// Recognises the type of bytes.
    ///
    /// At most the first 64 KiB are read, and 2 MiB for the entries of an archive; for JSON the last bytes
    /// too.
    ///
    /// - Parameter content: The whole content of a file, or as much of its start as is available.
    public init(of content: some Collection<UInt8>) {
        let head = Array(content.prefix(Self.mostHead))
        if let type = Self.byMagicNumber(head) {
            self = type
        } else if head.starts(with: Self.archive) {
            self = ArchiveNames(Array(content.prefix(Self.mostArchive))).type
        } else if TextSample.isText(head) {
            self = TextSample(head, last: content.suffix(64).last { !TextSample.isSpace($0) }).type
        } else {
            self = .unknown
        }
    }

    /// The most bytes of an attached file by which its type is recognised.
    private static let mostHead = 64 * 1024
    /// The most bytes of an attached archive in which its entries are looked for.
    private static let mostArchive = 2 * 1024 * 1024

    /// "PK" and the number of a local file header, or of the end of an archive without entries.
    private static let archive: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let emptyArchive: [UInt8] = [0x50, 0x4B, 0x05, 0x06]

    /// The first bytes of each type; programs first, so that nothing hides one.
    private static let magicNumbers: [([UInt8], ContentType)] = [
        ([0x7F, 0x45, 0x4C, 0x46], .elf),
        ([0xFE, 0xED, 0xFA, 0xCE], .machO), ([0xFE, 0xED, 0xFA, 0xCF], .machO),
        ([0xCE, 0xFA, 0xED, 0xFE], .machO), ([0xCF, 0xFA, 0xED, 0xFE], .machO),
        ([0xCA, 0xFE, 0xBA, 0xBE], .machO), ([0xCA, 0xFE, 0xBA, 0xBF], .machO),
        ([0x4C, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00], .shortcut),
        (Array("#!".utf8), .script), ([0xEF, 0xBB, 0xBF] + Array("#!".utf8), .script),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png), ([0xFF, 0xD8, 0xFF], .jpeg),
        (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif), (Array("%PDF-".utf8), .pdf),
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .compound), (Array("{\\rtf".utf8), .rtf),
        (emptyArchive, .zip),
    ]

    private static func byMagicNumber(_ head: [UInt8]) -> ContentType? {
        if let found = magicNumbers.first(where: { head.starts(with: $0.0) }) { return found.1 }
        if isWindowsProgram(head) { return .windowsProgram }
        if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        if head.dropFirst(4).starts(with: "ftyp".utf8) { return byBrand(head) }
        // Readers of PDF search for its first line in the first 1024 bytes.
        return TextSample.contains(head.prefix(1024), "%PDF-") ? .pdf : nil
    }

    /// Returns whether bytes are "MZ" and a program, not text.
    private static func isWindowsProgram(_ head: [UInt8]) -> Bool {
        head.starts(with: "MZ".utf8) && !TextSample.isText(head)
    }

    /// Returns a type by the brands of an ISO base media file: major and compatible ones.
    private static func byBrand(_ head: [UInt8]) -> ContentType? {
        let size = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let box = head.prefix(min(size, 256)).dropFirst(8)
        let brands = stride(from: 0, to: box.count - 3, by: 4).filter { $0 != 4 }.map {
            String(decoding: box.dropFirst($0).prefix(4), as: UTF8.self)
        }
        if brands.contains(where: { ["avif", "avis"].contains($0) }) { return .avif }
        let heif: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
        return brands.contains(where: heif.contains) ? .heic : nil
    }
}
