/// Decodes character sets of calendars other than UTF-8.
enum Charset {
    /// The meaning of 0x80…0x9F in Windows-1252; its five gaps stay control characters.
    private static let windows1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
        0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]

    static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        (try? UTF8Span(validating: bytes.span)) != nil
    }

    /// Converts a line with invalid UTF-8.
    ///
    /// In a line with more valid UTF-8 characters than invalid bytes, only the invalid bytes are read as
    /// Windows-1252. Any other line is read so as a whole. ISO 8859-1 is a part of Windows-1252, and every
    /// byte has a meaning there, so this cannot fail.
    static func repaired(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var mixed: [UInt8] = []
        var whole: [UInt8] = []
        var sound = 0
        var bad = 0
        var index = 0
        while index < bytes.count {
            let length = characterLength(bytes, index)
            if length > 1 { sound += 1 }
            if length > 0 {
                mixed.append(contentsOf: bytes[index..<index + length])
            } else {
                bad += 1
                append(windows1252: bytes[index], to: &mixed)
            }
            for byte in bytes[index..<index + max(1, length)] { append(windows1252: byte, to: &whole) }
            index += max(1, length)
        }
        return sound > bad ? mixed : whole
    }

    /// Returns the length of the UTF-8 character at an index, or 0 (RFC 3629 §4).
    private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let lead = bytes[index]
        let second: ClosedRange<UInt8>
        let length: Int
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        let rest = bytes[index + 2..<index + length]
        return rest.allSatisfy { $0 >= 0x80 && $0 <= 0xBF } ? length : 0
    }

    private static func append(windows1252 byte: UInt8, to bytes: inout [UInt8]) {
        let isExtra = byte >= 0x80 && byte < 0xA0
        append(isExtra ? UInt32(windows1252[Int(byte) - 0x80]) : UInt32(byte), to: &bytes)
    }

    /// Appends one scalar in UTF-8; a lone surrogate becomes U+FFFD.
    static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        guard value >= 0x80 else { return bytes.append(UInt8(value)) }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
