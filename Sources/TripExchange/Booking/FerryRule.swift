import Trips

/// Recognises a crossing: a word for a ferry or the name of a ship, and from where to where it goes.
enum FerryRule {
    static let vessels: Set<String> = [
        "ship", "vessel", "schiff", "fähre", "navire", "barco", "buque", "nave", "schip", "statek", "prom",
        "loď",
        "trajekt", "ferry", "traghetto",
    ]
    static let cabins: Set<String> = [
        "cabin", "kabine", "cabine", "cabina", "camarote", "hut", "kabina", "kajuta",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .ferry }) ?? true else { return nil }
        let isCalled = text.titleKinds.contains(.ferry)
        guard isCalled || text.has(.vessel) || text.block != nil else { return nil }
        var route = Route(labelledIn: text)
        if route.departure == nil || route.arrival == nil, let read = Route(title: text.summary) {
            route = read
        }
        guard route.departure != nil, route.arrival != nil,
            text.has(.vessel) || text.hasBookingLabel || text.block != nil
        else { return nil }
        var facts = BookingFacts(kind: .ferry, rule: text.block == nil ? .ferry : .feedBlock)
        facts.carrier = text.value(.company)
        facts.place = route.departure
        facts.destination = route.arrival
        facts.place?.code = nil
        facts.destination?.code = nil
        if let cabin = text.value(.cabin), BookingLabels.isSeat(cabin) { facts.seat = cabin }
        return facts
    }
}
