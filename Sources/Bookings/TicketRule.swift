import Trips

/// Recognises what a ticket was bought for: a ticket with the code of its order, or with a row and a seat.
enum TicketRule {
    static let tickets: Set<String> = [
        "ticket", "tickets", "ticket type", "ticket category", "tickets ordered", "eintrittskarte",
        "eintrittskarten", "karten", "billet", "billets", "entrada", "entradas", "biglietto", "biglietti",
        "kaartje", "kaartjes", "bilet", "bilety", "vstupenka", "vstupenky", "admission",
    ]
    static let rows: Set<String> = ["row", "reihe", "rang", "rangée", "fila", "rij", "rząd", "řada"]

    static func facts(in text: ScannedText) -> BookingFacts? {
        // Tickets of a tracker have codes, too, but no place where one goes.
        guard text.block == nil, !text.location.isEmpty, !text.values(.ticket).contains(where: isIssue),
            text.hasLines, !text.isGathering,
            // Nobody sits in a seat for nights.
            text.span.nights == 0
                || (text.titleKinds.isDisjoint(with: [.house, .stay]) && !text.has(.checkOut)),
            // Behind `Ticket` hospitals tell what is to be paid.
            !text.values(.ticket).contains(where: { PriceText.money($0) != nil }),
            !text.location.bareWords.contains(where: Place.namesCall)
        else { return nil }
        let code = BookingLabels.confirmation(in: text)?.contains(where: \.isNumber) == true
        guard code || text.has(.ticket) || text.has(.row) else { return nil }
        let seat = text.value(.seat) ?? text.value(.seatOrPlace)
        let isSeated =
            (text.has(.row) || text.lines.contains(where: namesRow)) && seat.map(BookingLabels.isSeat) == true
        // A row and a seat are told to those who sit an examination, too.
        let isSold = text.has(.ticket) || sellsTickets(text)
        guard isSeated && (code || text.has(.ticket)) || code && isSold else { return nil }
        var facts = BookingFacts(kind: .event, rule: .ticket)
        if isSeated { facts.seat = seat }
        return facts
    }

    /// Whether a line speaks of tickets that were bought with a price, or of their QR code: `2 x Full Price Ticket`.
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

    /// Whether a value is the name of a task, or its number: `PAY-1234`.
    private static func isIssue(_ value: String) -> Bool {
        if value.utf8.count > 2, value.utf8.allSatisfy(BookingLabels.isDigit) { return true }
        guard let (project, number) = value.halves(at: UInt8(ascii: "-")) else { return false }
        return !project.isEmpty && !number.isEmpty && project.utf8.allSatisfy(BookingLabels.isLetter)
            && number.utf8.allSatisfy(BookingLabels.isDigit)
    }
}
