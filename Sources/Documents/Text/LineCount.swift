/// Finds the line number of a byte.
struct LineCount {
    private let bytes: [UInt8]
    /// The line breaks before each block of bytes, up to the furthest index asked for.
    private var breaks = [0]
    /// The last answer, because callers mostly go forward.
    private var last = (index: 0, breaks: 0)

    private static let block = 4_096

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line at an index, counted from 1.
    ///
    /// Each byte is counted once; going back costs the bytes of one block.
    mutating func line(at wanted: Int) -> Int {
        let wanted = min(wanted, bytes.count)
        let block = wanted / Self.block
        while breaks.count <= block {
            let start = (breaks.count - 1) * Self.block
            breaks.append(breaks[breaks.count - 1] + count(start..<start + Self.block))
        }
        let start = block * Self.block
        let isForward = last.index >= start && last.index <= wanted
        let found =
            isForward ? last.breaks + count(last.index..<wanted) : breaks[block] + count(start..<wanted)
        last = (wanted, found)
        return 1 + found
    }

    private func count(_ range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] == 0x0A { count += 1 }
        return count
    }
}
