import Trips

/// Recognises a table: a reservation that says how many sit at it, or that it is for a meal.
enum RestaurantRule {
    private static let meals: WordSet = ["dinner", "lunch", "breakfast", "brunch", "table", "restaurant"]
    private static let reservations: WordSet = ["reservation", "booking", "réservation", "reserva"]
    private static let german: WordSet = ["tischreservierung", "tischreservation"]
    private static let tables: [[String]] = [
        ["table", "for"], ["tisch", "für"], ["table", "pour"], ["mesa", "para"], ["party", "of"],
        ["tavolo", "per"],
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay else { return nil }
        let isReservation = text.titleHas(reservations) && text.titleHas(meals)
        return isReservation || text.titleHas(german) || text.hasLine(where: saysTable)
            ? BookingFacts(kind: .restaurant) : nil
    }

    /// Whether a line counts the people at a table: `Table for 4, Saturday`.
    private static func saysTable(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayCount(line) else { return false }
        let words = String(decoding: line, as: UTF8.self).words
        return words.indices.dropLast(2).contains { index in
            guard Int(words[index + 2]) != nil else { return false }
            return tables.contains([words[index].lowercased(), words[index + 1].lowercased()])
        }
    }

    /// Whether a word with the last letter of one of those before the number stands before a digit; also where a
    /// look at the octets alone cannot tell.
    private static func mayCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        /// The last octet that is no blank or mark of ASCII.
        var last: UInt8 = 0
        var isInWord = false
        for byte in bytes {
            let isDigit = byte >= 0x30 && byte <= 0x39
            let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            if isDigit, !isInWord, last >= 0x80 || lastLetters.contains(last | 0x20) { return true }
            isInWord = isDigit || isLetter
            if isInWord || byte >= 0x80 { last = byte }
        }
        return false
    }

    /// Of `for`, `für`, `pour`, `per`, `para` and `of`.
    private static let lastLetters: [UInt8] = [UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "f")]
}
