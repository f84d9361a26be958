import Places
import Trips

/// Recognises a flight by a flight number that is called one, or by a number between two airports.
enum FlightRule {
    static let numberLabels: Set<String> = [
        "flight", "flight number", "flight no", "flight no.", "flugnr", "flugnr.", "flugnummer", "flug",
        "numéro de vol",
        "vol", "número de vuelo", "vuelo", "numero di volo", "volo", "vluchtnummer", "vlucht",
    ]
    private static let words: WordSet = ["flight", "flug", "vol", "vuelo", "volo", "vlucht"]
    static let carrierLabels: Set<String> = [
        "airline", "operated by", "carrier", "fluggesellschaft", "durchgeführt von", "compagnie aérienne",
        "aerolínea",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay else { return nil }
        let isCalledFlight = isCalledFlight(text)
        let codes = Route.codes(in: text)
        if let number = number(in: text, isCalledFlight: isCalledFlight, hasCodes: codes != nil) {
            return facts(number, Route(labelledIn: text), codes, text)
        }
        // Without a number only the word together with both airports makes a flight.
        guard isCalledFlight else { return nil }
        let route = Route(labelledIn: text)
        let isRoute = codes != nil || (route.isDepartureCertain && route.isArrivalCertain)
        return isRoute ? facts(nil, route, codes, text) : nil
    }

    private static func isCalledFlight(_ text: BookingText) -> Bool {
        guard text.summary.utf8.contains(0xC2) else { return text.titleHas(words) }
        // A degree sign joins what is on both sides of it.
        return text.summary.words.contains { words.contains($0.lowercased()) }
    }

    /// The number that is called one, else the one in the title, else `Vol n°AF 6147` on a line of its own under a
    /// title that calls it a flight.
    private static func number(in text: BookingText, isCalledFlight: Bool, hasCodes: Bool) -> FlightNumber? {
        if let number = text.values(.flightNumber).lazy.compactMap({ FlightNumber(atStartOf: $0) }).first {
            return number
        }
        guard isCalledFlight || hasCodes else { return nil }
        if let number = FlightNumber.first(among: text.title, after: isCalledFlight ? words : nil) {
            return number
        }
        guard isCalledFlight else { return nil }
        return text.lines.lazy.filter { line in
            line.words.first.map { words.contains($0.lowercased()) } ?? false
        }.compactMap { FlightNumber.first(among: $0.bareWords, after: words) }.first
    }

    private static func facts(
        _ number: FlightNumber?, _ route: Route, _ codes: (String, String)?, _ text: BookingText
    ) -> BookingFacts {
        var facts = BookingFacts(kind: .flight)
        facts.number = number?.text
        facts.carrier = text.value(.airline) ?? number?.carrier
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
        return facts
    }
}
