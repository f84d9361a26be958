/// A number, a word or a sign of a line.
struct MailToken {
    /// What it is.
    enum Kind: Equatable {
        /// A number with the count of its digits.
        case number(Int, digits: Int)
        /// A run of letters, in lower case.
        case word(String)
        /// Any other character that is not blank.
        case sign(Character)
    }

    let kind: Kind
    let range: Range<String.Index>
    /// Whether a blank comes before it.
    let isSpaced: Bool

    /// The word, if it is one.
    var word: String? {
        if case .word(let word) = kind { return word }
        return nil
    }

    /// The number, if it is one of some count of digits.
    func number(_ digits: ClosedRange<Int>) -> Int? {
        guard case .number(let value, let count) = kind, digits.contains(count) else { return nil }
        return value
    }

    /// Whether it is a sign.
    func isSign(_ sign: Character) -> Bool { kind == .sign(sign) }

    /// Splits a line.
    ///
    /// - Complexity: O(*n*) in the characters of the line.
    static func all(in line: Substring) -> [MailToken] {
        var tokens: [MailToken] = []
        var index = line.startIndex
        var isSpaced = false
        while index < line.endIndex {
            let character = line[index]
            if character.isWhitespace {
                isSpaced = true
                index = line.index(after: index)
                continue
            }
            var end = line.index(after: index)
            let kind: Kind
            if isDigit(character) {
                while end < line.endIndex, isDigit(line[end]) { end = line.index(after: end) }
                let digits = line[index..<end]
                kind = .number(digits.count <= 9 ? value(of: digits) : Int.max, digits: digits.count)
            } else if character.isLetter {
                while end < line.endIndex, line[end].isLetter { end = line.index(after: end) }
                kind = .word(line[index..<end].lowercased())
            } else {
                kind = .sign(character)
            }
            tokens.append(MailToken(kind: kind, range: index..<end, isSpaced: isSpaced))
            isSpaced = false
            index = end
        }
        return tokens
    }

    /// Whether a character is a digit, of half or full width.
    private static func isDigit(_ character: Character) -> Bool {
        ("0"..."9").contains(character) || ("０"..."９").contains(character)
    }

    private static func value(of digits: Substring) -> Int {
        digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
    }
}
