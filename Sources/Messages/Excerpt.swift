/// A piece of foreign text made safe for a message: one line, no control characters, not long.
package enum Excerpt {
    /// The first characters of a text, with those spelled out that would not stay in their place.
    ///
    /// - Parameters:
    ///   - text: Any text; more of it than the limit is not looked at.
    ///   - limit: The Unicode scalars that are shown, before an ellipsis for the rest.
    /// - Returns: The text, with control characters, line breaks and what turns the direction of writing as `\u{…}`.
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

    /// The same of bytes in UTF-8, those that are none as U+FFFD.
    package static func of(_ bytes: some Sequence<UInt8>, limit: Int = 60) -> String {
        // One byte more than the limit can need tells whether there is more.
        of(String(decoding: Array(bytes.prefix(limit * 4 + 1)), as: UTF8.self), limit: limit)
    }

    /// A whole message with its control characters and line breaks spelled out; marks of writing directions stay.
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
        // Nearly every message is of plain characters, and none is copied for nothing.
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
