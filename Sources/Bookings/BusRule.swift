import Trips

/// Recognises a bus: a word for it, a route, and a sign of a booking.
enum BusRule {
    static let numberLabels: Set<String> = [
        "fahrt", "route", "schedule",
        "bus", "bus number", "bus no.", "busnummer", "linie", "autobús", "autobus", "numéro de bus", "linia",
        "linka", "coach number",
    ]

    static func facts(in text: ScannedText, isStated: Bool = false) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .bus }) ?? true else { return nil }
        let isCalled = text.titleKinds.contains(.bus)
        guard isCalled || isStated || text.block != nil || text.linesWithParentheses.contains(where: namesBus)
        else {
            return nil
        }
        let route = Route(groundIn: text)
        guard route.isWhole else { return nil }
        let number = number(in: text)
        // A coach may also be a trainer.
        let isCoach = text.title.contains { $0.lowercased() == "coach" }
        let isNumbered = number != nil && !isCoach && !text.isGathering
        let isBooked =
            text.hasCode || text.hasTicketNumber || (text.hasBookingLabel && !isCoach && !text.isGathering)
        guard isNumbered || isBooked || text.numberedTitle != nil || text.block != nil || isStated
        else { return nil }
        var facts = BookingFacts(kind: .bus, rule: text.block == nil ? .bus : .feedBlock)
        facts.number = number
        facts.carrier = text.value(.company) ?? company(in: text.title)
        facts.place = route.departure
        facts.destination = route.arrival
        facts.seat = text.titleValue(.seat)
        return facts
    }

    /// Companies that sell bus tickets under their own name.
    private static func company(in title: [Substring]) -> String? {
        title.first { ["flixbus", "itabus", "greyhound", "megabus"].contains($0.lowercased()) }.map(
            String.init)
    }

    /// The number behind its label, or behind a word for a bus or a company.
    private static func number(in text: ScannedText) -> String? {
        if let value = text.value(.busNumber), value.contains(where: \.isNumber) {
            if value.utf8.count <= 8 { return value }
            // `FlixBus 1366`
            let words = value.blankSeparated
            if words.count == 2, let last = words.last, last.utf8.allSatisfy(BookingLabels.isDigit) {
                return String(last)
            }
        }
        let title = text.title
        for (word, next) in zip(title, title.dropFirst())
        where (1...5).contains(next.utf8.count) && next.utf8.allSatisfy(BookingLabels.isDigit) {
            let kinds = word.withOctets { TitleKinds.words.kinds(of: $0) }
            if kinds?.contains(.bus) == true || company(in: [word]) != nil { return String(next) }
        }
        return nil
    }

    /// Whether a line names a bus in parentheses: `(BUS, RJ)`.
    private static func namesBus(_ line: Substring) -> Bool {
        guard let (_, behind) = line.halves(at: UInt8(ascii: "(")) else { return false }
        return behind.hasPrefix("BUS,") || behind.hasPrefix("BUS)") || behind.hasPrefix("Bus)")
    }
}
