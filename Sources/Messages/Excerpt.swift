/// A piece of foreign text made safe for a message: one line, no control characters, not long.
package enum Excerpt {
    /// Returns the first characters of a text, with control and direction characters escaped.
    ///
    /// - Parameters:
    ///   - text: Any text; nothing beyond the limit is read.
    ///   - limit: The Unicode scalars that are shown, before an ellipsis for the rest.
    /// - Returns: The text, with control characters, line breaks and direction marks as `\u{…}`.
    package static func of(_ text: some StringProtocol, limit: Int = 60) -> String {
        var result = ""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else { return result + "…" }
            count += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += spelled(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The same for UTF-8 bytes; invalid ones become U+FFFD.
    package static func of(_ bytes: some Sequence<UInt8>, limit: Int = 60) -> String {
        // One byte beyond the limit tells whether there is more.
        of(String(decoding: Array(bytes.prefix(limit * 4 + 1)), as: UTF8.self), limit: limit)
    }

    /// Returns a whole message with control characters and line breaks escaped; direction marks stay.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - limit: The Unicode scalars that are shown, before an ellipsis for the rest; `nil` for all of them.
    /// - Returns: The message.
    package static func onOneLine(_ text: String, limit: Int? = nil) -> String {
        let scalars = text.unicodeScalars
        if let limit, text.utf8.count > limit,
            let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        {
            return onOneLine(String(scalars[..<end])) + "…"
        }
        // Nearly every message is plain, and is then returned without a copy.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
            return text
        }
        var result = ""
        for scalar in scalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: result += spelled(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
