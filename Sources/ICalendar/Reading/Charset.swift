/// Character sets that calendars come in besides UTF-8.
enum Charset {
    /// What the octets 0x80…0x9F mean in Windows-1252; its five empty places stay control characters.
    private static let windows1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
        0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]

    /// Reads octets as Windows-1252, of which ISO 8859-1 is a part, and returns them as UTF-8.
    ///
    /// Every octet means something there, so this cannot fail; it is the last resort.
    static func utf8(windows1252 bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 4)
        for byte in bytes {
            let isExtra = byte >= 0x80 && byte < 0xA0
            append(isExtra ? UInt32(windows1252[Int(byte) - 0x80]) : UInt32(byte), to: &result)
        }
        return result
    }

    /// Appends one scalar in UTF-8; a lone surrogate becomes U+FFFD.
    static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        guard value >= 0x80 else { return bytes.append(UInt8(value)) }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
