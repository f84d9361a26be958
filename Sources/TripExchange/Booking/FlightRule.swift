import Places
import Trips

/// Recognises a flight by a flight number that is called one, or by a number between two airports.
enum FlightRule {
    private static let numberLabels: Set<String> = [
        "flight", "flight number", "flight no", "flight no.", "flugnr", "flugnr.", "flugnummer", "flug",
        "numéro de vol",
        "vol", "número de vuelo", "vuelo", "numero di volo", "volo", "vluchtnummer", "vlucht",
    ]
    private static let words: Set<String> = ["flight", "flug", "vol", "vuelo", "volo", "vlucht"]
    private static let carrierLabels: Set<String> = [
        "airline", "operated by", "carrier", "fluggesellschaft", "durchgeführt von", "compagnie aérienne",
        "aerolínea",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay else { return nil }
        let route = Route(labelledIn: text)
        let codes = Route.codes(in: text.summary)
        let isCalledFlight = text.summary.words.contains { words.contains($0.lowercased()) }
        let labelled = text.values(numberLabels).lazy.compactMap { FlightNumber(atStartOf: $0) }.first
        // `Vol n°AF 6147` on a line of its own, under a title that calls it a flight.
        let onLine = text.lines.lazy.filter {
            $0.words.first.map { words.contains($0.lowercased()) } ?? false
        }
        .compactMap { FlightNumber.first(in: String($0), after: words) }.first
        let inTitle = FlightNumber.first(in: text.summary, after: isCalledFlight ? words : nil)
        guard
            let number = labelled ?? (isCalledFlight || codes != nil ? inTitle : nil)
                ?? (isCalledFlight ? onLine : nil)
        else {
            // Without a number only the word together with both airports makes a flight.
            let isRoute = codes != nil || (route.isDepartureCertain && route.isArrivalCertain)
            return isCalledFlight && isRoute ? facts(nil, route, codes, text) : nil
        }
        return facts(number, route, codes, text)
    }

    private static func facts(
        _ number: FlightNumber?, _ route: Route, _ codes: (String, String)?, _ text: BookingText
    ) -> BookingFacts {
        var facts = BookingFacts(kind: .flight)
        facts.number = number?.text
        facts.carrier = text.value(carrierLabels) ?? number?.carrier
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
