import Documents
import Trips

/// Recognises a flight by a number with a route or a sign of a booking, or by the word for it with two airports.
enum FlightRule {
    /// Labels that mean the number of a flight and nothing else.
    static let numberLabels: Set<String> = [
        "flynummer", "flightnummer", "flygning",
        "flight number", "flight no", "flight no.", "flugnr", "flugnr.", "flugnummer", "numéro de vol",
        "n° de vol", "número de vuelo", "numero di volo", "vluchtnummer", "numer lotu", "číslo letu",
        "número do voo", "nº do voo", "flygnummer", "uçuş no", "uçuş numarası", "lennon numero",
    ]
    /// Labels that have another meaning in another language, or for another kind.
    static let plainLabels: Set<String> = [
        "fly",
        "flight", "flug", "vol", "vuelo", "volo", "vlucht", "lot", "let", "voo", "flyg", "uçuş", "lento",
    ]
    static let carrierLabels: Set<String> = [
        "airline", "operated by", "carrier", "fluggesellschaft", "durchgeführt von", "compagnie aérienne",
        "aerolínea", "compagnia aerea", "luchtvaartmaatschappij", "linia lotnicza", "aerolinka",
        "companhia aérea", "flygbolag", "havayolu", "lentoyhtiö",
    ]

    /// Reads a flight.
    ///
    /// - Parameters:
    ///   - text: The words of the event.
    ///   - isStated: Whether the sender states the kind in a field, so that no evidence is needed.
    /// - Returns: The facts of the flight; `nil` if it is not recognised as one.
    static func facts(in text: ScannedText, isStated: Bool = false) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .flight }) ?? true,
            isStated || text.block != nil || !text.titleKinds.contains(.errand)
        else { return nil }
        let isCalled = text.block != nil || isCalledFlight(text)
        let codes = Route.codes(in: text)
        let told = FlightSigns.told(in: text)
        let found = told.isEmpty ? FlightSigns.titled(in: text, isCalled: isCalled, codes: codes) : told
        // Two numbers are two flights: neither belongs to the whole route.
        if found.count == 1, let sign = found.first {
            if text.block != nil { return facts(sign.number, codes, text, .feedBlock) }
            let isKnown = isStated || sign.isBorneOut(in: text, isCalled: isCalled, codes: codes)
            if isKnown { return facts(sign.number, codes, text, sign.isLeg ? .flightLeg : .flightNumber) }
        }
        if found.isEmpty, let leg = Route.leg(in: text) {
            return facts(leg.number, leg.codes, text, .flightLeg)
        }
        // Without a number only the word together with both airports is enough.
        guard isCalled || found.count > 1 else { return nil }
        let route = Route(labelledIn: text)
        let isRoute = codes != nil || (route.isDepartureCertain && route.isArrivalCertain)
        guard isRoute || text.block != nil else { return nil }
        return facts(nil, codes, text, text.block == nil ? .flightRoute : .feedBlock)
    }

    private static func isCalledFlight(_ text: ScannedText) -> Bool {
        guard text.summary.utf8.contains(0xC2) else { return text.titleKinds.contains(.flight) }
        // A degree sign joins what is on both sides of it.
        return text.titleKinds.contains(.flight)
            && (!text.summary.contains("°")
                || text.summary.words.contains { TitleKinds.flightWords.contains($0.lowercased()) })
    }

    private static func facts(
        _ number: FlightNumber?, _ codes: (String, String)?, _ text: ScannedText, _ rule: BookingRule
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
        if let codes, route.contradicts(codes) {
            facts.dropCodes()
            return facts
        }
        if route.isEmpty, let codes {
            facts.place = Place(name: codes.0, code: codes.0)
            facts.destination = Place(name: codes.1, code: codes.1)
            // With the code of a booking, the two places are certain.
            facts.isDepartureCertain = number != nil && text.hasCode
            facts.isArrivalCertain = facts.isDepartureCertain
        } else if let codes, route.arrival == nil, route.departure?.code == codes.0 {
            // LOCATION names only the departure; the title agrees and adds the arrival.
            facts.destination = Place(name: codes.1, code: codes.1)
            facts.isArrivalCertain = number != nil
        }
        facts.takeTitle(text)
        facts.takeCodes(text)
        if let code = facts.place?.code, code == facts.destination?.code { facts.dropCodes() }
        if let block = text.block { facts.takeFlight(block, text) }
        return facts
    }
}

extension FlightNumber {
    /// Reads a number that is the whole text.
    init?(whole text: Substring) {
        let words = text.bareWords
        guard let first = words.first, words.count <= 2 else { return nil }
        self.init(first, followedBy: words.dropFirst().first)
        guard words.count == 1 || first.utf8.count == 2 else { return nil }
    }
}

extension BookingFacts {
    /// Removes ambiguous codes.
    fileprivate mutating func dropCodes() {
        place?.code = nil
        destination?.code = nil
        isDepartureCertain = false
        isArrivalCertain = false
    }

    /// Adds unlabelled ends from the title, and the code at the end of LOCATION.
    fileprivate mutating func takeTitle(_ text: ScannedText) {
        defer { if let terminal = Self.terminal(text.location) { setTerminal(terminal) } }
        if place?.code == nil, let last = text.location.bareWords.last, AirportCode.isForm(last),
            text.isAirport(String(last))
        {
            if place == nil { place = Place(name: text.location) }
            place?.code = String(last)
        }
        if let route = text.titleRoute {
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

    private mutating func setTerminal(_ terminal: String) {
        if place?.terminal == nil { place?.terminal = terminal }
    }

    /// The terminal in `London Gatwick (LGW) North Terminal`, `Frankfurt (FRA), Terminal 1` and `Haneda T1`.
    private static func terminal(_ location: String) -> String? {
        guard location.utf8.count <= 120 else { return nil }
        return PlaceText.terminal(in: location)
    }

    /// Adds the codes directly behind the ends' names in the text: `Vienna – Dubai` in the title, and `Dubai (DXB)
    /// 05:35` on a line.
    fileprivate mutating func takeCodes(_ text: ScannedText) {
        // `Roma Fiumicino FCO`
        if place?.code == nil, let code = Self.code(of: place?.name, text) {
            place?.code = code
            isDepartureCertain = number != nil
        }
        if destination?.code == nil, let code = Self.code(of: destination?.name, text) {
            destination?.code = code
            isArrivalCertain = number != nil
        }
    }

    private static func code(of name: String?, _ text: ScannedText) -> String? {
        lastCode(in: name, text) ?? code(behind: name, text)
    }

    /// The airport's code at the end of a name of several words; `USA` is mostly not one.
    private static func lastCode(in name: String?, _ text: ScannedText) -> String? {
        guard let words = name?.blankSeparated, words.count > 1, let last = words.last,
            AirportCode.isForm(last),
            last != "USA", !words.dropLast().allSatisfy({ AirportCode.isForm($0) }),
            text.isAirport(String(last))
        else { return nil }
        return String(last)
    }

    private static func code(behind name: String?, _ text: ScannedText) -> String? {
        guard let name, name.utf8.count >= 3 else { return nil }
        var found: Set<String> = []
        for line in text.linesWithParentheses {
            guard let range = line.firstOctets(of: name + " (") else { continue }
            let code = line[range.upperBound...].prefix(3)
            guard line[range.upperBound...].dropFirst(3).first == ")", AirportCode.isForm(code),
                text.isAirport(String(code))
            else { continue }
            found.insert(String(code))
        }
        return found.count == 1 ? found.first : nil
    }

    /// The place in `Flight to Lisbon (TP 575)`.
    static func goal(_ title: String) -> String? {
        let words = title.blankSeparated
        guard let index = words.firstIndex(where: { RouteWords.goals.contains($0.lowercased()) }),
            index + 1 < words.count
        else { return nil }
        let rest = title[words[index + 1].startIndex...].prefix { $0 != "(" }
        let end = rest.firstOctets(of: " - ")?.lowerBound ?? rest.endIndex
        guard let place = PlaceText(String(rest[..<end].trimmed)), TitleRoute.isName(place.name) else {
            return nil
        }
        return place.name
    }

    /// Reads the lines below `[Flight]`.
    fileprivate mutating func takeFlight(_ block: FeedBlock, _ text: ScannedText) {
        let digits = number?.blankSeparated.last.map(String.init)
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

    /// The single line of an old form of feeds: `… dep PHX 7:45am … ; NAME; seat(s) 8B; conf #DXH9KZ (US Airways)`.
    private mutating func takeOldForm(_ block: FeedBlock) {
        let parts = block.head.split(separator: ";").map(\.trimmed)
        guard parts.count > 1 else { return }
        for part in parts.dropFirst() {
            if part.hasPrefix("seat(s) ") {
                seat = String(part.dropFirst(8))
            } else if part.hasPrefix("conf #") {
                confirmation = part.dropFirst(6).blankSeparated.first.map(String.init)
            } else if !part.contains(where: \.isNumber), !part.isEmpty {
                traveller = traveller ?? String(part)
            }
        }
    }
}
