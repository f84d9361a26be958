import Bookings
import Foundation

// MARK: - The codes of a confirmation

/// A confirmation may have several codes, with words and marks between them: `XA7B00Q / YC8D00R (old)`.
extension SecretCodes {
    /// A word of a confirmation: a run of letters and digits.
    private struct Word {
        let text: String
        let hasDigit: Bool
        /// Whether it has only letters, not all of them capitals.
        let isPlain: Bool
        /// Whether one blank or hyphen separates it from the word before, as within a code.
        let isClose: Bool

        /// Whether it looks like an airline's locator: five or six capital letters.
        let isLocator: Bool
        /// Whether it is certainly a code.
        var isCode: Bool { hasDigit && text.count >= SecretCodes.leastJoined }
    }

    /// Returns the codes of a confirmation, reduced to letters and digits.
    ///
    /// They are the whole text, the parts of a list, and each code among other words.
    static func codes(of confirmation: String) -> [String] {
        let listed = confirmation.split { ",;|".contains($0) }.map { folded($0) }
        let words = words(of: confirmation)
        let joined = groups(of: words).filter { group in
            group.contains(where: \.hasDigit) && group.allSatisfy { (2...4).contains($0.text.count) }
        }.map { $0.map(\.text).joined() }.filter { $0.count >= leastJoined }
        // A label that was read as a code is none: blotting it out would uncover the code behind it.
        return ([folded(confirmation)] + listed).filter { $0.count > 1 && !SecretLabel.isLabelWord($0) }
            + joined
            + words.filter(\.isCode).map(\.text) + locators(in: words)
    }

    /// Returns the letters-only codes of a confirmation that holds nothing else but lower-case words.
    static func locators(of confirmation: String) -> [String] { locators(in: words(of: confirmation)) }

    private static func locators(in words: [Word]) -> [String] {
        let capitals = words.filter { !$0.isPlain }
        let isAllCodes = capitals.allSatisfy {
            $0.isLocator || ($0.isCode && $0.text.contains(where: \.isLetter))
        }
        return isAllCodes ? capitals.filter(\.isLocator).map(\.text) : []
    }

    /// Returns an activity's seats.
    ///
    /// They are the whole text, the parts of a list, each run with a letter and a digit, and two that a hyphen joins.
    static func seats(of text: String) -> [String] {
        let listed = text.split { ",;|".contains($0) }.map { folded($0) }
        let words = words(of: text)
        let joined = groups(of: words).filter { $0.count == 2 }.map { $0.map(\.text).joined() }
        let single = (words.map(\.text) + joined).filter {
            $0.contains(where: \.isNumber) && $0.contains(where: \.isLetter)
        }
        return ([folded(text)] + listed + single).filter { $0.count > 1 }
    }

    /// Groups words that may be parts of one code, separated by one blank or hyphen.
    private static func groups(of words: [Word]) -> [[Word]] {
        var groups: [[Word]] = []
        var isOpen = false
        for word in words {
            if word.isPlain {
                isOpen = false
            } else if isOpen, word.isClose {
                groups[groups.count - 1].append(word)
            } else {
                groups.append([word])
                isOpen = true
            }
        }
        return groups
    }

    private static func words(of text: String) -> [Word] {
        let characters = Array(text)
        let runs = LetterRuns.runs(in: characters)
        return runs.enumerated().map { index, run in
            let letters = characters[run]
            let between =
                index > 0 ? characters[runs[index - 1].upperBound..<run.lowerBound] : []
            let hasDigit = letters.contains(where: \.isNumber)
            let isCapitals = !hasDigit && letters.allSatisfy(\.isUppercase)
            let text = folded(letters)
            // `ORDER`, `PNR` and `AND` describe codes and are none.
            let isLabel = SecretLabel.isLabelWord(text)
            return Word(
                text: text, hasDigit: hasDigit, isPlain: !hasDigit && (!isCapitals || isLabel),
                isClose: between.count == 1 && between.allSatisfy { !"/|,;:=&+()[]\n\r\r\n\t".contains($0) },
                isLocator: isCapitals && !isLabel && (leastJoined...leastJoined + 1).contains(text.count))
        }
    }
}

// MARK: - Spelling

extension SecretCodes {
    /// The most accents on one letter; no language needs more (UAX #15, stream-safe text).
    private static let mostAccents = 30

    /// Returns a text in which accents by the thousand are parted as UAX #15 wants it, by U+034F after each thirty.
    ///
    /// Putting them in order, as each comparison does, takes their number squared.
    static func streamSafe(_ text: String) -> String {
        var (count, isLong) = (0, false)
        for scalar in text.unicodeScalars {
            count = isAccent(scalar) ? count + 1 : 0
            if count > mostAccents { isLong = true }
            if isLong { break }
        }
        guard isLong else { return text }
        var safe = String.UnicodeScalarView()
        count = 0
        for scalar in text.unicodeScalars {
            count = isAccent(scalar) ? count + 1 : 0
            if count > mostAccents {
                safe.append("\u{34F}")
                count = 1
            }
            safe.append(scalar)
        }
        return String(safe)
    }

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// Returns the letters and digits by which codes are compared.
    ///
    /// They are in lower case, of normal width, and without accents and invisible characters.
    static func folded(_ text: some Sequence<Character>) -> String {
        text.reduce(into: "") { $0 += folded($1) }
    }

    /// Returns the comparable letters and digits of one character.
    static func folded(_ character: Character) -> String {
        guard !character.isASCII else {
            return character.isLetter || character.isNumber ? character.lowercased() : ""
        }
        guard character.isLetter || character.isNumber else { return "" }
        // Accents go first: a text that piles up thousands of them would take their number squared to be put in order.
        let bases = String.UnicodeScalarView(
            character.unicodeScalars.filter { $0.properties.canonicalCombiningClass == .notReordered })
        let letters = String(bases).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
            .filter { scalar in
                let properties = scalar.properties
                return !properties.isDefaultIgnorableCodePoint
                    && properties.canonicalCombiningClass == .notReordered
                    && (properties.isAlphabetic || properties.numericType != nil)
            }
        return String(String.UnicodeScalarView(letters))
    }
}
