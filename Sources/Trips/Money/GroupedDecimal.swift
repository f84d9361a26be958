/// The possible readings of a number in human notation, for messages that refuse it.
///
/// Nothing is decided here: a text with one reading is refused too, since the next one of the same author may
/// have two.
enum GroupedDecimal {
    /// The separators of thousands: spaces, apostrophes, and a comma or a point.
    private static let grouping: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’", "_"]

    /// Returns the readings as amounts; empty when the text is no number.
    static func readings(of text: String) -> [String] {
        var body = Substring(text)
        var sign = ""
        if let first = body.first, "-+−".contains(first) {
            sign = first == "+" ? "" : "-"
            body = body.dropFirst()
        }
        guard body.utf8.count <= 40, body.contains(where: { $0.isASCII && $0.isNumber }) else { return [] }
        let marks = body.filter { $0 == "," || $0 == "." }
        let found: [String?]
        switch (marks.contains(","), marks.contains(".")) {
        case (true, true):
            // The last mark is the decimal one.
            found = [read(body, point: marks.last)]
        case (true, false) where marks.count == 1:
            found = [read(body, point: nil), read(body, point: ",")]
        case (false, true) where marks.count == 1:
            found = [read(body, point: ".")]
        default:
            found = [read(body, point: nil)]
        }
        return found.compactMap { $0.map { sign + $0 } }
    }

    /// Reads the number with `point` as the decimal mark; nil when groups are not of three digits.
    private static func read(_ body: Substring, point: Character?) -> String? {
        var whole = body
        var fraction: Substring = ""
        if let point {
            let parts = body.split(separator: point, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].allSatisfy(isDigit) else { return nil }
            (whole, fraction) = (parts[0], parts[1])
        }
        let groups = whole.split(omittingEmptySubsequences: false) {
            $0 == "," || $0 == "." || grouping.contains($0)
        }
        guard groups.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
        if groups.count > 1 {
            guard (1...3).contains(groups[0].count), groups[0] != "0" else { return nil }
            guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        }
        let digits = groups.joined()
        guard !(digits.isEmpty && fraction.isEmpty) else { return nil }
        return (digits.isEmpty ? "0" : digits) + (fraction.isEmpty ? "" : ".") + fraction
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }
}
