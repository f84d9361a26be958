/// A text prepared for search: words in lower case, without accents, of letters and ASCII digits.
///
/// `São José–Dos Campos` has the words `sao`, `jose`, `dos` and `campos`. Letters that are not Latin stay as they
/// are. `scripts/generators/cities.py`, which makes the tables, folds in the same way.
package struct FoldedText: Sendable {
    /// The words, in the order of the text.
    package let words: [String]

    package init(_ text: String) {
        var words: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            if let letters = FoldedText.letters(of: scalar) {
                word += letters
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        self.words = words
    }

    /// The words with one blank between them.
    var text: String { words.joined(separator: " ") }

    /// Letters that do not decompose into a base letter and an accent or a stroke; cities.py has the same ones.
    private static let special: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ð": "d", "Ð": "d", "þ": "th",
        "Þ": "th",
        "ı": "i",
    ]

    /// Returns what a scalar adds to its word, or nil when it ends the word.
    private static func letters(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "a"..."z", "0"..."9": String(scalar)
        case "A"..."Z": scalar.properties.lowercaseMapping
        default: scalar.isASCII ? nil : special[scalar] ?? baseLetter(of: scalar) ?? otherLetter(scalar)
        }
    }

    /// Returns a letter of another script in lower case, and nil if it is not a letter.
    private static func otherLetter(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .spacingMark:
            return scalar.properties.lowercaseMapping
        case .modifierLetter:
            // Modifiers that belong to words, such as the mark of a long Japanese vowel, but not the apostrophes of
            // transcriptions.
            let isApostrophe = scalar.properties.name?.hasPrefix("MODIFIER LETTER") ?? true
            return isApostrophe ? nil : scalar.properties.lowercaseMapping
        default:
            return nil
        }
    }

    /// Returns the letter under an accent.
    ///
    /// The standard library does not decompose text, but it knows each scalar's name, and Unicode never
    /// changes a name: `LATIN SMALL LETTER O WITH DIAERESIS`.
    private static func baseLetter(of scalar: Unicode.Scalar) -> String? {
        guard let name = scalar.properties.name else { return nil }
        for start in ["LATIN SMALL LETTER ", "LATIN CAPITAL LETTER "] where name.hasPrefix(start) {
            let rest = name.dropFirst(start.count)
            guard let letter = rest.first, letter.isASCII, rest.dropFirst().hasPrefix(" WITH ") else {
                return nil
            }
            return letter.lowercased()
        }
        return nil
    }
}
