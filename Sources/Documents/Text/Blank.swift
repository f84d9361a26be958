/// Blanks between words.
enum Blank {
    /// Whether a byte is a blank or a line break in ASCII.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension Substring {
    /// The text without blanks at both ends.
    package var trimmed: Substring {
        guard let first = utf8.first, let last = utf8.last else { return self }
        // Fast path: most texts have no blanks at their ends, and a combining mark on a blank is rare.
        guard Blank.isBlank(first) || Blank.isBlank(last) || first >= 0x80 || last >= 0x80 else {
            return self
        }
        var rest = self
        while let first = rest.utf8.first {
            if first < 0x80, !Blank.isBlank(first) { break }
            guard let character = rest.first, character.isWhitespace else { break }
            rest.removeFirst()
        }
        while let last = rest.utf8.last {
            if last < 0x80, !Blank.isBlank(last) { break }
            guard let character = rest.last, character.isWhitespace else { break }
            rest.removeLast()
        }
        return rest
    }
}

extension String {
    /// The text without blanks at both ends.
    package var trimmed: Substring { self[...].trimmed }
}
