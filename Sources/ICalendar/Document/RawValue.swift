/// The characters allowed in a raw content line (RFC 5545 §3.1, `VALUE-CHAR`).
enum RawValue {
    /// Returns whether a content line must not hold a scalar: any control character but the tab.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        isForbidden(byte: UInt8(truncatingIfNeeded: min(scalar.value, 0x80)))
    }

    @inline(__always)
    static func isForbidden(byte: UInt8) -> Bool {
        (byte < 0x20 && byte != 0x09) || byte == 0x7F
    }

    /// Returns the value on one line.
    ///
    /// A line break becomes the two characters `\n`; other control characters are dropped.
    static func sanitized(_ raw: String) -> String {
        let isClean = raw.utf8.withContiguousStorageIfAvailable { bytes in
            // Without an early exit the loop is vectorised.
            var forbidden = 0
            for byte in bytes { forbidden &+= isForbidden(byte: byte) ? 1 : 0 }
            return forbidden == 0
        }
        guard !(isClean ?? !raw.utf8.contains(where: isForbidden(byte:))) else { return raw }
        var result = ""
        var afterReturn = false
        for scalar in raw.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            if scalar == "\r" || (scalar == "\n" && !afterReturn) {
                result += "\\n"
            } else if !isForbidden(scalar) {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
