/// The words before a colon that mean the same with every sender.
enum BookingLabels {
    /// All labels that any rule knows; no other line needs a second look.
    static let all = LabelTable([
        (.confirmation, confirmations), (.seat, seats), (.coach, coaches), (.from, Route.from),
        (.to, Route.to),
        (.flightNumber, FlightRule.numberLabels), (.airline, FlightRule.carrierLabels),
        (.trainNumber, TrainRule.numberLabels), (.railway, TrainRule.carrierLabels),
        (.checkIn, LodgingRule.checkIn), (.checkOut, LodgingRule.checkOut), (.nights, LodgingRule.nights),
    ])

    private static let confirmations: Set<String> = [
        "booking reference", "booking code", "booking number", "booking id", "reservation number",
        "reservation code",
        "reservation", "confirmation", "confirmation number", "confirmation code", "confirmation no.",
        "record locator",
        "pnr", "order", "order number", "buchungscode", "buchungsnummer", "buchungsnr.",
        "reservierungsnummer",
        "bestätigungsnummer", "auftragsnummer", "réf. de réservation", "référence de réservation",
        "numéro de réservation", "código de reserva", "número de reserva", "codice di prenotazione",
        "numero di prenotazione", "reserveringsnummer", "boekingscode",
    ]
    private static let seats: Set<String> = [
        "seat", "seats", "seat number", "sitz", "sitzplatz", "sitzplätze", "siège", "asiento", "posto",
        "stoel",
    ]
    private static let coaches: Set<String> = [
        "coach", "carriage", "wagen", "voiture", "coche", "carrozza", "rijtuig",
    ]

    /// The confirmation code: one word that holds a digit, or is five to eight capitals.
    static func confirmation(in text: BookingText) -> String? {
        guard let value = text.value(.confirmation), isCode(value) || isGroupedCode(value) else { return nil }
        return value
    }

    /// Whether a text is a code in groups, as people write it for others to read: `XK7 P2Q`, `123 456 789`.
    ///
    /// Six letters and digits are an airline's; more are digits only, or they would be words.
    private static func isGroupedCode(_ value: String) -> Bool {
        let groups = value.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let bytes = groups.joined()
        guard (2...4).contains(groups.count), groups.allSatisfy({ (2...5).contains($0.count) }),
            bytes.allSatisfy({ isDigit($0) || (0x41...0x5A).contains($0) }), bytes.contains(where: isDigit)
        else { return false }
        let count = bytes.reduce(0) { total, _ in total + 1 }
        return count == 6 || (count > 6 && bytes.allSatisfy(isDigit))
    }

    static func isCode(_ value: String) -> Bool {
        let bytes = value.utf8
        guard (3...32).contains(bytes.count), let first = bytes.first, isDigit(first) || isLetter(first),
            bytes.allSatisfy({ isDigit($0) || isLetter($0) || (0x2D...0x2F).contains($0) })
        else { return false }
        return bytes.contains(where: isDigit)
            || ((5...8).contains(bytes.count) && bytes.allSatisfy { (0x41...0x5A).contains($0) })
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// The seat: something short with a digit; of a train with its coach.
    static func seat(in text: BookingText) -> String? {
        guard let seat = text.value(.seat), isSeat(seat) else { return nil }
        guard let coach = text.value(.coach), isSeat(coach) else { return seat }
        return "coach \(coach), seat \(seat)"
    }

    private static func isSeat(_ value: String) -> Bool {
        value.count <= 12 && value.contains(where: \.isNumber)
    }
}
