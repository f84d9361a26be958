/// The words before a colon that mean the same with every sender.
enum BookingLabels {
    /// All labels that any rule knows; no other line needs a second look.
    static let all = WordTable<LabelKinds>([
        (.confirmation, confirmations), (.looseConfirmation, LabelWords.looseConfirmations),
        (.seat, LabelWords.seats), (.coach, LabelWords.coaches),
        (.from, Route.from), (.to, Route.to),
        (.departure, LabelWords.departures), (.arrival, LabelWords.arrivals),
        (.flightNumber, FlightRule.numberLabels), (.airline, FlightRule.carrierLabels),
        (.trainNumber, TrainRule.numberLabels), (.railway, TrainRule.carrierLabels),
        (.checkIn, LodgingRule.checkIn), (.checkOut, LodgingRule.checkOut), (.nights, LodgingRule.nights),
        (.house, LodgingRule.houseLabels),
        (.terminal, LabelWords.terminals), (.arrivalTerminal, LabelWords.arrivalTerminals),
        (.gate, LabelWords.gates), (.platform, LabelWords.platforms),
        (.traveller, LabelWords.travellers), (.price, LabelWords.prices),
        (.busNumber, BusRule.numberLabels), (.vessel, FerryRule.vessels), (.cabin, FerryRule.cabins),
        (.pickUp, CarRentalRule.pickUp), (.dropOff, CarRentalRule.dropOff),
        (.vehicle, CarRentalRule.vehicles), (.driver, CarRentalRule.drivers),
        (.party, RestaurantRule.parties), (.ticket, TicketRule.tickets), (.row, TicketRule.rows),
        (.seatOrPlace, LabelWords.placeSeats), (.company, LabelWords.companies),
    ])

    private static let confirmations: Set<String> = {
        let own = LabelWords.confirmations
        let addressed = own.flatMap { label in LabelWords.addresses.map { "\($0) \(label)" } }
        return own.union(addressed)
    }()

    /// The confirmation code: one word that holds a digit, or is five to eight capitals.
    ///
    /// In what is known to be a booking, words count that say less by themselves.
    static func confirmation(in text: BookingText, isBooking: Bool = false) -> String? {
        if let value = text.value(.confirmation) {
            return isCode(value) || isGroupedCode(value) ? value : nil
        }
        guard isBooking, !text.has(.confirmation) else { return nil }
        if let value = text.value(.looseConfirmation), isCode(value) {
            return value
        }
        return text.numberedTitle
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

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// The seat: something short with a digit; of a train with its coach.
    static func seat(in text: BookingText) -> String? {
        seat(in: text, .seat)
    }

    /// The seat behind some labels, with its coach.
    static func seat(in text: BookingText, _ labels: LabelKinds) -> String? {
        guard let seat = text.value(labels), isSeat(seat) else { return nil }
        guard let coach = text.value(.coach), isCoach(coach) else { return seat }
        return "coach \(coach), seat \(seat)"
    }

    static func isSeat(_ value: String) -> Bool { value.count <= 12 && value.contains(where: \.isNumber) }

    /// Coaches have a number, or one letter.
    private static func isCoach(_ value: String) -> Bool {
        isSeat(value) || (value.utf8.count == 1 && value.utf8.allSatisfy(isLetter))
    }
}
