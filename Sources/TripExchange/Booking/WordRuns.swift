/// What text is made of, scalar by scalar: bookings are looked for in every event, so this must cost little.
enum TextScalar {
    /// Whether a scalar is part of a word: a letter, a number, or a mark on one of them.
    ///
    /// What bookings are written in is told by its range; Unicode's own tables are asked for the rest.
    @inline(__always)
    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
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

    /// The octets of blanks and line breaks of ASCII.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without blanks at both ends.
    var trimmed: Substring {
        var rest = self[...]
        guard let first = rest.utf8.first, let last = rest.utf8.last else { return rest }
        // Most texts have no blanks there, and a blank of ASCII has rarely a mark on it.
        guard TextScalar.isBlank(first) || TextScalar.isBlank(last) || first >= 0x80 || last >= 0x80 else {
            return rest
        }
        while let first = rest.utf8.first {
            if first < 0x80, !TextScalar.isBlank(first) { break }
            guard let character = rest.first, character.isWhitespace else { break }
            rest.removeFirst()
        }
        while let last = rest.utf8.last {
            if last < 0x80, !TextScalar.isBlank(last) { break }
            guard let character = rest.last, character.isWhitespace else { break }
            rest.removeLast()
        }
        return rest
    }

    /// The words: runs of letters, digits and what joins them inside of a word.
    var words: [Substring] { runs { TextScalar.isWord($0) || $0 == "°" } }

    /// The runs of letters and digits.
    var bareWords: [Substring] { runs(TextScalar.isWord) }

    /// The lines that are not empty, without their ends.
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
        let scalars = text.unicodeScalars
        var found: [Substring] = []
        var start: String.Index?
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if isPart(scalar) {
                if start == nil { start = index }
            } else if let begin = start {
                found.append(text[begin..<index])
                start = nil
            }
            index = scalars.index(after: index)
        }
        if let begin = start { found.append(text[begin...]) }
        return found
    }

    /// The parts before and after the first octet of a kind, which must be of ASCII.
    func halves(at byte: UInt8) -> (Substring, Substring)? {
        let text = self[...]
        guard let index = text.utf8.firstIndex(of: byte) else { return nil }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }
}
