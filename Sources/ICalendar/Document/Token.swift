/// The alphabet of names (RFC 5545 §3.1, `iana-token` and `x-name`).
///
/// Underscore, dot and slash are not in the RFC's alphabet; real files use them, and they are harmless.
enum Token {
    @inline(__always)
    static func isNameByte(_ byte: UInt8) -> Bool {
        let bits = byte < 64 ? digitBits : byte < 128 ? letterBits : 0
        return bits >> UInt64(byte & 63) & 1 != 0
    }

    /// One bit for each of `-./0123456789`.
    private static let digitBits: UInt64 = 0x03FF_E000_0000_0000
    /// One bit for each letter, and for `_`, counted from 64.
    private static let letterBits: UInt64 = 0x07FF_FFFE_87FF_FFFE

    @inline(__always)
    static func isSmall(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }

    /// Returns the capital of an ASCII small letter; other bytes are unchanged.
    @inline(__always)
    static func capital(_ byte: UInt8) -> UInt8 { isSmall(byte) ? byte & 0xDF : byte }

    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isNameByte)
    }

    /// Returns a text in ASCII capitals, sharing storage when nothing changes.
    static func capitals(_ text: String) -> String {
        let isCapital = text.utf8.withContiguousStorageIfAvailable { bytes in
            // Without an early exit the loop is vectorised.
            var small = 0
            for byte in bytes { small &+= isSmall(byte) ? 1 : 0 }
            return small == 0
        }
        guard !(isCapital ?? !text.utf8.contains(where: isSmall)) else { return text }
        return String(
            decoding: text.utf8.map {
                isSmall($0) ? $0 & 0xDF : $0
            }, as: UTF8.self)
    }
}
