/// Sanitises text from a file for a terminal.
package enum Printable {
    /// Returns the text on one line, with control characters and direction marks replaced.
    ///
    /// Escape sequences, carriage returns and bidirectional overrides could control the terminal, or make it show
    /// other text. A line break becomes a blank, any other such character U+FFFD.
    package static func line(_ text: some StringProtocol) -> String { line(text, keepingIsolates: false) }

    /// The same, but keeps U+2068 and U+2069, for a text in which they are ours.
    static func line(_ text: some StringProtocol, keepingIsolates: Bool) -> String {
        var result = ""
        var pendingSpace = false
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == " " {
                pendingSpace = !result.isEmpty
                continue
            }
            if pendingSpace { result += " " }
            pendingSpace = false
            let isKept = keepingIsolates && (scalar == "\u{2068}" || scalar == "\u{2069}")
            result.unicodeScalars.append(isUnsafe(scalar) && !isKept ? "\u{FFFD}" : scalar)
        }
        return result
    }

    /// The text on one line, at most 60 characters of it, for a message.
    package static func name(_ text: some StringProtocol) -> String {
        let line = line(text.prefix(200))
        return line.count > 60 ? line.prefix(59) + "…" : line
    }

    /// The text with its lines and blanks, and all other control characters and direction marks replaced.
    package static func lines(_ text: some StringProtocol) -> String {
        var lines = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            lines.append(scalar != "\n" && isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(lines)
    }

    /// The text of a file on a screen: its lines and tabs stay, all other control characters, direction overrides and
    /// isolates are replaced.
    package static func page(_ text: some StringProtocol) -> String {
        var page = String.UnicodeScalarView()
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            // A lone CR would go back over what was written.
            let isFollowed = next < scalars.endIndex && scalars[next] == "\n"
            let isLineEnd = scalar == "\n" || scalar == "\r" && isFollowed
            page.append(!isLineEnd && scalar != "\t" && isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(page)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: false
        }
    }
}
