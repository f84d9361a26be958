import Documents
import Trips

/// Recognises a crossing: a word for a ferry or the name of a ship, and a route.
enum FerryRule {
    static let vessels: Set<String> = [
        "ship", "vessel", "laiva", "skib", "skip", "fartyg", "brod", "schiff", "fähre", "navire", "barco",
        "buque", "nave", "schip", "statek", "prom",
        "loď",
        "trajekt", "ferry", "traghetto",
    ]
    static let cabins: Set<String> = [
        "kahyt", "hytt", "hytte", "hytti",
        "cabin", "kabine", "cabine", "cabina", "camarote", "hut", "kabina", "kajuta",
    ]

    static func facts(in text: ScannedText, isStated: Bool = false) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .ferry }) ?? true else { return nil }
        let isCalled = text.titleKinds.contains(.ferry)
        guard isCalled || isStated || text.has(.vessel) || text.block != nil else { return nil }
        let route = Route(groundIn: text)
        // "Ship" also means a release; without the word for a crossing a code is required.
        let isBooked =
            (text.hasBookingLabel && !text.isGathering)
            || (isCalled && (text.has(.vessel) || (text.hasAnyCode && !text.isGathering)))
        guard route.isWhole, isBooked || text.block != nil || isStated else { return nil }
        var facts = BookingFacts(kind: .ferry, rule: text.block == nil ? .ferry : .feedBlock)
        facts.carrier = text.value(.company) ?? line(in: text.summary)
        facts.place = route.departure
        facts.destination = route.arrival
        if let cabin = text.value(.cabin), BookingLabels.isSeat(cabin) { facts.seat = cabin }
        return facts
    }

    /// The shipping line before a colon: `Viking Line: Stockholm - Turku`.
    private static func line(in title: String) -> String? {
        guard let (name, _) = title.halves(at: UInt8(ascii: ":")), let last = name.blankSeparated.last,
            ["line", "lines", "ferries", "seaways"].contains(last.lowercased())
        else { return nil }
        return String(name.trimmed)
    }
}
