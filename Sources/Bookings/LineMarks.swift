/// The marks of one line of a description, found by scanning its bytes.
struct LineMarks {
    private(set) var octets: Range<Int>
    /// The first colon.
    private(set) var colon: Int?
    /// The first `#`.
    private(set) var hash: Int?
    /// The first `=`.
    private(set) var equals: Int?
    private(set) var hasParenthesis = false
    /// Whether it contains two blanks, a tab or a bar.
    private(set) var hasGap = false
    /// Whether it begins with `[`.
    let isTagged: Bool

    /// The mark that ends a label: the first `=` or colon, else the first `#`.
    var mark: Int? {
        guard let equals else { return colon ?? hash }
        return min(equals, colon ?? equals)
    }

    private init(_ start: Int, of bytes: UnsafeBufferPointer<UInt8>) {
        octets = start..<start
        isTagged = bytes[start] == UInt8(ascii: "[")
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8, _ index: Int, before next: UInt8) {
        switch byte {
        case UInt8(ascii: ":"): if colon == nil { colon = index }
        case UInt8(ascii: "("): hasParenthesis = true
        case UInt8(ascii: "#"): if hash == nil { hash = index }
        case UInt8(ascii: "="): if equals == nil { equals = index }
        case UInt8(ascii: "|"), 0x09: hasGap = true
        case 0x20: if next == 0x20 { hasGap = true }
        default: break
        }
    }

    /// The non-empty lines; any kind of line break ends them.
    static func all(of bytes: UnsafeBufferPointer<UInt8>) -> [LineMarks] {
        guard !bytes.isEmpty else { return [] }
        var lines: [LineMarks] = []
        lines.reserveCapacity(min(bytes.count / 32 + 1, TextScalar.usualRuns))
        var line = LineMarks(0, of: bytes)
        var isEnded = false
        var index = 0
        while index < bytes.count {
            // Most bytes are ASCII letters, which are not marks.
            let byte = bytes[index]
            if byte | 0x20 >= 0x61, byte < 0x7C {
                index += 1
                continue
            }
            let length = lengthOfBreak(bytes, index)
            guard length > 0 else {
                line.take(byte, index, before: index + 1 < bytes.count ? bytes[index + 1] : 0)
                index += 1
                continue
            }
            if line.octets.lowerBound < index { line.end(at: index, &lines) }
            index += length
            isEnded = index == bytes.count
            if !isEnded { line = LineMarks(index, of: bytes) }
        }
        if !isEnded { line.end(at: index, &lines) }
        return lines
    }

    private mutating func end(at index: Int, _ lines: inout [LineMarks]) {
        octets = octets.lowerBound..<index
        lines.append(self)
    }

    /// The length in bytes of the line break at an index; 0 if there is none.
    @inline(__always)
    private static func lengthOfBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case 0x0A...0x0D: 1
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
        default: 0
        }
    }
}
