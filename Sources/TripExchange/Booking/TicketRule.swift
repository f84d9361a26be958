import Trips

/// Recognises what a ticket was bought for: a ticket with the code of its order, or with a row and a seat.
enum TicketRule {
    static let tickets: Set<String> = [
        "ticket", "tickets", "ticket type", "ticket category", "tickets ordered", "eintrittskarte",
        "eintrittskarten", "karten", "billet", "billets", "entrada", "entradas", "biglietto", "biglietti",
        "kaartje", "kaartjes", "bilet", "bilety", "vstupenka", "vstupenky", "admission",
    ]
    static let rows: Set<String> = ["row", "reihe", "rang", "rangée", "fila", "rij", "rząd", "řada"]

    static func facts(in text: BookingText) -> BookingFacts? {
        // Tickets of a tracker have codes, too, but no place where one goes.
        guard text.block == nil, text.has(.ticket) || text.has(.row), !text.location.isEmpty,
            !text.values(.ticket).contains(where: isIssue)
        else { return nil }
        let code = BookingLabels.confirmation(in: text)
        let seat = text.value(.seat) ?? text.value(.seatOrPlace)
        let isSeated = text.has(.row) && seat.map(BookingLabels.isSeat) == true
        guard isSeated || (text.has(.ticket) && code?.contains(where: \.isNumber) == true) else { return nil }
        var facts = BookingFacts(kind: .event, rule: .ticket)
        if isSeated { facts.seat = seat }
        return facts
    }

    /// Whether a value is the name of a task: `PAY-1234`.
    private static func isIssue(_ value: String) -> Bool {
        guard let (project, number) = value.halves(at: UInt8(ascii: "-")) else { return false }
        return !project.isEmpty && !number.isEmpty && project.utf8.allSatisfy(BookingLabels.isLetter)
            && number.utf8.allSatisfy(BookingLabels.isDigit)
    }
}
