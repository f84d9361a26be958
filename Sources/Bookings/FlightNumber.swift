import Documents

/// An airline's code and a number: `QJ 714`, `US403`, `LH2218`.
package struct FlightNumber {
    let carrier: String
    let digits: String

    /// Whether the airline's code has a digit, so that `A320`, `B12` and `Q4 2026` look like one.
    var mayBeOther: Bool { carrier.utf8.contains(where: Self.isDigit) }

    /// The code, a blank and the number.
    package var text: String { carrier.isEmpty ? digits : "\(carrier) \(digits)" }

    /// Reads a number at the beginning of a text.
    package init?(atStartOf text: String) {
        let words = text.bareWords
        let start = text.trimmed.unicodeScalars.first
        guard let first = words.first, start == first.unicodeScalars.first else { return nil }
        self.init(first, followedBy: words.dropFirst().first)
    }

    /// Reads a number without an airline's code, for use beside the airline's name.
    init?(digits text: String) {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy(Self.isDigit) else { return nil }
        carrier = ""
        digits = text
    }

    /// Reads a code of three letters with its number: `EZY8701`.
    init?(threeLetters word: Substring) {
        let bytes = Array(word.utf8)
        let digits = bytes.dropFirst(3)
        guard (4...7).contains(bytes.count), bytes.prefix(3).allSatisfy(Self.isCapital),
            digits.allSatisfy(Self.isDigit)
        else { return nil }
        carrier = String(decoding: bytes.prefix(3), as: UTF8.self)
        self.digits = String(decoding: digits, as: UTF8.self)
    }

    /// Reads one word, or two: `QJ714`, `QJ` and `714`.
    init?(_ word: some StringProtocol, followedBy next: (some StringProtocol)?) {
        let bytes = Array(word.utf8)
        let carrier = bytes.prefix(2)
        guard carrier.count == 2, carrier.allSatisfy({ Self.isCapital($0) || Self.isDigit($0) }),
            carrier.contains(where: Self.isCapital)
        else { return nil }
        let rest = bytes.count == 2 ? next.map { Array($0.utf8) } ?? [] : Array(bytes.dropFirst(2))
        guard (1...5).contains(rest.count), let last = rest.last else { return nil }
        let digits = Self.isCapital(last) && rest.count > 1 ? rest.dropLast() : rest[...]
        guard (1...4).contains(digits.count), digits.allSatisfy(Self.isDigit) else { return nil }
        self.carrier = String(decoding: carrier, as: UTF8.self)
        self.digits = String(decoding: rest, as: UTF8.self)
    }

    /// Finds the number in a title: directly after one of some words, or anywhere without words.
    static func first(among parts: [Substring], after words: WordSet?) -> FlightNumber? {
        for (index, part) in parts.enumerated() {
            if let words {
                guard index > 0 else { continue }
                let before = parts[index - 1].lowercased()
                guard words.contains(before) || (before == "n" && index > 1) else { continue }
            }
            let next = parts.dropFirst(index + 1).first
            if let number = FlightNumber(part, followedBy: next) { return number }
        }
        return nil
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
