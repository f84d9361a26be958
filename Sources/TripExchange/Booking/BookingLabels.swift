/// The words before a colon that mean the same with every sender.
enum BookingLabels {
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
        guard let value = text.value(confirmations), isCode(value) else { return nil }
        return value
    }

    static func isCode(_ value: String) -> Bool {
        guard (3...32).contains(value.count),
            value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-./".contains($0)) }),
            value.first?.isLetter == true || value.first?.isNumber == true
        else { return false }
        return value.contains(where: \.isNumber)
            || ((5...8).contains(value.count) && value.allSatisfy { $0.isUppercase })
    }

    /// The seat: something short with a digit; of a train with its coach.
    static func seat(in text: BookingText) -> String? {
        guard let seat = text.value(seats), isSeat(seat) else { return nil }
        guard let coach = text.value(coaches), isSeat(coach) else { return seat }
        return "coach \(coach), seat \(seat)"
    }

    private static func isSeat(_ value: String) -> Bool {
        value.count <= 12 && value.contains(where: \.isNumber)
    }
}
