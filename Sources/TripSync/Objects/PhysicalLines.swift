/// The physical lines of a text, each with its line end, so that a part can be replaced and the rest stays byte for byte.
struct PhysicalLines: Sendable {
    private let bytes: [UInt8]
    /// Where each line begins, and the end of the text.
    private let starts: [Int]
    /// The line end of the first line.
    let lineEnd: String

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var starts = [0]
        var lineEnd: String?
        for (index, byte) in bytes.enumerated() where byte == Self.lineFeed || byte == Self.carriageReturn {
            let isPair = byte == Self.carriageReturn && index + 1 < bytes.count
            if isPair, bytes[index + 1] == Self.lineFeed { continue }
            let ended = byte == Self.lineFeed && index > 0 && bytes[index - 1] == Self.carriageReturn
            lineEnd = lineEnd ?? (ended ? "\r\n" : byte == Self.lineFeed ? "\n" : "\r")
            starts.append(index + 1)
        }
        if let last = starts.last, last < bytes.count { starts.append(bytes.count) }
        self.bytes = bytes
        self.starts = starts
        self.lineEnd = lineEnd ?? "\r\n"
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// How many lines there are.
    var count: Int { starts.count - 1 }

    /// The bytes of some lines, counted from 0.
    func bytes(_ lines: Range<Int>) -> ArraySlice<UInt8> {
        let known = lines.clamped(to: 0..<count)
        return bytes[starts[known.lowerBound]..<starts[known.upperBound]]
    }

    /// The text of some lines, with another line end.
    func text(_ lines: Range<Int>, lineEnd: String) -> String {
        lines.clamped(to: 0..<count).map { line in
            var content = bytes(line..<line + 1)
            while let last = content.last, last == Self.lineFeed || last == Self.carriageReturn {
                content.removeLast()
            }
            return String(decoding: content, as: UTF8.self) + lineEnd
        }.joined()
    }

    /// Whether a content line begins here: it is not empty and continues no other one (RFC 5545 section 3.1).
    func beginsContent(_ line: Int) -> Bool {
        guard let first = bytes(line..<line + 1).first else { return false }
        return ![Self.lineFeed, Self.carriageReturn, UInt8(ascii: " "), UInt8(ascii: "\t")].contains(first)
    }

    /// The lines of the content line that begins here, with its folds.
    func contentLine(at first: Int) -> Range<Int> {
        var end = first + 1
        while end < count, !beginsContent(end) { end += 1 }
        return first..<end
    }
}
