/// What a search asks for: runs of words, each of which must be there.
struct SearchQuery {
    /// Words that stand one after the other.
    struct Phrase: Equatable {
        let words: [String]
        /// Whether the last word may be the beginning of one.
        let isBeginning: Bool
    }

    let phrases: [Phrase]

    /// Reads what was typed.
    ///
    /// Between blanks is a phrase, since `NH-106` are two words; what stands between quotation marks is one as well. Only
    /// the last one may be a beginning, and only when no quotation mark closes it.
    init(_ text: String) {
        var phrases: [Phrase] = []
        // Where the quotation marks are even in number, the last piece stands outside of them.
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

    /// Whether every phrase stands in one of some texts.
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
