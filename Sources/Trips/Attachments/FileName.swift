/// Limits the length of file names.
package enum FileName {
    /// The most bytes of a name that file systems accept.
    package static let mostBytes = 255
    /// The most bytes of an extension, with its point.
    private static let mostEnding = 16

    /// Shortens a name before its extension and between two characters.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bytes: The most bytes, more than an extension has.
    /// - Returns: The name; unchanged when it is short enough.
    package static func cut(_ name: String, to bytes: Int) -> String {
        guard name.utf8.count > bytes else { return name }
        let end = name.utf8.suffix(mostEnding).lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        let ending = String(name[end...])
        return beginning(of: name[..<end], bytes - ending.utf8.count) + ending
    }

    /// Returns the characters that fit, or a part of the first one where it does not.
    private static func beginning(of text: Substring, _ bytes: Int) -> String {
        var left = bytes
        let characters = text.prefix { character in
            left -= character.utf8.count
            return left >= 0
        }
        guard characters.isEmpty else { return String(characters) }
        left = bytes
        return String(
            text.unicodeScalars.prefix { scalar in
                left -= UTF8.width(scalar)
                return left >= 0
            })
    }
}
