/// Decodes the transfer encodings of mails (RFC 2045 §6).
package enum TransferEncoding {
    /// Decodes base64; other characters are skipped (RFC 2045 §6.8).
    ///
    /// A skipped character is counted unless it is a blank.
    ///
    /// - Parameter text: The characters.
    /// - Returns: The bytes, and the number of characters that were skipped.
    package static func base64(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], flaws: Int) {
        var bytes: [UInt8] = []
        var (bits, count, flaws) = (UInt32(0), 0, 0)
        for byte in text {
            guard let value = value(byte) else {
                if byte != UInt8(ascii: "="), !Blank.isBlank(byte) { flaws += 1 }
                continue
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return (bytes, flaws)
    }

    @inline(__always)
    private static func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }

    /// Decodes quoted-printable; an equals sign without two digits stands for itself (RFC 2045 §6.7).
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - isHeader: Whether an underscore is a blank, as in the words of a header (RFC 2047 §4.2).
    /// - Returns: The bytes, and the number of equals signs that begin no escape.
    package static func quotedPrintable(_ text: ArraySlice<UInt8>, isHeader: Bool = false) -> (
        bytes: [UInt8], flaws: Int
    ) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var flaws = 0
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            guard byte == UInt8(ascii: "=") else {
                bytes.append(isHeader && byte == UInt8(ascii: "_") ? 0x20 : byte)
                index += 1
                continue
            }
            if index + 2 < text.endIndex, let high = hex(text[index + 1]), let low = hex(text[index + 2]) {
                bytes.append(high << 4 | low)
                index += 3
            } else if let end = softBreak(text, after: index + 1) {
                index = end
            } else {
                flaws += 1
                bytes.append(byte)
                index += 1
            }
        }
        return (bytes, flaws)
    }

    /// Where the line after a soft line break begins; `nil` when other characters stand before the break.
    private static func softBreak(_ text: ArraySlice<UInt8>, after start: Int) -> Int? {
        var index = start
        while index < text.endIndex, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        guard index < text.endIndex else { return index }
        if text[index] == 0x0D { index += 1 }
        guard index < text.endIndex, text[index] == 0x0A else {
            return index > start && text[index - 1] == 0x0D ? index : nil
        }
        return index + 1
    }

    /// The value of a hexadecimal digit.
    static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
