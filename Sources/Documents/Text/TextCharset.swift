/// A character set that mails and pages name.
package enum TextCharset: Hashable, Sendable {
    /// UTF-8.
    case utf8
    /// UTF-16; a byte order mark decides where the name does not.
    case utf16(littleEndian: Bool?)
    /// ASCII, or text that calls itself so.
    case ascii
    /// One byte for each character, with a table for the bytes from 0x80 on.
    case table(String)
    /// Several bytes for a character, or escapes, decoded by the library of the platform.
    case platform(String)

    /// Finds a character set by name; `nil` when it is unknown.
    ///
    /// ISO 8859-1 and ASCII are read as Windows-1252, which contains both, as in browsers.
    package init?(_ name: some StringProtocol) {
        var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for prefix in ["xcp", "cp", "xwindows", "ansi"] where key.hasPrefix(prefix) && key != "ansix341968" {
            key = "windows" + key.dropFirst(prefix.count)
        }
        for prefix in ["csiso", "isolatin", "latin"] where key.hasPrefix(prefix) {
            key = Self.latin[String(key.dropFirst(prefix.count))] ?? key
        }
        switch key {
        case "utf8", "unicode11utf8": self = .utf8
        case "utf16": self = .utf16(littleEndian: nil)
        case "utf16le": self = .utf16(littleEndian: true)
        case "utf16be": self = .utf16(littleEndian: false)
        case "usascii", "ascii", "ansix341968", "646": self = .ascii
        case "iso88591", "88591": self = .table("windows1252")
        default:
            if CharsetTables.all[key] != nil {
                self = .table(key)
            } else if let name = PlatformCharset.names[key] {
                self = .platform(name)
            } else {
                return nil
            }
        }
    }

    private static let latin = [
        "1": "iso88591", "2": "iso88592", "9": "iso885915", "latin1": "iso88591", "latin2": "iso88592",
    ]

    /// Converts to UTF-8 and counts invalid characters; `nil` where the platform has no decoder.
    package func decoded(_ bytes: [UInt8]) -> (utf8: [UInt8], flaws: Int)? {
        if case .platform(let name) = self { return PlatformCharset.utf8(bytes, from: name) }
        guard bytes.contains(where: { $0 >= 0x80 }) else { return (utf8(bytes), 0) }
        let text = utf8(bytes)
        // A U+FFFD that stood in the text before is not counted.
        let known = self == .utf8 ? Self.replaced(in: bytes) : 0
        return (text, max(0, Self.replaced(in: text) - known))
    }

    /// How often U+FFFD occurs in UTF-8.
    private static func replaced(in text: [UInt8]) -> Int {
        text.indices.count { text[$0] == 0xEF && text[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
    }

    /// Converts to UTF-8; invalid sequences become U+FFFD.
    ///
    /// ASCII is read as UTF-8 where it is valid, else as Windows-1252.
    package func utf8(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8:
            return Array(
                String(
                    decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self
                ).utf8)
        case .ascii:
            guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
            if String(validating: bytes, as: UTF8.self) != nil { return bytes }
            return TextCharset.table("windows1252").utf8(bytes)
        case .utf16(let stated):
            var little = stated ?? false
            var rest = bytes[...]
            if bytes.starts(with: [0xFF, 0xFE]) { (little, rest) = (true, bytes[2...]) }
            if bytes.starts(with: [0xFE, 0xFF]) { (little, rest) = (false, bytes[2...]) }
            let units = stride(from: rest.startIndex, to: rest.endIndex - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return little ? second << 8 | first : first << 8 | second
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        case .platform: return decoded(bytes)?.utf8 ?? TextCharset.ascii.utf8(bytes)
        case .table(let name):
            guard bytes.contains(where: { $0 >= 0x80 }), let table = CharsetTables.all[name] else {
                return bytes
            }
            let upper = table.unicodeScalars.map { Array(String(Character($0)).utf8) }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            for byte in bytes {
                if byte < 0x80 { result.append(byte) } else { result += upper[Int(byte) - 0x80] }
            }
            return result
        }
    }
}
