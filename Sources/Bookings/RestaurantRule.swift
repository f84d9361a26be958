import Documents
import Trips

/// Recognises a table: a reservation with a number of people, or for a meal.
enum RestaurantRule {
    static let parties: Set<String> = [
        "nombre de couverts", "antal gæster", "number of diners", "diners", "guests", "pessoas",
        "número de pessoas",
        "antal personer", "antall personer", "antal gäster", "aantal gasten", "personas", "persone",
        "personnes",
        "party size", "party", "covers", "number of people", "number of guests", "personen",
        "anzahl personen",
        "nombre de personnes", "número de personas", "numero di persone", "aantal personen", "liczba osób",
        "počet osob", "couverts", "coperti", "comensales",
    ]
    private static let tables: [[String]] = [
        ["table", "for"], ["tisch", "für"], ["table", "pour"], ["mesa", "para"], ["tavolo", "per"],
        ["tafel", "voor"], ["stolik", "dla"], ["stůl", "pro"],
    ]
    /// Words before a number of people that are also used of other things than tables.
    private static let otherCounts: [[String]] = [
        ["party", "of"], ["reservation", "for"], ["reservierung", "für"], ["réservation", "pour"],
        ["reserva", "para"], ["reservering", "voor"],
    ]
    /// Words that may follow the number of people; any other word is what is counted.
    private static let followers: Set<String> = [
        "ppl", "pessoas", "henkilöä",
        "people", "persons", "person", "guests", "guest", "pax", "adults", "personen", "pers", "leute",
        "gäste", "personnes", "convives", "personas", "comensales", "persone", "osób", "osoby", "osob", "is",
        "at", "in", "on", "bei", "im", "um", "am", "chez", "à", "en", "da", "te", "om", "has", "under",
    ]

    static func facts(in text: ScannedText) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .restaurant }) ?? true,
            let rule = rule(text), !isAtHome(text)
        else { return nil }
        return BookingFacts(kind: .restaurant, rule: rule)
    }

    /// Whether LOCATION is somebody's home.
    private static func isAtHome(_ text: ScannedText) -> Bool {
        guard !text.location.isEmpty, text.location.utf8.count <= 30 else { return false }
        return text.location.bareWords.contains { word in word.withOctets { homes.contains(anyCase: $0) } }
    }

    private static let homes: WordSet = [
        "home", "zuhause", "hause", "uns", "nous", "thuis", "casa", "hjemme", "hemma", "domu", "doma",
        "kotona",
    ]

    private static func rule(_ text: ScannedText) -> BookingRule? {
        let kinds = text.titleKinds
        if text.block != nil { return .feedBlock }
        // All other forms require a place or a code.
        let isPlaced = !text.location.isEmpty || text.hasCode
        if kinds.contains(.tableReservation) { return .table }
        if kinds.contains(.reservation), kinds.contains(.meal),
            isPlaced || text.summary.utf8.contains(UInt8(ascii: ":"))
        {
            return .table
        }
        // A lunch at work has a number of guests too.
        if text.span.nights == 0, kinds.contains(.meal) && kinds.contains(.reservation) || text.hasCode,
            kinds.contains(.meal) || kinds.contains(.reservation), isPlaced, !kinds.contains(.gathering),
            text.values(.party).contains(where: isCount)
        {
            return .table
        }
        // A meal called booked, or with a code and within an evening.
        if text.span.nights == 0, !text.location.isEmpty, kinds.contains(.meal), kinds.contains(.reservation),
            text.hasAnyCode
        {
            return .table
        }
        guard text.hasLine(where: mayCount) else { return reservation(at: text, kinds) }
        if text.hasLine(where: { counts($0, tables, atStart: true) }) { return .table }
        if isPlaced, kinds.contains(.meal) || kinds.contains(.reservation) || text.hasCode,
            text.hasLine(where: { counts($0, tables, atStart: false) })
        {
            return .table
        }
        if isPlaced, kinds.contains(.meal) || kinds.contains(.reservation) || text.has(.confirmation),
            text.hasLine(where: { counts($0, otherCounts, atStart: true) })
        {
            return .table
        }
        return reservation(at: text, kinds)
    }

    private static func reservation(at text: ScannedText, _ kinds: TitleKinds) -> BookingRule? {
        kinds.contains(.reservation) && isReservationAt(text) ? .reservationAt : nil
    }

    /// Whether a value is only a number of people: `2`, `4 Personen`.
    private static func isCount(_ value: String) -> Bool {
        let words = value.words
        guard let count = words.first.flatMap({ Int($0) }), (1...60).contains(count), words.count <= 2 else {
            return false
        }
        return words.count == 1 ? !value.utf8.contains(0x3A) : followers.contains(words[1].lowercased())
    }

    /// Whether it is `Reservation at The Sample Grill`, with an address, and no longer than a meal.
    private static func isReservationAt(_ text: ScannedText) -> Bool {
        guard !text.location.isEmpty, text.span.nights == 0,
            text.titleKinds.isDisjoint(with: [.flight, .train, .railway, .bus, .ferry, .house, .rental, .car])
        else { return false }
        let words = text.title
        guard words.count >= 3, let second = words.dropFirst().first?.lowercased(),
            ["at", "chez", "en", "bei", "im", "w", "v", "da", "bij"].contains(second),
            let first = words.first, let joiner = words.dropFirst().first
        else { return false }
        guard first.withOctets({ TitleKinds.words.kinds(of: $0) })?.contains(.reservation) == true else {
            return false
        }
        // The address is that of the place in the title.
        let name = text.summary[joiner.endIndex...].trimmed
        return text.location.lowercased().hasPrefix(name.lowercased())
    }

    /// Whether a line has a number of people behind one of some pairs of words: `Table for 4, Saturday`.
    private static func counts(
        _ line: UnsafeBufferPointer<UInt8>, _ heads: [[String]], atStart: Bool
    ) -> Bool {
        guard mayCount(line) else { return false }
        let text = String(decoding: line, as: UTF8.self)
        let words = text.words
        return words.indices.dropLast(2).contains { index in
            guard !atStart || index == 0, let count = Int(words[index + 2]), (1...60).contains(count),
                heads.contains([words[index].lowercased(), words[index + 1].lowercased()])
            else { return false }
            guard index + 3 < words.count else { return true }
            // `Table for 4, Saturday`: a word behind a comma is not counted.
            let between = text[words[index + 2].endIndex..<words[index + 3].startIndex]
            return between.contains { !$0.isWhitespace } || followers.contains(words[index + 3].lowercased())
        }
    }

    /// Whether a word with the last letter of one of those before the number comes before a digit; true if bytes
    /// alone cannot show it.
    private static func mayCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        /// The last byte that is not an ASCII blank or mark.
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
