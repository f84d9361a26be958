package import Trips

/// The facts of a booking, from fields and from text.
package struct BookingFacts {
    /// The kind.
    package var kind: ActivityKind
    /// The place, or the departure.
    package var place: Place?
    /// The arrival.
    package var destination: Place?
    /// The carrier.
    package var carrier: String?
    /// The number of a flight or a train.
    package var number: String?
    /// The confirmation code.
    package var confirmation: String?
    /// The seat, with its coach.
    package var seat: String?
    /// The traveller, guest or driver.
    package var traveller: String?
    /// The whole price.
    package var price: Money?
    /// The rule that recognised it; `nil` without one.
    package var rule: BookingRule?
    /// Whether the code of ``place`` is in parentheses beside the word for the departure.
    package var isDepartureCertain = false
    /// Whether the code of ``destination`` is in parentheses beside the word for the arrival.
    package var isArrivalCertain = false

    /// Creates facts stated in fields, or found by a rule.
    package init(kind: ActivityKind = .event, rule: BookingRule? = nil, place: Place? = nil) {
        self.kind = kind
        self.rule = rule
        self.place = place
    }

    /// Adds the facts in a text; its words decide the kind only if the sender states none.
    ///
    /// Only unambiguous facts are added.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - places: The known airports and zones.
    package mutating func read(_ text: BookingText, among places: KnownPlaces) {
        let text = ScannedText(text, places)
        let found = Self.recognised(text, as: rule.map { _ in kind })
        if rule == nil, let found { (kind, rule) = (found.kind, found.rule) }
        confirmation = BookingLabels.confirmation(in: text, isBooking: rule != nil)
        seat = BookingLabels.seat(in: text)
        if let found { take(found) }
        if rule != nil { takeDetails(text) }
    }

    private static func recognised(_ text: ScannedText, as stated: ActivityKind?) -> BookingFacts? {
        switch stated {
        case .flight?: FlightRule.facts(in: text, isStated: true)
        case .train?: TrainRule.facts(in: text, isStated: true)
        case .bus?: BusRule.facts(in: text, isStated: true)
        case .ferry?: FerryRule.facts(in: text, isStated: true)
        case .carRental?: CarRentalRule.facts(in: text, isStated: true)
        case .some: nil
        case nil: recognised(text)
        }
    }

    /// Tries the rules, from the most to the least certain.
    private static func recognised(_ text: ScannedText) -> BookingFacts? {
        if let found = FlightRule.facts(in: text) ?? TrainRule.facts(in: text) { return found }
        // No rule below matches without one of these, except for a table.
        guard text.hasHints else { return RestaurantRule.facts(in: text) }
        return BusRule.facts(in: text) ?? FerryRule.facts(in: text) ?? CarRentalRule.facts(in: text)
            ?? LodgingRule.facts(in: text) ?? RestaurantRule.facts(in: text) ?? TicketRule.facts(in: text)
    }

    private mutating func take(_ found: BookingFacts) {
        carrier = found.carrier
        number = found.number
        seat = found.seat ?? seat
        confirmation = found.confirmation ?? confirmation
        traveller = found.traveller
        isDepartureCertain = found.isDepartureCertain
        isArrivalCertain = found.isArrivalCertain
        destination = found.destination
        guard let departure = found.place else { return }
        if place == nil { place = departure } else { place?.take(departure) }
        if place?.name.isEmpty == true { place?.name = departure.name }
    }
}
