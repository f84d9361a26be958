/// The words before a colon that mean the same with every sender.
enum BookingLabels {
    /// All labels that any rule knows; no other line needs a second look.
    static let all = WordTable<LabelKinds>([
        (.confirmation, confirmations), (.looseConfirmation, LabelWords.looseConfirmations),
        (.seat, LabelWords.seats), (.coach, LabelWords.coaches),
        (.from, RouteWords.from), (.to, RouteWords.to),
        (.departure, LabelWords.departures), (.arrival, LabelWords.arrivals),
        (.flightNumber, FlightRule.numberLabels), (.flight, FlightRule.plainLabels),
        (.airline, FlightRule.carrierLabels),
        (.trainNumber, TrainRule.numberLabels), (.railway, TrainRule.carrierLabels),
        (.checkIn, LodgingRule.checkIn), (.checkOut, LodgingRule.checkOut), (.nights, LodgingRule.nights),
        (.house, LodgingRule.houseLabels),
        (.terminal, LabelWords.terminals), (.arrivalTerminal, LabelWords.arrivalTerminals),
        (.gate, LabelWords.gates), (.platform, LabelWords.platforms),
        (.traveller, LabelWords.travellers), (.total, LabelWords.totals), (.price, LabelWords.prices),
        (.priceOrMeal, LabelWords.pricesOrMeals), (.ticketNumber, LabelWords.ticketNumbers),
        (.busNumber, BusRule.numberLabels), (.vessel, FerryRule.vessels), (.cabin, FerryRule.cabins),
        (.pickUp, CarRentalRule.pickUp), (.dropOff, CarRentalRule.dropOff),
        (.vehicle, CarRentalRule.vehicles), (.driver, CarRentalRule.drivers),
        (.party, RestaurantRule.parties), (.ticket, TicketRule.tickets), (.row, TicketRule.rows),
        (.seatOrPlace, LabelWords.placeSeats), (.company, LabelWords.companies),
    ])

    /// What a label says, in any case; also one that nobody listed, with a remark in parentheses behind it:
    /// `Bookingnummer (PNR)`.
    static func kinds(of label: UnsafeBufferPointer<UInt8>) -> LabelKinds? {
        if let kinds = all.kinds(of: label) { return kinds }
        if label.last == UInt8(ascii: ")"), let mark = label.lastIndex(of: UInt8(ascii: "(")) {
            var end = mark
            while end > 0, TextScalar.isBlank(label[end - 1]) { end -= 1 }
            return end > 0 ? kinds(of: UnsafeBufferPointer(rebasing: label[..<end])) : nil
        }
        return LabelForms.isConfirmation(label) ? .confirmation : nil
    }

    private static let confirmations: Set<String> = {
        let own = LabelWords.confirmations
        let addressed = own.flatMap { label in LabelWords.addresses.map { "\($0) \(label)" } }
        return own.union(addressed)
    }()

    /// The confirmation code: one word that holds a digit, or is five to eight capitals.
    ///
    /// In what is known to be a booking, words count that say less by themselves.
    static func confirmation(in text: BookingText, isBooking: Bool = false) -> String? {
        if text.has(.confirmation) { return text.value(.confirmation).flatMap(code) }
        guard isBooking else { return nil }
        return text.value(.looseConfirmation).flatMap(code) ?? text.numberedTitle
            ?? text.value(.ticketNumber).flatMap(code)
    }

    /// The code that a value is, without the end of a sentence and what stands apart behind it:
    /// `XK7P2Q.`, `AB12CD — 3 guests`.
    static func code(_ value: String) -> String? {
        var rest = value.drop { $0 == "#" }
        for mark in [" — ", " – ", " ("] {
            if let found = rest.utf8.firstRange(of: mark.utf8) { rest = rest[..<found.lowerBound] }
        }
        while let last = rest.utf8.last, [0x2E, 0x2C, 0x3B].contains(last) { rest.removeLast() }
        let text = String(rest.trimmed)
        return isCode(text) || isGroupedCode(text) ? text : nil
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
        guard bytes.contains(where: isDigit) else {
            return (5...8).contains(bytes.count) && bytes.allSatisfy { (0x41...0x5A).contains($0) }
                && !states.contains(value)
        }
        return !isOrdinal(value) && !isDate(value)
    }

    /// Words in capitals that say how it stands with a booking.
    private static let states: Set<String> = [
        "PENDING", "CONFIRMED", "CANCELED", "BOOKED", "APPROVED", "DENIED", "UNKNOWN", "STANDBY", "WAITLIST",
        "REFUNDED", "EXPIRED", "TICKETED", "OFFEN", "BEZAHLT", "GEBUCHT", "ATTENTE", "REQUEST",
    ]

    /// `2nd`, `12th`.
    private static func isOrdinal(_ value: String) -> Bool {
        let ending = value.drop { $0.isASCII && $0.isNumber }
        return ["st", "nd", "rd", "th"].contains(ending.lowercased())
    }

    /// `12/06/2027`, `2027-06-12`, `12.6.27`.
    private static func isDate(_ value: String) -> Bool {
        for mark in "./-" {
            let parts = value.split(separator: mark, omittingEmptySubsequences: false)
            guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else {
                continue
            }
            let lengths = parts.map(\.utf8.count)
            if lengths[1] <= 2, lengths[0] <= 2 || lengths[2] <= 2, lengths[0] + lengths[2] <= 6 {
                return true
            }
        }
        return false
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// The seat: something short with a digit; of a train with its coach.
    static func seat(in text: BookingText) -> String? {
        seat(in: text, .seat)
    }

    /// The seat behind some labels, with its coach.
    static func seat(in text: BookingText, _ labels: LabelKinds) -> String? {
        guard let seat = text.value(labels), isSeat(seat) else { return nil }
        return joined(text.value(.coach), seat)
    }

    private static func joined(_ coach: String?, _ seat: String) -> String {
        guard let coach, isCoach(coach) else { return seat }
        return "coach \(coach), seat \(seat)"
    }

    static func isSeat(_ value: String) -> Bool { value.count <= 12 && value.contains(where: \.isNumber) }

    /// Coaches have a number, or one letter.
    private static func isCoach(_ value: String) -> Bool {
        isSeat(value) || (value.utf8.count == 1 && value.utf8.allSatisfy(isLetter))
    }
}
