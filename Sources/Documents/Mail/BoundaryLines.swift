/// The lines of a mail that begin with two hyphens, and so may be boundaries (RFC 2046 §5.1.1).
///
/// Parts are nested: a mail is searched once for the boundaries of all of them.
struct BoundaryLines: Sendable {
    private let starts: [UInt32]

    init(_ bytes: [UInt8]) {
        starts = bytes.withUnsafeBufferPointer { bytes in
            var starts: [UInt32] = []
            var isAtStart = true
            for index in bytes.indices {
                if isAtStart, bytes[index] == 0x2D, index + 1 < bytes.count, bytes[index + 1] == 0x2D,
                    let start = UInt32(exactly: index)
                {
                    starts.append(start)
                }
                isAtStart = bytes[index] == 0x0A
            }
            return starts
        }
    }

    /// The place in the list of the first line at an index or behind it.
    func position(at index: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where the line at a place in the list begins; `nil` behind the last one.
    func start(at position: Int) -> Int? {
        position < starts.count ? Int(starts[position]) : nil
    }
}
