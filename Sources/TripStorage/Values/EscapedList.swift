/// Texts on one line, separated by semicolons: `34 Quai;Geneva;;1201;Switzerland`.
///
/// A backslash precedes a semicolon or a backslash in a text, and `\n` is a line feed in it, as in the values
/// of vCard (RFC 6350 section 3.4).
enum EscapedList {
    static func joined(_ texts: some Sequence<String>) -> String {
        texts.map(escaped).joined(separator: ";")
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == backslash || $0 == semicolon || $0 == lineFeed }) else {
            return text
        }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case backslash, semicolon: bytes += [backslash, byte]
            case lineFeed: bytes += [backslash, letterN]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the texts of a line; one for an empty line.
    static func split(_ line: some StringProtocol) -> [String] {
        var texts: [String] = []
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in line.utf8 {
            if isEscaped {
                bytes.append(byte == letterN ? lineFeed : byte)
                isEscaped = false
            } else if byte == backslash {
                isEscaped = true
            } else if byte == semicolon {
                texts.append(String(decoding: bytes, as: UTF8.self))
                bytes = []
            } else {
                bytes.append(byte)
            }
        }
        texts.append(String(decoding: bytes, as: UTF8.self))
        return texts
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let semicolon = UInt8(ascii: ";")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let letterN = UInt8(ascii: "n")
}
