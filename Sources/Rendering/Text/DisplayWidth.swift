/// Computes the width of a text in a terminal.
///
/// A character is a grapheme cluster. A terminal that counts code points instead shows some of them wider: a family
/// of emoji, joined by U+200D, has two columns here and six there.
///
/// ```swift
/// DisplayWidth.columns(of: "Tokyo")  // 5
/// DisplayWidth.columns(of: "東京")    // 4
/// ```
public enum DisplayWidth {
    /// Returns the number of columns of a text.
    ///
    /// Wide and fullwidth characters (UAX #11) and emoji have two columns, combining and invisible ones none, all
    /// others one, including those of ambiguous width in UAX #11.
    ///
    /// - Parameter text: The text; control characters in it count as zero.
    /// - Returns: The columns, from 0.
    public static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the blanks that pad a text to a width.
    ///
    /// ```swift
    /// "[" + DisplayWidth.padding("東京", to: 6) + "]"  // [  ]
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The columns of both together.
    ///   - least: The fewest blanks, even if the text is too wide.
    /// - Returns: The blanks alone, so that the text can be coloured.
    package static func padding(
        _ text: some StringProtocol, to width: Int, atLeast least: Int = 0
    ) -> String {
        String(repeating: " ", count: max(least, width - columns(of: text)))
    }

    /// Returns the number of columns of a character: none, one or two, more for some clusters.
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
        // The vowels and final consonants of Hangul combine with the consonant before them.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isGraphemeExtend { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Signs of Arabic, Syriac and Kaithi that enclose the digits behind them (Prepended_Concatenation_Mark).
    private static func isSignOverDigits(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// Whether it is an emoji of several code points: joined, with a skin colour, or with U+FE0F.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier
                || scalar == "\u{200D}" && first.properties.isEmojiPresentation
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x1100 { return false }
        // The standard library knows emoji that are newer than the table.
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
