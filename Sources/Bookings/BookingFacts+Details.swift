import Documents
import Trips

extension BookingFacts {
    /// Reads the labelled facts that all kinds of bookings share.
    mutating func takeDetails(_ text: ScannedText) {
        if seat == nil || kind == .train, kind.isTransport || kind == .event {
            seat = BookingLabels.seat(in: text, .seatOrPlace) ?? seat
        }
        traveller = (traveller ?? text.value(.traveller)).flatMap(Self.person)
        price = Self.price(in: text, of: kind)
        guard kind == .flight else {
            if kind == .bus, let gate = Self.short(text.value(.gate)) { setGate(gate) }
            return
        }
        if let terminal = Self.short(text.value(.terminal)) {
            if place == nil { place = Place(name: "") }
            if place?.terminal == nil { place?.terminal = terminal }
        }
        if let terminal = Self.short(text.value(.arrivalTerminal)) {
            if destination?.terminal == nil { destination?.terminal = terminal }
        }
        if let gate = Self.short(text.value(.gate)) { setGate(gate) }
    }

    /// The whole price: a total, else the only price, which for a stay may be that of a night.
    private static func price(in text: ScannedText, of kind: ActivityKind) -> Money? {
        guard text.has(.total) || text.has(.price) || text.has(.priceOrMeal) else { return nil }
        // An amount paid beside a balance is a part.
        if text.lines.contains(where: isBalance) { return nil }
        if text.has(.total) { return text.value(.total).flatMap(PriceText.money) }
        if let meal = text.value(.priceOrMeal), kind != .restaurant, let money = PriceText.money(meal),
            ["PLN", "CZK"].contains(money.currency.code)
        {
            return money
        }
        guard kind != .lodging || text.span.nights <= 1 else { return nil }
        return text.value(.price).flatMap(PriceText.money)
    }

    /// Whether a line states an open balance: `Balance due: EUR 250`.
    private static func isBalance(_ line: Substring) -> Bool {
        line.utf8.contains(where: BookingLabels.isDigit)
            && line.bareWords.contains { PriceText.balanceWords.contains($0.lowercased()) }
    }

    private mutating func setGate(_ gate: String) {
        if place == nil { place = Place(name: "") }
        if place?.gate == nil { place?.gate = gate }
    }

    /// A terminal or a gate: one word.
    private static func short(_ value: String?) -> String? {
        guard let value, (1...6).contains(value.utf8.count), !value.utf8.contains(0x20),
            !value.utf8.contains(UInt8(ascii: ":")),
            value.utf8.contains(where: BookingLabels.isDigit) || value.first?.isUppercase == true
        else { return nil }
        return value
    }

    /// A person's name: letters, and no number, address, sentence, house or restaurant.
    private static func person(_ value: String) -> String? {
        guard (2...80).contains(value.count), value.contains(where: \.isLetter),
            !value.contains(where: { $0.isNumber || "@:?!#".contains($0) }),
            !value.utf8.contains(0x2F) || isAirlines(value), !value.bareWords.contains(where: isHouse)
        else { return nil }
        var words = value.blankSeparated[...]
        while words.count > 1, let first = words.first, addresses.contains(first.lowercased()) {
            words.removeFirst()
        }
        // Airlines write the title last: `LEE/ANN MS`.
        while words.count > 1, value.utf8.contains(0x2F), let last = words.last,
            addresses.contains(last.lowercased())
        {
            words.removeLast()
        }
        return words.isEmpty ? nil : withoutAddresses(words).joined(separator: " ")
    }

    /// Returns the words without the titles of further people: `Ben Keller, Ms Anna Keller`.
    private static func withoutAddresses(_ words: ArraySlice<Substring>) -> [Substring] {
        var found: [Substring] = []
        for word in words {
            let isBetween = found.last.map { $0.hasSuffix(",") || joiners.contains($0.lowercased()) } == true
            if !isBetween || !addresses.contains(word.lowercased()) { found.append(word) }
        }
        return found
    }

    private static let joiners: Set<String> = [
        "and", "und", "et", "y", "e", "en", "och", "og", "i", "a", "&",
    ]

    /// Whether a value with a slash is a name in airlines' form, surname first and in capitals: `LEE/ANN MS`.
    private static func isAirlines(_ value: String) -> Bool {
        let names = value.split(separator: "/", omittingEmptySubsequences: false)
        return names.count == 2
            && names.allSatisfy { name in
                name.utf8.count > 1 && !name.hasPrefix(" ") && !name.hasSuffix(" ")
                    && name.allSatisfy { $0.isUppercase || " -'’".contains($0) }
            }
    }

    /// Titles before names.
    private static let addresses: Set<String> = [
        "mr", "mr.", "mrs", "mstr", "d.", "dña.", "don", "doña", "sr", "sra", "hr.", "fru", "mrs.", "ms",
        "ms.",
        "miss", "mx", "dr", "dr.", "prof.", "herr", "frau", "m.",
        "mme", "mme.", "mlle", "sr.", "sra.", "sig.", "sig.ra", "dhr.", "mevr.", "pan", "paní", "pani",
    ]

    private static func isHouse(_ word: Substring) -> Bool {
        let kinds = word.withOctets { TitleKinds.words.kinds(of: $0) }
        return kinds?.isDisjoint(with: [.house, .meal]) == false
    }
}

extension Place {
    /// Adds the facts of a labelled place to that of LOCATION; its name only if LOCATION has none.
    mutating func take(_ labelled: Place) {
        code = labelled.code
        terminal = labelled.terminal
        gate = labelled.gate
        guard !labelled.name.isEmpty else { return }
        if name == labelled.code {
            name = labelled.name
        } else if latitude == nil, let point = Self.point(name) {
            (latitude, longitude) = point
            name = labelled.name
        }
    }

    /// The coordinates in a text in degrees: `48.18522, 16.37648`.
    private static func point(_ text: String) -> (Double, Double)? {
        guard let first = text.utf8.first, first < 0x3A else { return nil }
        let parts = text.split(separator: ",")
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.contains(0x2E) }),
            let latitude = Double(parts[0].trimmed), let longitude = Double(parts[1].trimmed),
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        return (latitude, longitude)
    }
}
