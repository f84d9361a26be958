/// The beginnings of files, made here byte by byte.
enum SampleFiles {
    /// A ZIP archive with local file headers and contents; what readers need behind them is left out.
    ///
    /// - Parameters:
    ///   - entries: Names and contents, stored.
    ///   - isStreamed: Whether the sizes stand behind the contents, as programs write that cannot go back.
    static func archive(_ entries: [(name: String, content: String)], isStreamed: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            let size = isStreamed ? 0 : entry.content.utf8.count
            let method: UInt8 = isStreamed ? 8 : 0
            bytes += [
                0x50, 0x4B, 0x03, 0x04, 20, 0, isStreamed ? 8 : 0, 0, method, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ]
            bytes += [UInt8(size & 255), UInt8(size >> 8), 0, 0, UInt8(size & 255), UInt8(size >> 8), 0, 0]
            bytes +=
                [UInt8(entry.name.utf8.count), 0, 0, 0] + Array(entry.name.utf8) + Array(entry.content.utf8)
            if isStreamed { bytes += [0x50, 0x4B, 0x07, 0x08] + [UInt8](repeating: 1, count: 12) }
        }
        return bytes + [0x50, 0x4B, 0x05, 0x06] + [UInt8](repeating: 0, count: 18)
    }

    static func document(_ folder: String, isStreamed: Bool = false) -> [UInt8] {
        archive(
            [("[Content_Types].xml", "<Types/>"), ("_rels/.rels", "<R/>"), ("\(folder)/main.xml", "<w/>")],
            isStreamed: isStreamed)
    }

    static func withMediaType(_ type: String) -> [UInt8] {
        archive([("mimetype", type), ("META-INF/container.xml", "<c/>")])
    }

    /// The first box of an ISO base media file.
    static func media(brand: String, compatible: [String] = []) -> [UInt8] {
        let brands = Array(brand.utf8) + [0, 0, 0, 0] + compatible.flatMap { Array($0.utf8) }
        return [0, 0, 0, UInt8(8 + brands.count)] + Array("ftyp".utf8) + brands + [0, 0, 0, 8, 0x6D]
    }

    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    static let elf: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]
    static let pdf = Array("%PDF-1.7\n%\u{E2}\n1 0 obj\n".utf8)
}
