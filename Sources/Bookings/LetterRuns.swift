/// Splits a text into runs of letters and digits, of which codes and labels are made.
package enum LetterRuns {
    /// Returns the runs of letters and digits of a text.
    package static func runs(in characters: [Character]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, character) in characters.enumerated() where character.isLetter || character.isNumber {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// Returns the letters and digits of a word, in lower case.
    package static func plain(_ text: some Sequence<Character>) -> String {
        String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
    }
}
