/// How long the name of a file may be.
package enum FileName {
    /// The most bytes of a name that file systems take.
    package static let mostBytes = 255
    /// What stands behind the last point is an ending when it has at most so many bytes, the point among them.
    private static let mostEnding = 16

    /// Cuts a name that is too long, before its ending and between two characters.
    ///
    /// - Parameters:
    ///   - name: The name, as it came.
    ///   - bytes: The most bytes, more than an ending has.
    /// - Returns: The name; the same when it is short enough.
    package static func cut(_ name: String, to bytes: Int) -> String {
        guard name.utf8.count > bytes else { return name }
        let end = name.utf8.suffix(mostEnding).lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        let ending = String(name[end...])
        return beginning(of: name[..<end], bytes - ending.utf8.count) + ending
    }

    /// The characters that so many bytes hold; where the first one alone is longer, as much of that.
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
