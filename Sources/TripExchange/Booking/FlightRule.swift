import Places
import Trips

/// Recognises a flight by a flight number that is called one, or by a number between two airports.
enum FlightRule {
    static let numberLabels: Set<String> = [
        "flight", "flight number", "flight no", "flight no.", "flugnr", "flugnr.", "flugnummer", "flug",
        "numéro de vol", "n° de vol",
        "vol", "número de vuelo", "vuelo", "numero di volo", "volo", "vluchtnummer", "vlucht",
        "numer lotu", "lot", "číslo letu", "let",
    ]
    private static let words: WordSet = ["flight", "flug", "vol", "vuelo", "volo", "vlucht"]
    static let carrierLabels: Set<String> = [
        "airline", "operated by", "carrier", "fluggesellschaft", "durchgeführt von", "compagnie aérienne",
        "aerolínea", "compagnia aerea", "luchtvaartmaatschappij", "linia lotnicza", "aerolinka",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .flight }) ?? true else { return nil }
        let isCalled = text.block != nil || isCalledFlight(text)
        let codes = Route.codes(in: text)
        if let number = number(in: text, isCalledFlight: isCalled, hasCodes: codes != nil) {
            return facts(number, codes, text, text.block == nil ? .flightNumber : .feedBlock)
        }
        if !isCalled, let number = leg(in: text) { return facts(number, codes, text, .flightLeg) }
        // Without a number only the word together with both airports makes a flight.
        guard isCalled else { return nil }
        let route = Route(labelledIn: text)
        let isRoute = codes != nil || (route.isDepartureCertain && route.isArrivalCertain)
        guard isRoute || text.block != nil else { return nil }
        return facts(nil, codes, text, text.block == nil ? .flightRoute : .feedBlock)
    }

    private static func isCalledFlight(_ text: BookingText) -> Bool {
        guard text.summary.utf8.contains(0xC2) else { return text.titleKinds.contains(.flight) }
        // A degree sign joins what is on both sides of it.
        return text.summary.words.contains { words.contains($0.lowercased()) }
    }

    /// The number that is called one, else the one in the title, else `Vol n°AF 6147` on a line of its own under a
    /// title that calls it a flight.
    private static func number(in text: BookingText, isCalledFlight: Bool, hasCodes: Bool) -> FlightNumber? {
        if let number = text.values(.flightNumber).lazy.compactMap({ labelled($0, text) }).first {
            return number
        }
        guard isCalledFlight || hasCodes else { return nil }
        let title = text.title
        if let number = FlightNumber.first(among: title, after: isCalledFlight && !hasCodes ? words : nil)
            ?? (isCalledFlight ? threeLetters(title) ?? standingApart(text) : nil)
        {
            return number
        }
        guard isCalledFlight else { return nil }
        if TitleRoute(text.summary) != nil, let number = FlightNumber.first(among: title, after: nil) {
            return number
        }
        return text.lines.lazy.filter { line in
            line.words.first.map { words.contains($0.lowercased()) } ?? false
        }.compactMap { FlightNumber.first(among: $0.bareWords, after: words) }.first
    }

    /// `AF 6147`, `BRITISH AIRWAYS - BA 117`, and `1210` beside the name of an airline.
    private static func labelled(_ value: String, _ text: BookingText) -> FlightNumber? {
        if let number = FlightNumber(atStartOf: value) { return number }
        let words = value.bareWords
        if let number = words.first.flatMap({ FlightNumber(threeLetters: $0) }) { return number }
        if text.has(.airline), let number = FlightNumber(digits: value) { return number }
        guard let dash = value.utf8.firstRange(of: " - ".utf8) else { return nil }
        return FlightNumber(atStartOf: String(value[dash.upperBound...]))
    }

    private static func threeLetters(_ title: [Substring]) -> FlightNumber? {
        zip(title, title.dropFirst()).lazy.filter { words.contains($0.0.lowercased()) }
            .compactMap { FlightNumber(threeLetters: $0.1) }.first
    }

    /// The number in parentheses or behind a dash at the end of a title: `Flight to Lisbon (TP 575)`.
    private static func standingApart(_ text: BookingText) -> FlightNumber? {
        let title = text.summary.trimmed
        if let (_, behind) = title.halves(at: UInt8(ascii: "(")),
            let (inside, _) = behind.halves(at: UInt8(ascii: ")"))
        {
            return FlightNumber(whole: inside)
        }
        guard let dash = title.utf8.firstRange(of: " - ".utf8) else { return nil }
        return FlightNumber(whole: title[dash.upperBound...])
    }

    /// A number with which a title begins that tells a route, too, where the text says what only bookings do.
    private static func leg(in text: BookingText) -> FlightNumber? {
        guard text.hasBookingLabel else { return nil }
        let title = text.title
        guard title.count >= 3, let first = title.first,
            text.titleKinds.isDisjoint(with: [.train, .railway, .bus, .ferry, .station]),
            !TrainRule.isMark(first), let number = FlightNumber(first, followedBy: title[1]),
            TitleRoute(text.summary) != nil
        else { return nil }
        return number
    }

    private static func facts(
        _ number: FlightNumber?, _ codes: (String, String)?, _ text: BookingText, _ rule: BookingRule
    ) -> BookingFacts {
        let route = Route(labelledIn: text)
        let codes = codes ?? (route.arrival == nil ? Route.codesOnLine(in: text) : nil)
        var facts = BookingFacts(kind: .flight, rule: rule)
        facts.number = number?.text
        facts.carrier = text.value(.airline) ?? number.flatMap { $0.carrier.isEmpty ? nil : $0.carrier }
        facts.place = route.departure
        facts.destination = route.arrival
        facts.isDepartureCertain = route.isDepartureCertain
        facts.isArrivalCertain = route.isArrivalCertain
        if route.isEmpty, let codes {
            facts.place = Place(name: codes.0, code: codes.0)
            facts.destination = Place(name: codes.1, code: codes.1)
        } else if let codes, route.arrival == nil, route.departure?.code == codes.0 {
            // LOCATION tells the departure only; the title agrees with it and says more.
            facts.destination = Place(name: codes.1, code: codes.1)
        }
        facts.takeTitle(text)
        if let block = text.block { facts.takeFlight(block, text) }
        return facts
    }
}

extension FlightNumber {
    /// Reads a number that is all that a text says.
    init?(whole text: Substring) {
        let words = text.bareWords
        guard let first = words.first, words.count <= 2 else { return nil }
        self.init(first, followedBy: words.dropFirst().first)
        guard words.count == 1 || first.utf8.count == 2 else { return nil }
    }
}

extension BookingFacts {
    /// Fills the ends that no label names with those of the title, and the code with which LOCATION ends.
    fileprivate mutating func takeTitle(_ text: BookingText) {
        if let last = text.location.bareWords.last, place?.code == nil, last.utf8.count == 3,
            last.utf8.allSatisfy({ (0x41...0x5A).contains($0) }), text.isAirport(String(last))
        {
            if place == nil { place = Place(name: text.location) }
            place?.code = String(last)
        }
        if let route = TitleRoute(text.summary) {
            if place == nil { place = Place(name: route.departure) }
            if let code = place?.code, place?.name == code { place?.name = route.departure }
            if destination == nil {
                destination = Place(name: route.arrival)
            } else if let destination, destination.name == destination.code {
                self.destination?.name = route.arrival
            }
        } else if destination == nil, let goal = Self.goal(text.summary) {
            destination = Place(name: goal)
        }
    }

    /// The place in `Flight to Lisbon (TP 575)`.
    static func goal(_ title: String) -> String? {
        let words = title.split(separator: " ")
        guard
            let index = words.firstIndex(where: {
                ["to", "nach", "naar", "vers", "para", "per", "do"].contains($0.lowercased())
            }), index + 1 < words.count
        else { return nil }
        let rest = title[words[index + 1].startIndex...].prefix { $0 != "(" }
        let end = rest.utf8.firstRange(of: " - ".utf8)?.lowerBound ?? rest.endIndex
        return PlaceText(String(rest[..<end].trimmed))?.name
    }

    /// Reads what a feed writes below `[Flight]`.
    fileprivate mutating func takeFlight(_ block: FeedBlock, _ text: BookingText) {
        let digits = number?.split(separator: " ").last.map(String.init)
        for (index, line) in block.lines.enumerated() {
            let parts = FeedBlock.parts(line)
            if let first = parts.first, let digits, first.hasSuffix(" " + digits) {
                carrier = String(first.dropLast(digits.count + 1))
                place?.terminal = FeedBlock.value(after: ["terminal"], in: parts)
                place?.gate = FeedBlock.value(after: ["gate"], in: parts)
            }
            guard line.hasPrefix("Arrive "), let code = Route.code(in: String(line), text) else { continue }
            destination = Place(name: String(line.dropFirst(7)), code: code)
            isArrivalCertain = true
            if index + 1 < block.lines.count {
                let next = FeedBlock.parts(block.lines[index + 1])
                destination?.terminal = FeedBlock.value(after: ["terminal"], in: next)
                destination?.gate = FeedBlock.value(after: ["gate"], in: next)
            }
        }
        takeOldForm(block)
    }

    /// The one line that feeds wrote once: `… dep PHX 7:45am … ; NAME; seat(s) 8B; conf #DXH9KZ (US Airways)`.
    private mutating func takeOldForm(_ block: FeedBlock) {
        let parts = block.head.split(separator: ";").map(\.trimmed)
        guard parts.count > 1 else { return }
        for part in parts.dropFirst() {
            if part.hasPrefix("seat(s) ") {
                seat = String(part.dropFirst(8))
            } else if part.hasPrefix("conf #") {
                confirmation = part.dropFirst(6).split(separator: " ").first.map(String.init)
            } else if !part.contains(where: \.isNumber), !part.isEmpty {
                traveller = traveller ?? String(part)
            }
        }
    }
}
