/// The alphabet of names (RFC 5545 §3.1, `iana-token` and `x-name`).
///
/// Underscore, dot and slash are not in the RFC's alphabet; real files hold them, and they can do no harm.
enum Token {
    @inline(__always)
    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        default: false
        }
    }

    @inline(__always)
    static func isSmall(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }

    /// The capital of a small letter of ASCII; any other octet as it is.
    @inline(__always)
    static func capital(_ byte: UInt8) -> UInt8 { isSmall(byte) ? byte & 0xDF : byte }

    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isNameByte)
    }

    /// ASCII capitals; shares the string's storage when it has no small letters.
    static func capitals(_ text: String) -> String {
        let isCapital = text.utf8.withContiguousStorageIfAvailable { bytes in
            // Without an early end the loop takes many octets at a time.
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
