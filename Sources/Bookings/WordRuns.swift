import Documents

/// Classifies scalars; every event is searched for bookings, so this must be fast.
package enum TextScalar {
    /// Whether a scalar is part of a word: a letter, a number, or a mark on one of them.
    ///
    /// The common ranges are tested first; Unicode's tables decide the rest.
    @inline(__always)
    package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xAA: false
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
        case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF: false
        case 0x4E00...0x9FFF: true
        default: isWord(scalar.properties)
        }
    }

    private static func isWord(_ properties: Unicode.Scalar.Properties) -> Bool {
        if properties.isAlphabetic || properties.numericType != nil { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// The scalar at an index of valid UTF-8, and its length in bytes.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (Unicode.Scalar, Int) {
        let lead = UInt32(bytes[index])
        if lead < 0x80 { return (Unicode.Scalar(UInt8(lead)), 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = lead & (0xFF >> UInt32(length + 1))
        for place in 1..<length { value = value << 6 | UInt32(bytes[index + place] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// The initial capacity for the runs of a text, because growing costs more than the scan.
    static let usualRuns = 12

    /// Whether any run in the bytes of a text passes a test.
    @inline(__always)
    private static func hasRun(
        in bytes: UnsafeBufferPointer<UInt8>, _ isPart: (Unicode.Scalar) -> Bool,
        where isWanted: (Range<Int>) -> Bool
    ) -> Bool {
        var start = -1
        var index = 0
        while index < bytes.count {
            let (scalar, length) = scalar(bytes, index)
            if isPart(scalar) {
                if start < 0 { start = index }
            } else if start >= 0 {
                if isWanted(start..<index) { return true }
                start = -1
            }
            index += length
        }
        return start >= 0 && isWanted(start..<index)
    }

    /// The runs in the bytes of a text.
    @inline(__always)
    static func runs(
        in bytes: UnsafeBufferPointer<UInt8>, _ isPart: (Unicode.Scalar) -> Bool
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        found.reserveCapacity(min(bytes.count / 8 + 1, usualRuns))
        _ = hasRun(in: bytes, isPart) {
            found.append($0)
            return false
        }
        return found
    }

    /// Whether any run of letters and digits passes a test.
    static func hasWord(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        hasRun(in: bytes, isWord) { isWanted(UnsafeBufferPointer(rebasing: bytes[$0])) }
    }

    /// The runs of letters and digits in the bytes of a text.
    static func words(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] { runs(in: bytes, isWord) }

    /// Whether a byte is an ASCII blank or line break.
    @inline(__always)
    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension StringProtocol where SubSequence == Substring {
    /// The words: runs of letters, digits and marks inside words.
    var words: [Substring] { runs { TextScalar.isWord($0) || $0 == "°" } }

    /// The runs of letters and digits.
    var bareWords: [Substring] { runs(TextScalar.isWord) }

    /// The non-empty lines, without their ends.
    var filledLines: [Substring] {
        runs { scalar in
            switch scalar.value {
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: false
            default: true
            }
        }
    }

    @inline(__always)
    private func runs(_ isPart: (Unicode.Scalar) -> Bool) -> [Substring] {
        let text = self[...]
        let ranges = text.withOctets { TextScalar.runs(in: $0, isPart) }
        return ranges.map { range in
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: range.count)]
        }
    }

    /// The parts between ASCII blanks.
    var blankSeparated: [Substring] { parts(at: 0x20) }

    /// The non-empty parts between bytes of a kind, which must be ASCII; splitting by characters costs many times as
    /// much.
    func parts(at byte: UInt8) -> [Substring] {
        let text = self[...]
        return text.withOctets { bytes in
            var found: [Substring] = []
            found.reserveCapacity(Swift.min(bytes.count / 8 + 1, TextScalar.usualRuns))
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == byte {
                if start < index {
                    let first = text.utf8.index(text.startIndex, offsetBy: start)
                    found.append(text[first..<text.utf8.index(first, offsetBy: index - start)])
                }
                start = index + 1
            }
            return found
        }
    }

    /// The text before the first parenthesis, trimmed.
    var beforeParenthesis: Substring { (halves(at: UInt8(ascii: "("))?.0 ?? self[...]).trimmed }

    /// Whether the text contains a letter.
    var hasLetter: Bool {
        utf8.contains(where: BookingLabels.isLetter)
            || (utf8.contains { $0 >= 0x80 } && contains(where: \.isLetter))
    }

    /// The parts before and after the first byte of a kind, which must be ASCII.
    func halves(at byte: UInt8) -> (Substring, Substring)? {
        let text = self[...]
        let found = text.utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: byte) }
        guard let found else {
            guard let index = text.utf8.firstIndex(of: byte) else { return nil }
            return (text[..<index], text[text.utf8.index(after: index)...])
        }
        guard let offset = found else { return nil }
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        return (text[..<index], text[text.utf8.index(after: index)...])
    }

    /// The part at a range of bytes.
    func part(_ octets: Range<Int>) -> Substring {
        let start = utf8.index(startIndex, offsetBy: octets.lowerBound)
        return self[start..<utf8.index(start, offsetBy: octets.count)]
    }

    /// The first occurrence of a non-empty text, compared byte by byte.
    func firstOctets(of sought: String) -> Range<String.Index>? {
        let text = self[...]
        let found = text.withOctets { bytes in
            sought.withOctets { wanted -> Int? in
                guard let head = wanted.first, bytes.count >= wanted.count else { return nil }
                var start = 0
                while start <= bytes.count - wanted.count {
                    if bytes[start] == head {
                        var length = 1
                        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
                        if length == wanted.count { return start }
                    }
                    start += 1
                }
                return nil
            }
        }
        guard let found else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: found)
        return start..<text.utf8.index(start, offsetBy: sought.utf8.count)
    }

    /// Passes the bytes, without a copy if possible.
    func withOctets<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension String {
    /// The range of a part without blanks at both ends; see ``trimmed``.
    func trimmed(_ octets: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (octets.lowerBound, octets.upperBound)
        // A blank beside an ASCII byte is separate; one beside others may be part of a character.
        while start < end, TextScalar.isBlank(bytes[start]), start + 1 == end || bytes[start + 1] < 0x80 {
            start += 1
        }
        while start < end, TextScalar.isBlank(bytes[end - 1]), end - 1 == start || bytes[end - 2] < 0x80 {
            end -= 1
        }
        guard start < end else { return start..<start }
        let (first, last) = (bytes[start], bytes[end - 1])
        guard TextScalar.isBlank(first) || TextScalar.isBlank(last) || first >= 0x80 || last >= 0x80 else {
            return start..<end
        }
        let rest = part(start..<end).trimmed
        let offset = utf8.distance(from: startIndex, to: rest.startIndex)
        return offset..<offset + rest.utf8.count
    }
}
