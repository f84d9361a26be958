import Trips

/// Recognises an event with a ticket: one with the code of its order, or with a row and a seat.
enum TicketRule {
    static let tickets: Set<String> = [
        "ticket", "tickets", "ticket type", "ticket category", "tickets ordered", "eintrittskarte",
        "eintrittskarten", "karten", "billet", "billets", "entrada", "entradas", "biglietto", "biglietti",
        "kaartje", "kaartjes", "bilet", "bilety", "vstupenka", "vstupenky", "admission",
    ]
    static let rows: Set<String> = ["row", "reihe", "rang", "rangée", "fila", "rij", "rząd", "řada"]

    static func facts(in text: ScannedText) -> BookingFacts? {
        // Tickets of an issue tracker have codes too, but no place.
        guard text.block == nil, !text.location.isEmpty, !text.values(.ticket).contains(where: isIssue),
            text.hasLines, !text.isGathering,
            // A seat is not for nights.
            text.span.nights == 0
                || (text.titleKinds.isDisjoint(with: [.house, .stay]) && !text.has(.checkOut)),
            // Hospitals state a price behind `Ticket`.
            !text.values(.ticket).contains(where: { PriceText.money($0) != nil }),
            !text.location.bareWords.contains(where: Place.namesCall)
        else { return nil }
        let code = BookingLabels.confirmation(in: text)?.contains(where: \.isNumber) == true
        guard code || text.has(.ticket) || text.has(.row) else { return nil }
        let seat = text.value(.seat) ?? text.value(.seatOrPlace)
        let isSeated =
            (text.has(.row) || text.lines.contains(where: namesRow)) && seat.map(BookingLabels.isSeat) == true
        // Candidates of an examination get a row and a seat too.
        let isSold = text.has(.ticket) || sellsTickets(text)
        guard isSeated && (code || text.has(.ticket)) || code && isSold else { return nil }
        var facts = BookingFacts(kind: .event, rule: .ticket)
        if isSeated { facts.seat = seat }
        return facts
    }

    /// Whether a line is about tickets bought with a price, or their QR code: `2 x Full Price Ticket`.
    private static func sellsTickets(_ text: ScannedText) -> Bool {
        guard text.has(.total) || text.has(.price) else { return false }
        return text.lines.contains { line in
            line.bareWords.contains { word in
                let word = word.lowercased()
                return tickets.contains(word) || word == "einlass" || word == "eintritt"
            }
        }
    }

    /// Whether a part of a line is a row and its number: `Section 112, Row F, Seat 8`.
    private static func namesRow(_ line: Substring) -> Bool {
        guard line.utf8.count <= 80 else { return false }
        return line.split(separator: ",").contains { part in
            let words = part.blankSeparated
            return words.count == 2 && rows.contains(words[0].lowercased()) && words[1].utf8.count <= 3
        }
    }

    /// Whether a value is the name of an issue, or its number: `PAY-1234`.
    private static func isIssue(_ value: String) -> Bool {
        if value.utf8.count > 2, value.utf8.allSatisfy(BookingLabels.isDigit) { return true }
        guard let (project, number) = value.halves(at: UInt8(ascii: "-")) else { return false }
        return !project.isEmpty && !number.isEmpty && project.utf8.allSatisfy(BookingLabels.isLetter)
            && number.utf8.allSatisfy(BookingLabels.isDigit)
    }
}
