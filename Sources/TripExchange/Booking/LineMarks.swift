/// What a look at the octets tells about one line of a description.
struct LineMarks {
    let octets: Range<Int>
    /// Where the first colon is.
    let colon: Int?
    /// Where the first `#` is.
    let hash: Int?
    let hasParenthesis: Bool
    /// Whether it begins with `[`.
    let isTagged: Bool

    private init(
        _ octets: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, colon: Int?, hash: Int?,
        hasParenthesis: Bool
    ) {
        self.octets = octets
        self.colon = colon
        self.hash = hash
        self.hasParenthesis = hasParenthesis
        isTagged = bytes[octets.lowerBound] == UInt8(ascii: "[")
    }

    /// The lines that are not empty; they end at every kind of line break.
    static func all(of bytes: UnsafeBufferPointer<UInt8>) -> [LineMarks] {
        var lines: [LineMarks] = []
        var start = 0
        var colon: Int?
        var hash: Int?
        var hasParenthesis = false
        var index = 0
        while index < bytes.count {
            var length = 0
            switch bytes[index] {
            case 0x0A...0x0D: length = 1
            case UInt8(ascii: ":"): if colon == nil { colon = index }
            case UInt8(ascii: "("): hasParenthesis = true
            case UInt8(ascii: "#"): if hash == nil { hash = index }
            case 0xC2: if index + 1 < bytes.count, bytes[index + 1] == 0x85 { length = 2 }
            case 0xE2:
                if index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
                    length = 3
                }
            default: break
            }
            guard length > 0 else {
                index += 1
                continue
            }
            if start < index {
                lines.append(
                    LineMarks(
                        start..<index, of: bytes, colon: colon, hash: hash, hasParenthesis: hasParenthesis))
            }
            index += length
            (start, colon, hash, hasParenthesis) = (index, nil, nil, false)
        }
        if start < index {
            lines.append(
                LineMarks(start..<index, of: bytes, colon: colon, hash: hash, hasParenthesis: hasParenthesis))
        }
        return lines
    }
}
