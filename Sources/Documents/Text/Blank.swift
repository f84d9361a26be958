/// What stands between words.
enum Blank {
    /// Whether a byte is a blank or a line break of ASCII.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without blanks at both ends.
    var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
