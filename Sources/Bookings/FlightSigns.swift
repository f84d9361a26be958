import Documents

/// A possible flight number, and the evidence for it.
struct FlightSigns {
    let number: FlightNumber
    private let origin: Origin

    /// Where the number was found.
    private enum Origin {
        /// Behind an unambiguous label, or behind `Vol n°`.
        case label
        /// Behind an ambiguous label.
        case plainLabel
        /// In a title with the word for a flight.
        case word
        /// In a title without it.
        case title
    }

    /// Whether the number is only before a route.
    var isLeg: Bool { origin == .title }

    /// Whether independent evidence shows that this is a flight.
    func isBorneOut(in text: ScannedText, isCalled: Bool, codes: (String, String)?) -> Bool {
        let isDetailed = text.hasRecordLocator || text.hasSeatInRow
        let isRoute = codes != nil || hasRoute(text)
        // `A320`, `B12` and `Q4 2026` have the form of a number too.
        if number.mayBeOther {
            return isRoute && (isCalled || origin == .label || isDetailed)
        }
        if origin == .title {
            return isDetailed || text.isBetweenZones || (codes != nil && (text.hasCode || isBareRoute(text)))
        }
        return isRoute || isDetailed || isBacked(text, isCalled: isCalled)
    }

    /// Whether other evidence than a route or a detail supports a number with the word for a flight.
    private func isBacked(_ text: ScannedText, isCalled: Bool) -> Bool {
        switch origin {
        case .label: isCalled || text.hasCode || text.has(.airline)
        case .plainLabel: (isCalled && text.hasCode) || text.has(.airline)
        case .word: text.hasCode || isWholeTitle(text)
        case .title: false
        }
    }

    private func hasRoute(_ text: ScannedText) -> Bool {
        text.hasLabelledAirport || text.titleRoute != nil || Route(labelledIn: text).isWhole
            || (origin != .title && BookingFacts.goal(text.summary) != nil)
    }

    /// Whether the title is only the word and the number: `Flight LH 123`.
    private func isWholeTitle(_ text: ScannedText) -> Bool {
        let words = text.title
        return words.count <= 3 && words.dropFirst().joined() == number.carrier + number.digits
    }

    /// Whether the title is only the number, two codes and times: `US403 PHX to SFO`, `BA 286 LHR-SFO 11:15`.
    private func isBareRoute(_ text: ScannedText) -> Bool {
        let words = text.summary.blankSeparated.filter { !TrainTimes.hasClock($0) }
        let last = words.lastIndex { $0.bareWords.contains { AirportCode.isForm($0) } } ?? words.count - 1
        let others = words[...last].flatMap(\.bareWords).filter { word in
            !AirportCode.isForm(word) && !RouteWords.codeJoiners.contains(word.lowercased())
        }
        // `BA 286 LHR-SFO 11:15 ref 6HW2PL seat 24A`
        let areLabelled = words[(last + 1)...].allSatisfy { word in
            word.utf8.contains(where: BookingLabels.isDigit)
                || word.trimmed.withOctets { BookingLabels.kinds(of: $0) } != nil
        }
        // `GM 3 OAK-HOU` is a match between teams.
        return areLabelled && number.digits.utf8.count >= 3
            && others.joined() == number.carrier + number.digits
    }
}

// MARK: - Finding numbers

extension FlightSigns {
    /// The numbers behind labels, each once.
    static func told(in text: ScannedText) -> [FlightSigns] {
        var found: [FlightSigns] = []
        for (kind, origin) in [(LabelKinds.flightNumber, Origin.label), (.flight, .plainLabel)] {
            for value in text.values(kind) {
                guard let number = labelled(value, text),
                    !found.contains(where: { $0.number.text == number.text })
                else { continue }
                found.append(FlightSigns(number: number, origin: origin))
                // Two numbers are enough to be ambiguous.
                if found.count > 1 { return found }
            }
        }
        return found
    }

    /// `AF 6147`, `BRITISH AIRWAYS - BA 117`, and `1210` beside the name of an airline.
    private static func labelled(_ value: String, _ text: ScannedText) -> FlightNumber? {
        if let number = FlightNumber(atStartOf: value) { return number }
        let words = value.bareWords
        if let number = words.first.flatMap({ FlightNumber(threeLetters: $0) }) { return number }
        if text.has(.airline), let number = FlightNumber(digits: value) { return number }
        guard let dash = value.firstOctets(of: " - ") else { return nil }
        return FlightNumber(atStartOf: String(value[dash.upperBound...]))
    }

    /// The number in the title, else `Vol n°AF 6147` on a separate line below a title with the word for a flight.
    static func titled(in text: ScannedText, isCalled: Bool, codes: (String, String)?) -> [FlightSigns] {
        if isCalled {
            let title = text.title
            let number =
                FlightNumber.first(among: title, after: TitleKinds.flightWords) ?? threeLetters(title)
                ?? standingApart(text) ?? leading(text, codes) ?? plain(text)
            if let number { return [FlightSigns(number: number, origin: .word)] }
            return onLine(text).map { [$0] } ?? []
        }
        guard codes != nil || text.hasRecordLocator || text.hasSeatInRow || text.isBetweenZones,
            text.titleKinds.isDisjoint(with: [.train, .railway, .bus, .ferry, .station]),
            let number = leading(text, codes)
        else { return [] }
        return [FlightSigns(number: number, origin: .title)]
    }

    /// The number without an airline's code behind the word for a flight, in a title with a route, and with a code of
    /// airlines' form: `Southwest Airlines Flight 1482 - Denver to Oakland`.
    private static func plain(_ text: ScannedText) -> FlightNumber? {
        guard text.titleRoute != nil, text.hasRecordLocator else { return nil }
        let title = text.title
        return zip(title, title.dropFirst()).lazy.filter {
            TitleKinds.flightWords.contains($0.0.lowercased())
        }
        .compactMap { FlightNumber(digits: String($0.1)) }.first
    }

    private static func threeLetters(_ title: [Substring]) -> FlightNumber? {
        zip(title, title.dropFirst()).lazy.filter { TitleKinds.flightWords.contains($0.0.lowercased()) }
            .compactMap { FlightNumber(threeLetters: $0.1) }.first
    }

    /// The number in parentheses or behind a dash at the end of a title: `Flight to Lisbon (TP 575)`.
    private static func standingApart(_ text: ScannedText) -> FlightNumber? {
        let title = text.summary.trimmed
        if let (_, behind) = title.halves(at: UInt8(ascii: "(")),
            let (inside, _) = behind.halves(at: UInt8(ascii: ")")), let number = FlightNumber(whole: inside)
        {
            return number
        }
        guard let dash = title.firstOctets(of: " - ") else { return nil }
        return FlightNumber(whole: title[dash.upperBound...])
    }

    /// The number at the beginning of a title with a route, or behind the name of an airline there: `Turkish Airlines
    /// TK1592 Frankfurt - Istanbul`.
    private static func leading(_ text: ScannedText, _ codes: (String, String)?) -> FlightNumber? {
        guard codes != nil || text.titleRoute != nil || text.isBetweenZones else { return nil }
        let title = text.title
        // `Travel for Daniel - UA 901 SFO-LHR`
        if let codes, let place = title.firstIndex(where: { $0 == codes.0 }), place > 0 {
            let before = title[..<place]
            if let number = before.last.flatMap({ FlightNumber($0, followedBy: Substring?.none) }) {
                return number
            }
            if before.count > 1, let number = FlightNumber(before[place - 2], followedBy: before[place - 1]),
                number.text.utf8.count > 3
            {
                return number
            }
        }
        for (index, written) in title.prefix(4).enumerated() {
            // The Japanese word for a flight stands behind the number: `NH106便`.
            let word = written.hasSuffix("便") ? written.dropLast() : written
            if !TrainRule.isMark(word),
                let number = FlightNumber(word, followedBy: title.dropFirst(index + 1).first)
            {
                return number
            }
            guard word.first?.isLowercase == false || word == "easyJet" else { return nil }
        }
        return nil
    }

    /// The number behind the name of an airline, on a separate line: `United Airlines 1523`.
    private static func named(_ line: Substring, _ words: [Substring]) -> FlightNumber? {
        guard (2...5).contains(words.count), let last = words.last,
            let number = FlightNumber(digits: String(last)), line.hasSuffix(last),
            words.contains(where: { airlineWords.contains($0.lowercased()) })
        else { return nil }
        return number
    }

    private static let airlineWords: WordSet = [
        "airlines", "airline", "airways", "air", "aerolíneas", "lines",
    ]

    /// The number on a line that begins with the word for a flight, or with the name of an airline.
    private static func onLine(_ text: ScannedText) -> FlightSigns? {
        for line in text.lines where line.utf8.count <= 200 {
            let words = line.bareWords
            if let number = named(line, words) { return FlightSigns(number: number, origin: .plainLabel) }
            guard let first = words.first, TitleKinds.flightWords.contains(first.lowercased()),
                let number = FlightNumber.first(among: words, after: TitleKinds.flightWords)
            else { continue }
            let isNumbered =
                words.dropFirst().first.map { ["n", "no", "nr"].contains($0.lowercased()) } ?? false
            return FlightSigns(number: number, origin: isNumbered ? .label : .plainLabel)
        }
        return nil
    }
}
