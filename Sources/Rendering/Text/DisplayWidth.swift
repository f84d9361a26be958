/// How many columns of a terminal a text takes.
///
/// A character is what a reader takes for one, a grapheme cluster. A terminal that counts code points instead
/// shows some of them wider: a family of emoji, joined by U+200D, takes two columns here and six there.
///
/// ```swift
/// DisplayWidth.columns(of: "Tokyo")  // 5
/// DisplayWidth.columns(of: "東京")    // 4
/// ```
public enum DisplayWidth {
    /// Returns how many columns a text takes.
    ///
    /// Wide and fullwidth characters (UAX #11) and emoji take two columns, combining and invisible ones none,
    /// all others one. So do those whose width UAX #11 calls ambiguous.
    ///
    /// - Parameter text: The text; control characters in it count as nothing.
    /// - Returns: The columns, from 0.
    public static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the blanks that fill a text up to a width.
    ///
    /// ```swift
    /// "[" + DisplayWidth.padding("東京", to: 6) + "]"  // [  ]
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The columns of both together.
    ///   - least: The fewest blanks, also behind a text that is too wide.
    /// - Returns: The blanks alone, so that the text can be marked.
    package static func padding(
        _ text: some StringProtocol, to width: Int, atLeast least: Int = 0
    ) -> String {
        String(repeating: " ", count: max(least, width - columns(of: text)))
    }

    /// Returns how many columns one character takes: none, one or two, for some clusters more.
    ///
    /// - Parameter character: The character.
    /// - Returns: The columns, from 0.
    public static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        let second = scalars.index(after: scalars.startIndex)
        if second == scalars.endIndex { return columns(of: first) }
        if isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7F).contains(scalar.value) || isSignOverDigits(scalar) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // The vowels and final consonants of Hangul that stand in the block of the consonant before them.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isGraphemeExtend { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Signs of Arabic, Syriac and Kaithi that are written around the digits behind them (Prepended_Concatenation_Mark).
    private static func isSignOverDigits(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// An emoji that several code points make up: joined, with a skin colour, or asked for by U+FE0F.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier
                || scalar == "\u{200D}" && first.properties.isEmojiPresentation
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x1100 { return false }
        // Newer emoji than the table are known to the standard library.
        if scalar.properties.isEmojiPresentation { return !isRegionalIndicator(scalar) }
        let ranges = WideCharacters.ranges
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }

    /// Two of these are a flag, so each counts one column.
    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
