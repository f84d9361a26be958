import CivilTime

/// A typed time cut where its zone begins, before any of it has been understood.
struct TypedParts: Hashable, Sendable {
    /// What stands before the zone, without the blanks.
    let words: [Substring]
    /// The zone in brackets with what follows it, as RFC 9557 writes them; nil when there is none.
    let zone: String?
    /// What follows a time without a zone, as `[u-ca=gregory]`.
    let suffixes: String

    /// Cuts a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - isTime: Whether a last word that begins with a letter belongs to the time, as `Z` does.
    init(_ text: String, isTime: (Substring) -> Bool) {
        let bracket = text.firstIndex(of: "[") ?? text.endIndex
        var words = text[..<bracket].split(whereSeparator: \.isWhitespace)
        if bracket < text.endIndex {
            let brackets = text[bracket...].trimmingSpaces()
            // A first suffix with `=` says something else than where.
            let isZone = !brackets.prefix { $0 != "]" }.contains("=")
            (zone, suffixes) = isZone ? (brackets, "") : (nil, brackets)
        } else if words.count > 1, let last = words.last, last.first?.isLetter == true, !isTime(last) {
            // A city with where it is, as `Santa Cruz, US-CA`; no time has a comma.
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

    /// A date, a clock reading and perhaps an offset, as RFC 3339 writes them.
    ///
    /// An offset belongs to the reading before it, with a blank or without.
    var reading: String {
        words.reduce(into: "") { reading, word in
            let isJoined = reading.isEmpty || "+-Zz".contains(word.prefix(1))
            reading += isJoined ? word : " \(word)"
        }
    }
}
