/// Sorted lines of text in the program's data, each with a key before its first tab.
///
/// A look-up is a binary search over the bytes in place: nothing is read when the program starts, and nothing is kept
/// afterwards.
struct SortedLines: Sendable {
    let text: StaticString

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")

    /// Returns the line that has this key, without its end.
    func line(key: String) -> String? {
        text.withUTF8Buffer { bytes in
            let start = SortedLines.firstLine(notBefore: Array(key.utf8), in: bytes)
            guard start < bytes.count else { return nil }
            let line = SortedLines.line(at: start, in: bytes)
            guard let end = line.firstIndex(of: SortedLines.tab), line[..<end].elementsEqual(key.utf8) else {
                return nil
            }
            return String(decoding: line, as: UTF8.self)
        }
    }

    /// Returns whether a line has this key.
    func contains(key: String) -> Bool {
        text.withUTF8Buffer { bytes in
            let start = SortedLines.firstLine(notBefore: Array(key.utf8), in: bytes)
            guard start < bytes.count else { return false }
            let line = SortedLines.line(at: start, in: bytes)
            return line.prefix { $0 != SortedLines.tab }.elementsEqual(key.utf8)
        }
    }

    /// Returns all lines whose key begins with this text, in order.
    func lines(keyPrefix prefix: String) -> [String] {
        var found: [String] = []
        visit(keyPrefix: prefix) { found.append(String(decoding: $0, as: UTF8.self)) }
        return found
    }

    /// Passes on the bytes of each line whose key begins with this text, in order and without copying.
    func visit(keyPrefix prefix: String, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
        text.withUTF8Buffer { bytes in
            var start = SortedLines.firstLine(notBefore: Array(prefix.utf8), in: bytes)
            while start < bytes.count {
                let line = SortedLines.line(at: start, in: bytes)
                guard line.starts(with: prefix.utf8) else { break }
                body(line)
                start = line.endIndex + 1
            }
        }
    }

    /// Returns all lines, in order.
    func all() -> [String] {
        lines(keyPrefix: "")
    }

    /// Returns the start of the first line that is not before a key, or the end of the bytes.
    private static func firstLine(notBefore key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var low = 0
        var high = bytes.count
        // `low` and `high` are starts of lines, or the end; the answer lies in low...high.
        while low < high {
            var middle = low + (high - low) / 2
            while middle > low, bytes[middle - 1] != newline { middle -= 1 }
            if isKey(at: middle, in: bytes, before: key) {
                low = line(at: middle, in: bytes).endIndex + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns whether the key of a line comes before another key.
    private static func isKey(
        at start: Int, in bytes: UnsafeBufferPointer<UInt8>, before key: [UInt8]
    ) -> Bool {
        var index = start
        for byte in key {
            guard index < bytes.count, bytes[index] != tab, bytes[index] != newline else { return true }
            if bytes[index] != byte { return bytes[index] < byte }
            index += 1
        }
        return false
    }

    /// Returns the line at an index, without its end.
    private static func line(
        at start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        return bytes[start..<end]
    }
}
