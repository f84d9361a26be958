/// Content lines as text, for the parts of an activity that are kept as they were written.
///
/// All reading and writing is ICalendar's; this only puts a frame around loose lines and takes it off again.
package enum ContentLines {
    /// Writes properties as unfolded lines without line breaks.
    package static func lines(of properties: [Property]) -> [String] { properties.map(\.contentLine) }

    /// Reads a component that was kept as text.
    package static func component(of text: String) -> Component? { components(of: text).first }

    /// Reads components that were kept as text.
    package static func components(of text: String) -> [Component] {
        let framed = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + text + "END:VCALENDAR\r\n"
        guard let result = try? CalendarReader().read(text: framed) else { return [] }
        return result.calendars.first?.components ?? []
    }

    /// The bytes of a text that was kept, without folds; a word may be cut in two by one.
    package static func unfolded(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { bytes in
            var unfolded: [UInt8] = []
            unfolded.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                let fold = foldLength(bytes, at: index)
                if fold == 0 { unfolded.append(bytes[index]) }
                index += max(fold, 1)
            }
            return unfolded
        }
    }

    /// Whether a parameter of ours, such as `X-MERIDIAN-ID`, is named in a text that was kept, in any case and folded or not.
    package static func names(_ parameter: String, in text: String) -> Bool {
        var (text, parameter) = (text, parameter)
        return text.withUTF8 { bytes in
            parameter.withUTF8 { word in
                let first = lowercased(word[0])
                var matched = 0
                var index = 0
                while index < bytes.count, matched < word.count {
                    // These names begin with X, which is rare: most bytes are skipped here.
                    if matched == 0 {
                        index = self.index(ofLetter: first, in: bytes, from: index)
                        guard index < bytes.count else { return false }
                    }
                    let fold = matched == 0 ? 0 : foldLength(bytes, at: index)
                    guard fold == 0 else {
                        index += fold
                        continue
                    }
                    let byte = lowercased(bytes[index])
                    if byte == lowercased(word[matched]) {
                        matched += 1
                    } else {
                        // The X at the beginning of these names does not occur again in them.
                        matched = byte == first ? 1 : 0
                    }
                    index += 1
                }
                return matched == word.count
            }
        }
    }

    /// The index of the next occurrence of a letter, in any case, or the number of bytes.
    private static func index(
        ofLetter small: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        let eight = UnsafeRawBufferPointer(bytes)
        var index = start
        // Eight bytes at a time; false positives are checked again.
        while index + 8 <= bytes.count {
            let word = eight.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let other = (word | 0x20 &* ones) ^ (UInt64(small) &* ones)
            let found = (other &- ones) & ~other & highBits
            if found != 0 {
                index += UInt64(littleEndian: found).trailingZeroBitCount / 8
                break
            }
            index += 8
        }
        while index < bytes.count, lowercased(bytes[index]) != small { index += 1 }
        return index
    }

    /// The length in bytes of a fold at an index: a line end and one blank (RFC 5545 section 3.1); 0 without one.
    private static func foldLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let lineEnd =
            switch bytes[index] {
            case UInt8(ascii: "\n"): 1
            case UInt8(ascii: "\r"):
                index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
            default: 0
            }
        guard lineEnd > 0, index + lineEnd < bytes.count else { return 0 }
        let blank = bytes[index + lineEnd]
        return blank == UInt8(ascii: " ") || blank == UInt8(ascii: "\t") ? lineEnd + 1 : 0
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
