import Trips

/// Recognises a table: a reservation that says how many sit at it, or that it is for a meal.
enum RestaurantRule {
    private static let meals: Set<String> = ["dinner", "lunch", "breakfast", "brunch", "table", "restaurant"]
    private static let reservations: Set<String> = ["reservation", "booking", "réservation", "reserva"]
    private static let german = ["tischreservierung", "tischreservation"]
    private static let tables: [[String]] = [
        ["table", "for"], ["tisch", "für"], ["table", "pour"], ["mesa", "para"], ["party", "of"],
        ["tavolo", "per"],
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay else { return nil }
        let title = text.lowerTitle
        let isReservation = !reservations.isDisjoint(with: title) && !meals.isDisjoint(with: title)
        let isGerman = title.contains { german.contains($0) }
        let hasTable = ([text.summary[...]] + text.lines).contains(where: saysTable)
        return isReservation || isGerman || hasTable ? BookingFacts(kind: .restaurant) : nil
    }

    /// Whether a line counts the people at a table: `Table for 4, Saturday`.
    private static func saysTable(_ line: Substring) -> Bool {
        guard line.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        let words = line.words
        return words.indices.dropLast(2).contains { index in
            guard Int(words[index + 2]) != nil else { return false }
            return tables.contains([words[index].lowercased(), words[index + 1].lowercased()])
        }
    }
}
