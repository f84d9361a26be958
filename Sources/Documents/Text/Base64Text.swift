import Messages

/// Encodes and decodes base64 (RFC 4648 §4), and explains what breaks its grammar.
package enum Base64Text {
    /// What breaks the grammar and what would be right; `nil` for valid base64.
    package static func flaw(of text: String) -> String? {
        var digits = 0
        var padding = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if !isDigit(byte) {
                let isSeen = byte > 0x20 && byte < 0x7F
                let name = isSeen ? "`\(Character(Unicode.Scalar(byte)))`" : tr("a byte \(byte)")
                return
                    tr(
                        "\(name) stands at byte \(digits + padding + 1), and only letters, digits, `+` and `/` may"
                    )
            } else if padding > 0 {
                return tr("`=` stands at byte \(digits + 1), and only the end may have it")
            } else {
                digits += 1
            }
        }
        let missing = (4 - digits % 4) % 4
        if missing == 3 { return tr("\(digits) characters stand for no whole number of bytes") }
        guard padding != missing else { return nil }
        return tr("its \(digits) characters end in \(padding) `=`, and \(missing) would be right")
    }

    // MARK: Bytes

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The number of characters of the text of some bytes.
    package static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

    /// Encodes bytes as text.
    package static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(count(of: bytes.count))
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let isPadding = place > group.count
                text.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, digit) in alphabet.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    /// Decodes a text; `nil` if it is not base64.
    package static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var digits = 0
        var padding = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            let value = values[Int(byte)]
            guard value != 0xFF, padding == 0 else { return nil }
            bits = bits << 6 | UInt32(value)
            digits += 1
            if digits % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> [0, 0, 4, 2][digits % 4])) }
        }
        guard digits % 4 != 1, padding == (4 - digits % 4) % 4 else { return nil }
        return bytes
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
