import Trips

/// Recognises a table: a reservation that says how many sit at it, or that it is for a meal.
enum RestaurantRule {
    static let parties: Set<String> = [
        "party size", "party", "covers", "number of people", "personen", "anzahl personen",
        "nombre de personnes", "número de personas", "numero di persone", "aantal personen", "liczba osób",
        "počet osob", "couverts", "coperti", "comensales",
    ]
    private static let tables: [[String]] = [
        ["table", "for"], ["tisch", "für"], ["table", "pour"], ["mesa", "para"], ["party", "of"],
        ["tavolo", "per"], ["tafel", "voor"], ["stolik", "dla"], ["stůl", "pro"], ["reservation", "for"],
        ["reservierung", "für"], ["réservation", "pour"], ["reserva", "para"], ["reservering", "voor"],
    ]
    /// What may follow the number of people; another word is counted by it.
    private static let followers: Set<String> = [
        "people", "persons", "person", "guests", "guest", "pax", "adults", "personen", "pers", "leute",
        "gäste", "personnes", "convives", "personas", "comensales", "persone", "osób", "osoby", "osob", "is",
        "at", "in", "on", "bei", "im", "um", "am", "chez", "à", "en", "da", "te", "om", "has", "under",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .restaurant }) ?? true else { return nil }
        return rule(text).map { BookingFacts(kind: .restaurant, rule: $0) }
    }

    private static func rule(_ text: BookingText) -> BookingRule? {
        let kinds = text.titleKinds
        if text.block != nil { return .feedBlock }
        if kinds.contains(.tableReservation) || (kinds.contains(.reservation) && kinds.contains(.meal)) {
            return .table
        }
        if text.span.nights == 0, text.hasDated(.party) { return .table }
        if text.hasLine(where: saysTable) { return .table }
        return kinds.contains(.reservation) && isReservationAt(text) ? .reservationAt : nil
    }

    /// `Reservation at The Sample Grill`, with an address, and no longer than a meal.
    private static func isReservationAt(_ text: BookingText) -> Bool {
        guard !text.location.isEmpty, text.span.nights == 0,
            text.titleKinds.isDisjoint(with: [.flight, .train, .railway, .bus, .ferry, .house, .rental, .car])
        else { return false }
        let words = text.title
        guard words.count >= 3, let second = words.dropFirst().first?.lowercased(),
            ["at", "chez", "en", "bei", "im", "w", "v", "da", "bij"].contains(second),
            let first = words.first
        else { return false }
        return first.withOctets { TitleKinds.words.kinds(of: $0) }?.contains(.reservation) == true
    }

    /// Whether a line counts the people at a table: `Table for 4, Saturday`.
    private static func saysTable(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayCount(line) else { return false }
        let text = String(decoding: line, as: UTF8.self)
        let words = text.words
        return words.indices.dropLast(2).contains { index in
            guard let count = Int(words[index + 2]), (1...60).contains(count),
                tables.contains([words[index].lowercased(), words[index + 1].lowercased()])
            else { return false }
            guard index + 3 < words.count else { return true }
            // `Table for 4, Saturday`: what stands apart is not counted.
            let between = text[words[index + 2].endIndex..<words[index + 3].startIndex]
            return between.contains { !$0.isWhitespace } || followers.contains(words[index + 3].lowercased())
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

    /// Of `for`, `für`, `pour`, `per`, `para`, `of`, `dla` and `pro`.
    private static let lastLetters: [UInt8] = [
        UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "f"), UInt8(ascii: "o"),
    ]
}
