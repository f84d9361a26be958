/// Looks for the end of a line, eight octets at a time.
enum LineScan {
    /// The first control character at or after an index, the tab and line ends among them, and whether octets before it
    /// are not of ASCII.
    @inline(__always)
    static func firstControl(in chunk: UnsafeBufferPointer<UInt8>, from start: Int) -> (
        index: Int, hasHigh: Bool
    ) {
        let bytes = UnsafeRawBufferPointer(chunk)
        let count = chunk.count
        var index = start
        var high: UInt64 = 0
        while index &+ 8 <= count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if hasControl(word) { break }
            high |= word
            index &+= 8
        }
        while index < count {
            let byte = chunk[index]
            if byte < 0x20 || byte == 0x7F { break }
            high |= UInt64(byte)
            index &+= 1
        }
        return (index, high & highBits != 0)
    }

    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Whether one of eight octets is a control character.
    @inline(__always)
    private static func hasControl(_ word: UInt64) -> Bool {
        let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
        let low = (word &- 0x2020_2020_2020_2020) & ~word
        let deleted = (delete &- 0x0101_0101_0101_0101) & ~delete
        return (low | deleted) & 0x8080_8080_8080_8080 != 0
    }
}
