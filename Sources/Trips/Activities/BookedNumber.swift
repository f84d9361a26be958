/// A booking number, such as a flight's, in the form used for comparison.
package enum BookedNumber {
    /// Returns a number in capitals, without separators and leading zeros.
    ///
    /// `qj 0716` gives `QJ716` and `QJ-0716A` gives `QJ716A`.
    ///
    /// - Parameter text: The number as written.
    /// - Returns: The plain number; empty for a text without a letter or digit.
    package static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        var isInDigits = false
        var hasZero = false
        for scalar in text.uppercased().unicodeScalars {
            // A blank starts another run: `U2 0012` is flight 12 of U2.
            let isDigit = ("0"..."9").contains(scalar)
            if isDigit, !isInDigits, scalar == "0" {
                hasZero = true
                continue
            }
            // Of zeros alone one stays.
            if hasZero, !isDigit { plain.append("0") }
            (isInDigits, hasZero) = (isDigit, false)
            if scalar.isPartOfWord { plain.append(scalar) }
        }
        if hasZero { plain.append("0") }
        return String(plain)
    }
}

extension Unicode.Scalar {
    /// Whether it is part of a word: a letter, a number of any script, or a mark on one of them.
    package var isPartOfWord: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0..<0xAA: return false
        default: break
        }
        if properties.isAlphabetic || properties.numericType != nil { return true }
        return [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
    }
}
