/// The labels by which an import recognises codes, ticket numbers and seats.
///
/// A shared export hides what they precede; else `Numer rezerwacji: QX7RT2` would be read from a sender's
/// text and shown to others under the same words.
enum SecretLabelPhrases {
    /// A label, word by word.
    private struct Phrase {
        let words: [String]
        let kind: SecretLabelWords.Kind
    }

    /// The most words of a label that is made of parts.
    private static let mostWords = 4

    /// The labels by their first words, the longest first.
    private static let phrases: [String: [Phrase]] = {
        let kinds: [(SecretLabelWords.Kind, Set<String>)] = [
            (.seat, LabelWords.seats), (.booking, LabelWords.confirmations),
            (.vague, LabelWords.ticketNumbers.union(LabelWords.looseConfirmations)),
        ]
        var phrases: [String: [Phrase]] = [:]
        for (kind, labels) in kinds {
            for words in labels.flatMap(spellings) where !isKnown(words) {
                phrases[words[0], default: []].append(Phrase(words: words, kind: kind))
            }
        }
        return phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }()

    /// Returns the words of a label; in capitals the Turkish dotless letter equals other languages' letter.
    private static func spellings(of label: String) -> [[String]] {
        [label, String(label.map { $0 == "ı" ? "i" : $0 })].map { spelling in
            let characters = Array(spelling)
            return LetterRuns.runs(in: characters).map { LetterRuns.plain(characters[$0]) }
        }
    }

    /// Returns whether a noun and its followers end a label, so that this list need not have it.
    private static func isKnown(_ words: [String]) -> Bool {
        words.indices.contains { index in
            (SecretLabelWords.nouns[words[index]] != nil || SecretLabelWords.isCompound(words[index]))
                && words[(index + 1)...].allSatisfy(SecretLabelWords.fillers.contains)
        }
    }

    /// Returns the label that begins at a run.
    ///
    /// - Parameters:
    ///   - index: The run.
    ///   - runs: The runs of letters and digits of a text.
    ///   - characters: The text.
    /// - Returns: Its kind and its number of runs; `nil` when none begins there.
    static func label(
        at index: Int, of runs: [Range<Int>], in characters: [Character]
    ) -> (kind: SecretLabelWords.Kind, count: Int)? {
        listed(at: index, of: runs, in: characters)
            ?? form(at: index, of: runs, in: characters).map { (.booking, $0) }
    }

    /// Returns how much a noun at a run says by itself; nil for another word, and for the first one of `Dossier voyage`.
    static func noun(
        at index: Int, of runs: [Range<Int>], in characters: [Character]
    ) -> SecretLabelWords.Kind? {
        guard runs.indices.contains(index),
            let noun = SecretLabelWords.kind(of: LetterRuns.plain(characters[runs[index]])),
            listed(at: index, of: runs, in: characters).map({ $0.count == 1 }) ?? true
        else { return nil }
        return noun
    }

    /// Returns the label of the lists that begins at a run, as ``label(at:of:in:)`` does.
    static func listed(
        at index: Int, of runs: [Range<Int>], in characters: [Character]
    ) -> (kind: SecretLabelWords.Kind, count: Int)? {
        let word = LetterRuns.plain(characters[runs[index]])
        let found = phrases[word]?.first { phrase in
            phrase.words.indices.allSatisfy { offset in
                guard offset > 0 else { return true }
                let run = index + offset
                return run < runs.count
                    && isOneLabel(characters[runs[run - 1].upperBound..<runs[run].lowerBound])
                    && LetterRuns.plain(characters[runs[run]]) == phrase.words[offset]
            }
        }
        return found.map { ($0.kind, $0.words.count) }
    }

    /// Returns how many runs form a label made of parts: `Bestillingsreferanse`, `Varauksen numero`.
    private static func form(at index: Int, of runs: [Range<Int>], in characters: [Character]) -> Int? {
        let first = LetterRuns.plain(characters[runs[index]])
        // Most words begin no label of several words.
        let most = LabelForms.words.contains(first) ? mostWords : 1
        var end = index + 1
        while end < min(runs.count, index + most),
            isOneLabel(characters[runs[end - 1].upperBound..<runs[end].lowerBound])
        {
            end += 1
        }
        return stride(from: end, to: index, by: -1).first { end in
            let text = String(characters[runs[index].lowerBound..<runs[end - 1].upperBound]).lowercased()
            return Array(text.utf8).withUnsafeBufferPointer(LabelForms.isConfirmation)
        }.map { $0 - index }
    }

    /// Returns whether two words with this between them may be parts of one label.
    private static func isOneLabel(_ between: ArraySlice<Character>) -> Bool {
        between.count <= 3 && between.allSatisfy { " .-/'’°(\u{A0}".contains($0) }
    }
}
