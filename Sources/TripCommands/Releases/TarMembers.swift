/// The plain files with given names in a tar archive.
///
/// The format is POSIX.1-2017, `pax`, ustar interchange format. Nothing is unpacked: a name is only compared,
/// so none can lead anywhere. Links, devices and files of other names are ignored.
struct TarMembers {
    /// An error in an archive.
    enum Flaw: Error, Hashable {
        /// A header has no valid checksum.
        case noArchive
        /// It ends within a file.
        case cutShort
        /// Two files have this name.
        case twice(String)
    }

    /// The contents by name.
    let files: [String: [UInt8]]

    /// Reads an archive.
    ///
    /// - Parameters:
    ///   - bytes: The archive, not compressed.
    ///   - names: The names of interest; a folder in front of all of them, as `tzdb-2027a/`, counts for nothing.
    /// - Throws: A ``Flaw``.
    init(_ bytes: [UInt8], named names: Set<String>) throws(Flaw) {
        var files: [String: [UInt8]] = [:]
        var position = 0
        var headers = 0
        while position + Self.block <= bytes.count {
            let header = bytes[position..<position + Self.block]
            if header.allSatisfy({ $0 == 0 }) { break }
            guard Self.isHeader(header), let size = Self.number(header, 124, 12) else { throw .noArchive }
            headers += 1
            position += Self.block
            guard size <= bytes.count - position else { throw .cutShort }
            let type = header[header.startIndex + 156]
            if type == 0 || type == UInt8(ascii: "0"), let name = Self.name(header), names.contains(name) {
                guard files[name] == nil else { throw .twice(name) }
                files[name] = Array(bytes[position..<position + size])
            }
            position += (size + Self.block - 1) / Self.block * Self.block
        }
        guard headers > 0 else { throw .noArchive }
        self.files = files
    }

    private static let block = 512

    /// Returns whether a header's checksum is right, with its own field as blanks.
    private static func isHeader(_ header: ArraySlice<UInt8>) -> Bool {
        guard let stated = number(header, 148, 8) else { return false }
        let sum = header.enumerated().reduce(0) { sum, byte in
            sum + (148..<156 ~= byte.offset ? 0x20 : Int(byte.element))
        }
        return sum == stated
    }

    /// Parses a number in octal digits.
    private static func number(_ header: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int? {
        let start = header.startIndex + offset
        let field = header[start..<start + count].drop { $0 == 0x20 }
        let digits = field.prefix { (0x30...0x37).contains($0) }
        let rest = field.dropFirst(digits.count)
        guard !digits.isEmpty, rest.allSatisfy({ $0 == 0 || $0 == 0x20 }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self), radix: 8)
    }

    /// Returns the name without its folder, where there is at most one.
    private static func name(_ header: ArraySlice<UInt8>) -> String? {
        let field = header.prefix(100).prefix { $0 != 0 }
        let parts = String(decoding: field, as: UTF8.self).split(separator: "/").filter { $0 != "." }
        return parts.count <= 2 ? parts.last.map(String.init) : nil
    }
}
