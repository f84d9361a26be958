import Trips

/// Recognises a stay: nights, and at least two words that only a house with beds uses.
enum LodgingRule {
    static let checkIn: Set<String> = [
        "check-in", "check in", "checkin", "anreise", "arrivée", "llegada", "entrada", "incheckt",
        "inchecken",
    ]
    static let checkOut: Set<String> = [
        "check-out", "check out", "checkout", "abreise", "départ", "salida", "uitchecken",
    ]
    static let nights: Set<String> = [
        "nights", "nächte", "nuits", "noches", "notti", "nachten", "number of nights",
    ]
    private static let nightWords: Set<String> = [
        "night", "nights", "nacht", "nächte", "nuit", "nuits", "noches",
    ]
    private static let houses: WordSet = [
        "hotel", "hostel", "hôtel", "motel", "pension", "gasthof", "gästehaus", "guesthouse", "ryokan",
        "apartment",
        "ferienwohnung", "lodging", "albergo", "inn", "resort", "airbnb",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard text.span.nights > 0 else { return nil }
        var signs = 0
        if text.has(.checkIn) { signs += 1 }
        if text.has(.checkOut) { signs += 1 }
        if text.titleHas(houses) { signs += 1 }
        if signs == 0 { return nil }
        if signs == 1, text.has(.nights) || text.lines.contains(where: saysNights) { signs += 1 }
        return signs >= 2 ? BookingFacts(kind: .lodging) : nil
    }

    /// Whether a line counts nights: `1 Zimmer, 3 Nächte`.
    private static func saysNights(_ line: Substring) -> Bool {
        guard line.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        let words = line.words
        return zip(words, words.dropFirst()).contains {
            Int($0) != nil && nightWords.contains($1.lowercased())
        }
    }
}
