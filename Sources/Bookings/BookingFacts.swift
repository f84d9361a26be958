package import Trips

/// What is known of a booking: what its sender states, and what the words say.
package struct BookingFacts {
    /// The kind.
    package var kind: ActivityKind
    /// Where it is, or where it starts.
    package var place: Place?
    /// Where it ends.
    package var destination: Place?
    /// Who carries the traveller.
    package var carrier: String?
    /// The number of a flight or a train.
    package var number: String?
    /// The code of the booking.
    package var confirmation: String?
    /// The seat, with its coach.
    package var seat: String?
    /// Who travels, stays or drives.
    package var traveller: String?
    /// The whole price.
    package var price: Money?
    /// The rule that spoke; `nil` where none did.
    package var rule: BookingRule?
    /// Whether the code of ``place`` stands in parentheses right beside the word for the departure.
    package var isDepartureCertain = false
    /// Whether the code of ``destination`` stands in parentheses right beside the word for the arrival.
    package var isArrivalCertain = false

    /// Creates facts that a sender states in fields, or a rule found.
    package init(kind: ActivityKind = .event, rule: BookingRule? = nil, place: Place? = nil) {
        self.kind = kind
        self.rule = rule
        self.place = place
    }

    /// Adds what a text says; its words tell the kind only where the sender states none.
    ///
    /// Nothing that is not plain is taken at all.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - places: The airports and zones that they may name.
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

    /// Asks the rules, from the most certain to the least.
    private static func recognised(_ text: ScannedText) -> BookingFacts? {
        if let found = FlightRule.facts(in: text) ?? TrainRule.facts(in: text) { return found }
        // Nothing below speaks without one of these, but for a table for so many.
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
