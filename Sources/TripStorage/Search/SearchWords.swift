import Foundation

/// Splits a text into searchable words without case and accents.
///
/// A word is a run of letters or a run of digits, so that `NH106` and `NH 106` are the same two words. A letter of a
/// script that is written without blanks, and an emoji, is a word of its own.
enum SearchWords {
    /// The version of these rules; a change of them raises it, and then stores index their words anew.
    static let version = 2

    /// The words of a text, in its order.
    static func words(of text: String) -> [String] {
        var builder = Builder()
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 { builder.add(ascii: byte) }
        } else {
            // Separates accents from letters, and unifies full and half width.
            for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars { builder.add(scalar) }
        }
        builder.end()
        return builder.words
    }

    private struct Builder {
        var words: [String] = []
        private var word: [UInt8] = []
        private var isNumber = false

        mutating func end() {
            guard !word.isEmpty else { return }
            words.append(String(decoding: word, as: UTF8.self))
            word.removeAll(keepingCapacity: true)
        }

        mutating func add(ascii byte: UInt8) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): add([byte], isNumber: false)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): add([byte | 0x20], isNumber: false)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): add([byte], isNumber: true)
            default: end()
            }
        }

        private mutating func add(_ bytes: some Sequence<UInt8>, isNumber: Bool) {
            if isNumber != self.isNumber { end() }
            self.isNumber = isNumber
            word += bytes
        }

        mutating func add(_ scalar: Unicode.Scalar) {
            if scalar.isASCII { return add(ascii: UInt8(scalar.value)) }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format, .modifierSymbol: break
            case .decimalNumber, .letterNumber, .otherNumber:
                add(String(scalar).utf8, isNumber: true)
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .spacingMark:
                let folded = SearchWords.folded(scalar)
                if SearchWords.standsAlone(scalar) {
                    end()
                    words.append(folded)
                } else {
                    add(folded.utf8, isNumber: false)
                }
            case .otherSymbol:
                end()
                words.append(String(scalar))
            default: end()
            }
        }
    }

    /// Returns a letter in its one form: `ß` is `ss`, and the dotless `ı` is `i`, like their usual capitals.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        if let letters = special[scalar] { return letters }
        guard scalar.properties.isCased else { return String(scalar) }
        let capitals = scalar.properties.uppercaseMapping
        return String(
            String.UnicodeScalarView(
                capitals.unicodeScalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars }))
    }

    /// Letters that are more than a base letter with an accent, with their usual replacements.
    private static let special: [Unicode.Scalar: String] = [
        "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d", "ð": "d",
        "Ð": "d",
        // To Unicode "ß" has the capitals "SS", and this letter is a capital already.
        "ẞ": "ss",
        "ħ": "h", "Ħ": "h", "ł": "l", "Ł": "l", "þ": "th", "Þ": "th",
    ]

    /// Returns whether a letter is of a script without blanks between words.
    ///
    /// Thai and Lao, Burmese, the letters of Hangul, Khmer, kana, and Han on all its planes.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007,
            0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
            0xD7B0...0xD7FF, 0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
