/// Finds the end of a line, eight bytes at a time.
enum LineScan {
    /// Returns the first control character from an index on, and whether non-ASCII bytes precede it.
    ///
    /// Tabs and line ends count as control characters.
    @inline(__always)
    static func firstControl(in chunk: UnsafeBufferPointer<UInt8>, from start: Int) -> (
        index: Int, hasHigh: Bool
    ) {
        let bytes = UnsafeRawBufferPointer(chunk)
        let count = chunk.count
        var index = start
        var high: UInt64 = 0
        while index &+ 8 <= count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let marks = controls(word)
            guard marks == 0 else {
                // The lowest mark is always right; higher ones may be false.
                let before = marks.trailingZeroBitCount / 8
                high |= word & (1 &<< UInt64(before &* 8) &- 1)
                return (index &+ before, high & highBits != 0)
            }
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

    /// Returns the first colon or semicolon, the end of a line's name, or the byte count.
    @inline(__always)
    static func firstDelimiter(in line: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(line)
        var index = 0
        while index &+ 8 <= line.count {
            // A colon differs from a semicolon in the lowest bit alone.
            let word =
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) | ones
            let other = word ^ (0x3B &* ones)
            let marks = (other &- ones) & ~other & highBits
            if marks != 0 { return index &+ marks.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < line.count, line[index] | 1 != 0x3B { index &+= 1 }
        return index
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns the high bit of each of eight bytes that is a control character.
    ///
    /// Bits above a true one may be false.
    @inline(__always)
    private static func controls(_ word: UInt64) -> UInt64 {
        let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
        let low = (word &- 0x2020_2020_2020_2020) & ~word
        let deleted = (delete &- ones) & ~delete
        return (low | deleted) & highBits
    }
}
