import CivilTime

/// A typed time split before its zone, unparsed.
struct TypedParts: Hashable, Sendable {
    /// The text before the zone, without blanks at its ends.
    let words: [Substring]
    /// The zone in brackets with the text after it, as in RFC 9557; nil for none.
    let zone: String?
    /// The suffixes of a time without a zone, as `[u-ca=gregory]`.
    let suffixes: String

    /// Splits a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - isTime: Whether a last word that begins with a letter belongs to the time, as `Z` does.
    init(_ text: String, isTime: (Substring) -> Bool) {
        // The characters of most texts are their bytes, which are quicker to look at.
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let bracket =
            (isASCII ? text.utf8.firstIndex(of: UInt8(ascii: "[")) : text.firstIndex(of: "["))
            ?? text.endIndex
        var words =
            isASCII
            ? text[..<bracket].utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { Substring($0) }
            : text[..<bracket].split(whereSeparator: \.isWhitespace)
        if bracket < text.endIndex {
            let brackets = text[bracket...].trimmingSpaces()
            // A first suffix with `=` is no zone.
            let isZone = !brackets.prefix { $0 != "]" }.contains("=")
            (zone, suffixes) = isZone ? (brackets, "") : (nil, brackets)
        } else if words.count > 1, let last = words.last, last.first?.isLetter == true, !isTime(last) {
            // A city with its region, as `Santa Cruz, US-CA`; no time has a comma.
            var first = words.count - 1
            let hasComma = words.dropLast().contains { $0.hasSuffix(",") && $0.first?.isLetter == true }
            while hasComma, first > 1, words[first - 1].first?.isLetter == true, words[first - 1] != "at",
                !isTime(words[first - 1])
            { first -= 1 }
            let name = words[first...].joined(separator: " ")
            words.removeSubrange(first...)
            (zone, suffixes) = ("[\(name)]", "")
        } else {
            (zone, suffixes) = (nil, "")
        }
        self.words = words
    }

    /// A date, a time and an optional offset in the form of RFC 3339.
    ///
    /// An offset belongs to the time before it, with a blank or without.
    var reading: String {
        words.reduce(into: "") { reading, word in
            let isOffset =
                switch word.first {
                case "+", "-", "Z", "z": true
                default: false
                }
            if !reading.isEmpty, !isOffset { reading += " " }
            reading += word
        }
    }
}
