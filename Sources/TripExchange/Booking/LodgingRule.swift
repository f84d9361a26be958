import Trips

/// Recognises a stay: nights, and at least two words that only a house with beds uses.
enum LodgingRule {
    static let checkIn: Set<String> = [
        "check-in", "check in", "checkin", "check-in time", "check-in date", "check in time", "anreise",
        "arrivée", "llegada", "entrada",
        "incheckt", "inchecken", "zameldowanie", "ubytování od", "přihlášení", "anreisetag", "date d'arrivée",
    ]
    static let checkOut: Set<String> = [
        "check-out", "check out", "checkout", "check-out time", "check-out date", "check out time", "abreise",
        "départ", "salida", "uitchecken", "wymeldowanie", "odhlášení", "abreisetag", "date de départ",
    ]
    static let nights: Set<String> = [
        "nights", "nächte", "nuits", "noches", "notti", "nachten", "number of nights", "noce", "noci",
        "liczba nocy",
    ]
    /// Labels that only a house with beds has.
    static let houseLabels: Set<String> = [
        "hotel", "hotel name", "hôtel", "property name", "accommodation", "unterkunft", "hébergement",
        "alojamiento", "alloggio", "accommodatie", "obiekt", "room type", "zimmertyp", "type de chambre",
        "hotel address", "hotel phone",
    ]
    private static let nightWords: Set<String> = [
        "night", "nights", "nacht", "nächte", "nuit", "nuits", "noches", "noche", "notte", "notti",
        "nachten", "noc", "noce", "nocy", "noci", "nocí",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        if let block = text.block {
            return block.kind == .lodging ? BookingFacts(kind: .lodging, rule: .feedBlock) : nil
        }
        if CheckInRule.tells(text) { return BookingFacts(kind: .lodging, rule: .checkIn) }
        guard text.span.nights > 0 else { return nil }
        var signs = 0
        if text.has(.checkIn) || text.hasDated(.arrival) { signs += 1 }
        if text.has(.checkOut) || text.hasDated(.departure) { signs += 1 }
        if text.titleKinds.contains(.house) { signs += 1 }
        if text.titleKinds.contains(.stay) { signs += 1 }
        if signs == 0 { return nil }
        // What carries people over night has a departure and an arrival, too.
        guard signs < 2 || isHouse(text) else { return nil }
        if signs == 1, text.has(.nights) || text.hasLineWithNights(nightWords) { signs += 1 }
        if signs == 1, text.titleKinds.contains(.house), text.has(.confirmation) || text.has(.house) {
            signs += 1
        }
        return signs >= 2 ? BookingFacts(kind: .lodging, rule: .lodging) : nil
    }

    private static func isHouse(_ text: BookingText) -> Bool {
        let kinds = text.titleKinds
        if !kinds.isDisjoint(with: [.house, .stay]) { return true }
        return kinds.isDisjoint(with: [.flight, .train, .railway, .bus, .ferry, .station])
            && !text.has(.vessel) && !text.has(.coach) && TitleRoute(text.summary) == nil
    }
}

extension BookingText {
    /// Whether the value of a label is made like a date or names a day of the week or an hour: it holds a digit.
    func hasDated(_ kind: LabelKinds) -> Bool {
        values(kind).contains { $0.utf8.contains(where: BookingLabels.isDigit) }
    }

    /// Whether the title or a line counts nights: `1 Zimmer, 3 Nächte`.
    func hasLineWithNights(_ nights: Set<String>) -> Bool {
        func counts(_ line: Substring) -> Bool {
            guard line.utf8.contains(where: BookingLabels.isDigit) else { return false }
            let words = line.words
            return zip(words, words.dropFirst()).contains {
                Int($0) != nil && nights.contains($1.lowercased())
            }
        }
        return counts(summary[...]) || lines.contains(where: counts)
    }
}
