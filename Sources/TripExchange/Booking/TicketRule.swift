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
        guard text.block == nil, text.has(.ticket) || text.has(.row) else { return nil }
        let code = BookingLabels.confirmation(in: text)
        let seat = text.value(.seat) ?? text.value(.seatOrPlace)
        let isSeated = text.has(.row) && seat.map(BookingLabels.isSeat) == true
        guard isSeated || (text.has(.ticket) && code?.contains(where: \.isNumber) == true) else { return nil }
        var facts = BookingFacts(kind: .event, rule: .ticket)
        if isSeated { facts.seat = seat }
        return facts
    }
}
