import Documents

/// The labels before a colon, with the same meaning for every sender.
enum BookingLabels {
    /// All labels of all rules; other lines need no further check.
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
        (.seatOrPlace, LabelWords.placeSeats), (.several, LabelWords.severalSeats),
        (.company, LabelWords.companies),
    ])

    /// The meaning of a label in any case; also of an unlisted one, and with a remark in parentheses: `Bookingnummer
    /// (PNR)`.
    static func kinds(of label: UnsafeBufferPointer<UInt8>) -> LabelKinds? {
        if let kinds = all.kinds(of: label) { return kinds }
        if label.last == UInt8(ascii: ")"), let mark = label.lastIndex(of: UInt8(ascii: "(")) {
            var end = mark
            while end > 0, TextScalar.isBlank(label[end - 1]) { end -= 1 }
            return end > 0 ? kinds(of: UnsafeBufferPointer(rebasing: label[..<end])) : nil
        }
        if let kinds = kinds(ofBilingual: label) { return kinds }
        return LabelForms.isConfirmation(label) ? .confirmation : nil
    }

    /// The meaning of one side of a bilingual label: `Départ / Departure`, `航班 Flight`; or of one with two endings:
    /// `Pasajero/a`.
    private static func kinds(ofBilingual label: UnsafeBufferPointer<UInt8>) -> LabelKinds? {
        if let slash = label.firstIndex(of: UInt8(ascii: "/")), slash > 1, slash + 1 < label.count {
            func side(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> LabelKinds? {
                kinds(of: UnsafeBufferPointer(rebasing: octets))
            }
            if label[slash - 1] == 0x20, label[slash + 1] == 0x20 {
                return side(label[..<(slash - 1)]) ?? side(label[(slash + 2)...])
            }
            return label.count - slash <= 4 ? side(label[..<slash]) : nil
        }
        // Letters other than Latin: Greek and all scripts with larger first bytes.
        guard let first = label.first, first >= 0xCD else { return nil }
        guard let blank = label.firstIndex(of: 0x20), blank + 1 < label.count else { return nil }
        return kinds(of: UnsafeBufferPointer(rebasing: label[(blank + 1)...]))
    }

    private static let confirmations: Set<String> = {
        let own = LabelWords.confirmations
        let addressed = own.flatMap { label in LabelWords.addresses.map { "\($0) \(label)" } }
        return own.union(addressed)
    }()

    /// The confirmation code: one word with a digit, or of five to eight capitals.
    ///
    /// In a known booking, weaker labels count too.
    static func confirmation(in text: ScannedText, isBooking: Bool = false) -> String? {
        if text.has(.confirmation) {
            // `Reservierung: Wagen 27` beside `Auftragsnummer: 4186209` is not a code.
            return text.codes.count == 1 ? text.codes.first : nil
        }
        guard isBooking else { return nil }
        return text.value(.looseConfirmation).flatMap(code) ?? text.numberedTitle
            ?? text.value(.ticketNumber).flatMap(code)
    }

    /// The code in a value, without a full stop or separate text behind it: `XK7P2Q.`, `AB12CD — 3 guests`.
    static func code(_ value: String) -> String? {
        var rest = value[...]
        while rest.utf8.first == UInt8(ascii: "#") { rest.removeFirst() }
        if rest.utf8.contains(0x20) {
            for mark in [" — ", " – ", " ("] {
                if let found = rest.firstOctets(of: mark) { rest = rest[..<found.lowerBound] }
            }
        }
        while let last = rest.utf8.last, [0x2E, 0x2C, 0x3B].contains(last) { rest.removeLast() }
        let text = String(rest.trimmed)
        return isCode(text) || isGroupedCode(text) ? text : nil
    }

    /// Whether a text is a code in groups, as people write it: `XK7 P2Q`, `123 456 789`.
    ///
    /// Six letters and digits are an airline's; longer ones must be digits, because letters could be words.
    private static func isGroupedCode(_ value: String) -> Bool {
        let groups = value.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let bytes = groups.joined()
        guard (2...4).contains(groups.count), groups.allSatisfy({ (2...5).contains($0.count) }),
            bytes.allSatisfy({ isDigit($0) || (0x41...0x5A).contains($0) }), bytes.contains(where: isDigit)
        else { return false }
        let count = bytes.reduce(0) { total, _ in total + 1 }
        return (count == 6 || (count > 6 && bytes.allSatisfy(isDigit))) && !isTelephone(value)
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
        return !isOrdinal(value) && !isDate(value) && !isTime(value) && !isTelephone(value)
    }

    /// Words in capitals for the status of a booking.
    private static let states: Set<String> = [
        "PENDING", "CONFIRMED", "CANCELED", "BOOKED", "APPROVED", "DENIED", "UNKNOWN", "STANDBY", "WAITLIST",
        "REFUNDED", "EXPIRED", "TICKETED", "OFFEN", "BEZAHLT", "GEBUCHT", "ATTENTE", "REQUEST",
    ]

    /// `2nd`, `12th`.
    private static func isOrdinal(_ value: String) -> Bool {
        guard value.utf8.first.map(isDigit) == true, value.utf8.last.map(isLetter) == true else {
            return false
        }
        let ending = value.drop { $0.isASCII && $0.isNumber }
        return ["st", "nd", "rd", "th"].contains(ending.lowercased())
    }

    /// `19h30`, `20.30`.
    private static func isTime(_ value: String) -> Bool {
        guard value.utf8.first.map(isDigit) == true else { return false }
        let parts = value.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2E || $0 | 0x20 == 0x68 }
        guard parts.count == 2, (1...2).contains(parts[0].count), parts.joined().allSatisfy(isDigit) else {
            return false
        }
        return parts[1].count == 2 || parts[1].isEmpty
    }

    /// `0171/5551234`, `01715551234`, `555-123-4567`.
    private static func isTelephone(_ value: String) -> Bool {
        guard value.utf8.allSatisfy({ isDigit($0) || (0x2D...0x2F).contains($0) || $0 == 0x20 }) else {
            return false
        }
        let groups = value.utf8.split(omittingEmptySubsequences: false) {
            (0x2D...0x2F).contains($0) || $0 == 0x20
        }
        guard let first = groups.first else { return false }
        if groups.map(\.count) == [3, 3, 4] { return true }
        let count = groups.joined().reduce(0) { total, _ in total + 1 }
        let zeros = first.prefix { $0 == 0x30 }.count
        return (1...2).contains(zeros) && zeros < first.count
            && (groups.count > 1 ? (7...13) : (10...13)).contains(count)
    }

    /// `12/06/2027`, `2027-06-12`, `12.6.27`, `20270615`.
    private static func isDate(_ value: String) -> Bool {
        if value.utf8.count == 8, value.hasPrefix("20"), let number = Int(value) {
            return (1...12).contains(number / 100 % 100) && (1...31).contains(number % 100)
        }
        guard value.utf8.allSatisfy({ isDigit($0) || (0x2D...0x2F).contains($0) }) else { return false }
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

    /// The seat: a short value with a digit; in a train with its coach.
    static func seat(in text: ScannedText) -> String? {
        seat(in: text, .seat)
    }

    /// The seat behind given labels, with its coach.
    static func seat(in text: ScannedText, _ labels: LabelKinds) -> String? {
        // `21D (Confirmed)`
        guard let value = text.value(labels)?.beforeParenthesis,
            case let seat = String(value),
            isSeat(seat)
        else { return nil }
        return joined(text.value(.coach), seat)
    }

    private static func joined(_ coach: String?, _ seat: String) -> String {
        guard let coach, isCoach(coach) else { return seat }
        return "coach \(coach), seat \(seat)"
    }

    /// Whether a value is a number of seats: `Seats 2`, `Places: 3`.
    static func counts(_ kinds: LabelKinds, _ value: Substring) -> Bool {
        kinds.contains(.several) && value.utf8.count == 1 && value.utf8.allSatisfy(isDigit)
    }

    static func isSeat(_ value: String) -> Bool { value.count <= 12 && value.contains(where: \.isNumber) }

    /// Coaches have a number, or one letter.
    static func isCoach(_ value: String) -> Bool {
        let digits = value.utf8.count(where: isDigit)
        let letters = value.utf8.count(where: isLetter)
        return (digits > 0 && value.utf8.count <= 12) || (letters == 1 && value.utf8.count == 1)
    }
}
