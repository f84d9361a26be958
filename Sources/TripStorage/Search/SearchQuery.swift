/// The phrases of a search, all of which must match.
struct SearchQuery {
    /// Consecutive words.
    struct Phrase: Equatable {
        let words: [String]
        /// Whether the last word may be a prefix.
        let isBeginning: Bool
    }

    let phrases: [Phrase]

    /// Parses typed text.
    ///
    /// Text between blanks is a phrase, since `NH-106` are two words; so is text between quotation marks.
    /// Only the last phrase may end in a prefix, and only without a closing quotation mark.
    init(_ text: String) {
        var phrases: [Phrase] = []
        // With an even number of quotation marks the last piece is outside of them.
        let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            let parts = index.isMultiple(of: 2) ? piece.split(whereSeparator: \.isWhitespace) : [piece]
            for (place, part) in parts.enumerated() {
                let words = SearchWords.words(of: String(part))
                let isBeginning = isLast && place == parts.count - 1
                if !words.isEmpty { phrases.append(Phrase(words: words, isBeginning: isBeginning)) }
            }
        }
        self.phrases = phrases
    }

    /// Returns whether every phrase is in one of some texts.
    func matches(_ texts: [[String]]) -> Bool {
        phrases.allSatisfy { phrase in texts.contains { phrase.stands(in: $0) } }
    }
}

extension SearchQuery.Phrase {
    func stands(in words: [String]) -> Bool {
        guard words.count >= self.words.count else { return false }
        return (0...words.count - self.words.count).contains { start in
            self.words.indices.allSatisfy { index in
                let word = words[start + index]
                return index == self.words.count - 1 && isBeginning
                    ? word.utf8.starts(with: self.words[index].utf8) : word == self.words[index]
            }
        }
    }
}
