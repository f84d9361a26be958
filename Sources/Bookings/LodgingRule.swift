import Documents
import Trips

/// Recognises a stay: nights, and at least two words that only accommodation uses.
enum LodgingRule {
    /// Words for check-in and check-out that are the same in most languages.
    static let checkInWords: Set<String> = ["check-in", "check in", "checkin"]
    static let checkOutWords: Set<String> = ["check-out", "check out", "checkout"]
    static let checkIn = checkInWords.union([
        "innsjekking", "incheckning", "indtjekning", "check-in from", "einchecken",
        "check-in time", "check-in date", "check in time", "anreise",
        "arrivée", "llegada", "entrada",
        "incheckt", "inchecken", "zameldowanie", "ubytování od", "přihlášení", "anreisetag", "date d'arrivée",
    ])
    static let checkOut = checkOutWords.union([
        "utsjekking", "utcheckning", "udtjekning", "check-out until", "auschecken",
        "check-out time", "check-out date", "check out time", "abreise",
        "départ", "salida", "uitchecken", "wymeldowanie", "odhlášení", "abreisetag", "date de départ",
    ])
    static let nights: Set<String> = [
        "nights", "nächte", "nuits", "noches", "notti", "nachten", "number of nights", "noce", "noci",
        "liczba nocy",
    ]
    /// Labels that only accommodation has.
    static let houseLabels: Set<String> = [
        "hotel", "hotel name", "hôtel", "property name", "accommodation", "unterkunft", "hébergement",
        "alojamiento", "alloggio", "accommodatie", "obiekt", "room type", "zimmertyp", "type de chambre",
        "hotel address", "hotel phone",
    ]
    private static let nightWords: Set<String> = [
        "night", "nights", "nacht", "nächte", "nuit", "nuits", "noches", "noche", "notte", "notti",
        "nachten", "noc", "noce", "nocy", "noci", "nocí",
    ]

    static func facts(in text: ScannedText) -> BookingFacts? {
        if let block = text.block {
            return block.kind == .lodging ? BookingFacts(kind: .lodging, rule: .feedBlock) : nil
        }
        if CheckInRule.tells(text) { return BookingFacts(kind: .lodging, rule: .checkIn) }
        guard text.span.nights > 0 else { return nil }
        guard isStay(text) else { return nil }
        var facts = BookingFacts(kind: .lodging, rule: .lodging)
        if text.location.isEmpty, let name = house(in: text) { facts.place = Place(name: name) }
        return facts
    }

    /// The house named in a title, if nothing else names it: `Pension Alpenglühn, Mittenwald, 3 Nächte`.
    private static func house(in text: ScannedText) -> String? {
        let parts = text.summary.parts(at: UInt8(ascii: ",")).map(\.trimmed)
        let name = parts.prefix { !$0.utf8.contains(where: BookingLabels.isDigit) }.joined(separator: ", ")
        guard text.titleKinds.contains(.house), (3...80).contains(name.utf8.count), !name.utf8.contains(0x3A)
        else {
            return nil
        }
        return name
    }

    /// Whether a house has facts about a guest, or there are enough of those without a transport.
    private static func isStay(_ text: ScannedText) -> Bool {
        let kinds = text.titleKinds
        let comes = text.has(.checkIn) || text.hasDated(.arrival)
        let leaves = text.has(.checkOut) || text.hasDated(.departure)
        if text.isGathering { return false }
        if !kinds.isDisjoint(with: [.house, .stay]) {
            if comes && leaves || text.has(.nights) || text.has(.house) { return true }
            if kinds.contains(.house) && kinds.contains(.stay) { return true }
            return (comes || leaves) && text.hasCode || text.hasLineWithNights(nightWords)
        }
        guard comes || leaves, isNoWay(text) else { return false }
        // A school trip has a departure and an arrival too, in the same words.
        let isCounted = text.has(.nights) || text.hasLineWithNights(nightWords)
        return text.hasCode && (isCounted || text.has(.house) || isGuest(text))
    }

    /// Whether both ends have labels that only houses use.
    private static func isGuest(_ text: ScannedText) -> Bool {
        guard text.hasDated(.checkIn), text.hasDated(.checkOut) else { return false }
        // `Entrada`, `Salida`: the second also means a train's departure, but not with a reservation at a place.
        return !text.has(.departure, but: .checkOut) && !text.has(.arrival, but: .checkIn)
            && (!(text.has(.departure) || text.has(.arrival))
                || (text.titleKinds.contains(.reservation) && !text.location.isEmpty))
    }

    /// Whether nothing indicates an overnight transport.
    private static func isNoWay(_ text: ScannedText) -> Bool {
        text.titleKinds.isDisjoint(with: [.flight, .train, .railway, .bus, .ferry, .station])
            && !text.has(.vessel) && !text.has(.coach) && text.titleRoute == nil
    }
}

extension ScannedText {
    /// Whether the value of a label may be a date, a day of the week or an hour: it contains a digit.
    func hasDated(_ kind: LabelKinds) -> Bool {
        values(kind).contains { $0.utf8.contains(where: BookingLabels.isDigit) }
    }

    /// Whether the title or a line has a number of nights: `1 Zimmer, 3 Nächte`.
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
