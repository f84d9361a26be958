/// The backslash rules of the TEXT type (RFC 5545 §3.3.11).
enum TextEscape {
    /// Escapes plain text: backslash, semicolon, comma, and every line break as `\n`.
    ///
    /// Control characters other than the tab are dropped; TEXT cannot express them.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 8)
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar {
            case "\\", ";", ",":
                result.unicodeScalars.append("\\")
                result.unicodeScalars.append(scalar)
            case "\n":
                if !afterReturn { result += "\\n" }
            case "\r", "\u{85}", "\u{2028}", "\u{2029}":
                result += "\\n"
            case _ where RawValue.isForbidden(scalar):
                break
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Resolves `\n`, `\N`, `\,`, `\;`, `\\` and the `\:` of real files; keeps other pairs.
    static func unescaped(_ raw: some StringProtocol) -> String {
        let isPlain = raw.utf8.withContiguousStorageIfAvailable { !$0.contains(UInt8(ascii: "\\")) }
        if isPlain ?? !raw.utf8.contains(UInt8(ascii: "\\")) { return String(raw) }
        return raw.utf8.withContiguousStorageIfAvailable { unescaped($0) }
            ?? Array(raw.utf8).withUnsafeBufferPointer { unescaped($0) }
    }

    /// Returns the plain text of a raw value in valid UTF-8.
    static func text(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        raw.contains(UInt8(ascii: "\\")) ? unescaped(raw) : String(decoding: raw, as: UTF8.self)
    }

    /// The result is never longer than the input.
    private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: raw.count) { result in
            var count = 0
            var index = 0
            while index < raw.count {
                var byte = raw[index]
                if byte == UInt8(ascii: "\\"), index + 1 < raw.count {
                    index += 1
                    switch raw[index] {
                    case UInt8(ascii: "n"), UInt8(ascii: "N"):
                        byte = UInt8(ascii: "\n")
                    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: ":"):
                        byte = raw[index]
                    default:
                        // The pair is kept, whatever its second character is.
                        result[count] = byte
                        count += 1
                        byte = raw[index]
                    }
                }
                result[count] = byte
                count += 1
                index += 1
            }
            return count
        }
    }

    /// Splits a raw value at unescaped separators.
    static func split(_ raw: String, at separator: UInt8) -> [Substring] {
        var parts: [Substring] = []
        var start = raw.startIndex
        var index = start
        let bytes = raw.utf8
        var protected = false
        while index < raw.endIndex {
            let byte = bytes[index]
            if protected {
                protected = false
            } else if byte == UInt8(ascii: "\\") {
                protected = true
            } else if byte == separator {
                parts.append(raw[start..<index])
                start = bytes.index(after: index)
            }
            index = bytes.index(after: index)
        }
        parts.append(raw[start...])
        return parts
    }
}
