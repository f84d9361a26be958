/// The physical lines of a text, each with its line end, so that a part can be replaced and the rest stays byte for byte.
struct PhysicalLines: Sendable {
    private let bytes: [UInt8]
    /// Where each line begins, and the end of the text.
    private let starts: [Int]
    /// The line end of the first line.
    let lineEnd: String

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let starts = bytes.withUnsafeBufferPointer { Self.starts(of: $0) }
        self.bytes = bytes
        self.starts = starts
        let first = starts.count > 1 ? bytes[..<starts[1]].suffix(2) : []
        lineEnd =
            switch (first.first, first.last) {
            case (_, Self.carriageReturn): "\r"
            case (Self.carriageReturn, Self.lineFeed): "\r\n"
            case (_, Self.lineFeed): "\n"
            default: "\r\n"
            }
    }

    private static func starts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == lineFeed || byte == carriageReturn else { continue }
            if byte == carriageReturn, index < bytes.count, bytes[index] == lineFeed { continue }
            starts.append(index)
        }
        if let last = starts.last, last < bytes.count { starts.append(bytes.count) }
        return starts
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
        guard line >= 0, line < count else { return false }
        let first = bytes[starts[line]]
        return first != Self.lineFeed && first != Self.carriageReturn && first != UInt8(ascii: " ")
            && first != UInt8(ascii: "\t")
    }

    /// The lines of the content line that begins here, with its folds.
    func contentLine(at first: Int) -> Range<Int> {
        var end = first + 1
        while end < count, !beginsContent(end) { end += 1 }
        return first..<end
    }
}
