import Findings
import ICalendar
import Messages
import Places
import Trips

/// What an event says about a booking.
struct BookingFacts {
    var kind: ActivityKind = .event
    var place: Place?
    var destination: Place?
    var carrier: String?
    var number: String?
    var confirmation: String?
    var seat: String?
    /// Who travels, stays or drives.
    var traveller: String?
    var price: Money?
    /// The rule that spoke; `nil` where none did.
    var rule: BookingRule?
    /// Whether the code of ``place`` stands in parentheses right beside the word for the departure.
    var isDepartureCertain = false
    /// Whether the code of ``destination`` stands in parentheses right beside the word for the arrival.
    var isArrivalCertain = false
    /// The reservation in it that a program wrote for programs; at most one, in a list, which takes no room without it.
    var reservations: [Reservation] = []

    /// Reads the facts of an event: from our own properties if it has them, else from its text.
    ///
    /// The kind is taken from CATEGORIES, else from a field of the sender, else from the words; nothing that is not
    /// plain is taken at all.
    init(
        of event: Component, _ texts: EventTexts, span: ActivitySpan, scope: ImportScope,
        values: inout ValueReader
    ) {
        place = Self.place(of: event, named: texts.location.visible, &values)
        if let kind = Self.ownKind(event) {
            self.kind = kind
            rule = .ownProperty
            readOwn(event, &values)
            return
        }
        let text = BookingText(texts, span: span, scope: scope)
        let category = Self.category(event)
        let reservation = EventReservation.find(in: event, span: span, scope.database, &values)
        let stated = category ?? reservation?.0.type.kind
        let found = Self.recognised(text, as: stated)
        kind = stated ?? found?.kind ?? .event
        rule = category.map { _ in .category } ?? stated.map { _ in .reservationField } ?? found?.rule
        confirmation = BookingLabels.confirmation(in: text, isBooking: rule != nil)
        seat = BookingLabels.seat(in: text)
        if let found { take(found) }
        if rule != nil { takeDetails(text) }
        if let (reservation, property) = reservation { fill(from: reservation, property, &values) }
        // Somebody else took the kind away, or wrote these by hand: they say what they say.
        if event.has(prefix: ModelProperty.prefix) {
            noteUnknownKind(event, &values)
            readOwn(event, &values)
        }
    }

    init(kind: ActivityKind, rule: BookingRule? = nil) {
        self.kind = kind
        self.rule = rule
    }

    private static func recognised(_ text: BookingText, as stated: ActivityKind?) -> BookingFacts? {
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
    private static func recognised(_ text: BookingText) -> BookingFacts? {
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

    /// Gives places with a code the coordinates of their airports, where the file gives none.
    mutating func fillCoordinates(_ scope: ImportScope) {
        Self.fill(&place, scope)
        Self.fill(&destination, scope)
    }

    private static func fill(_ place: inout Place?, _ scope: ImportScope) {
        // As exact as GEO is written, so that the same value comes back.
        guard let code = place?.code, place?.latitude == nil, let airport = scope.airport(iata: code),
            let geo = GeoValue(latitude: airport.latitude, longitude: airport.longitude)
        else { return }
        place?.latitude = geo.latitude
        place?.longitude = geo.longitude
    }
}

// MARK: - What the file states

extension BookingFacts {
    /// LOCATION and GEO.
    private static func place(of event: Component, named name: String, _ values: inout ValueReader) -> Place?
    {
        let geo = event.first(named: "GEO").flatMap { $0.rawValue.trimmed.isEmpty ? nil : values.geo($0) }
        guard !name.isEmpty || geo != nil else { return nil }
        return Place(name: name, latitude: geo?.latitude, longitude: geo?.longitude)
    }

    /// The kinds that CATEGORIES name.
    static func categories(_ event: Component) -> [ActivityKind] {
        guard event.has("CATEGORIES") else { return [] }
        return event.all(named: "CATEGORIES").flatMap(\.textList).compactMap {
            ActivityKind(categoryName: $0.trimmed) ?? otherNames[$0.trimmed.uppercased()]
        }
    }

    /// The kind that CATEGORIES name; several different ones name none.
    private static func category(_ event: Component) -> ActivityKind? {
        let kinds = Set(categories(event))
        return kinds.count == 1 ? kinds.first : nil
    }

    /// Words that senders use for a kind, beside ours: corporate travel portals and railways.
    private static let otherNames: [String: ActivityKind] = [
        "HOTEL": .lodging, "FLUG": .flight, "BAHN": .train, "RAIL": .train, "RENTAL": .carRental,
    ]

    /// The kind of a component that we wrote; `nil` when we did not.
    ///
    /// Who changes the category in another program means it: a single other kind there wins.
    private static func ownKind(_ event: Component) -> ActivityKind? {
        guard let text = event.text(ModelProperty.kind), let kind = ActivityKind(categoryName: text) else {
            return nil
        }
        let kinds = Set(categories(event))
        guard kinds.count == 1, let other = kinds.first else { return kind }
        return other
    }

    /// A kind that a later version may know.
    private func noteUnknownKind(_ event: Component, _ values: inout ValueReader) {
        guard let property = event.first(named: ModelProperty.kind), !property.text.trimmed.isEmpty else {
            return
        }
        let kinds = ActivityKind.allCases.map(\.categoryName).joined(separator: ", ")
        values.note(
            .badValue, .warning, property,
            tr("\(ModelProperty.kind) `\(property.rawValue)` is no kind (they are \(kinds)); it was read as ")
                + kind.categoryName)
    }

    /// Reads our own properties, as far as they are there.
    private mutating func readOwn(_ event: Component, _ values: inout ValueReader) {
        func filled(_ name: String) -> String? {
            guard let text = event.text(name), !text.trimmed.isEmpty else { return nil }
            return text
        }
        carrier = filled(ModelProperty.carrier) ?? carrier
        number = filled(ModelProperty.number) ?? number
        confirmation = filled(ModelProperty.confirmation) ?? confirmation
        seat = filled(ModelProperty.seat) ?? seat
        if let code = filled(ModelProperty.placeCode) {
            if place == nil { place = Place(name: "") }
            place?.code = code
        }
        let own = Place(
            ownIn: event, terminal: ModelProperty.placeTerminal, gate: ModelProperty.placeGate,
            address: ModelProperty.placeAddress)
        if let own { place = place.map { own.named(like: $0) } ?? own }
        let name = filled(ModelProperty.destination)
        let code = filled(ModelProperty.destinationCode)
        let geo = event.first(named: ModelProperty.destinationGeo).flatMap { values.geo($0) }
        let further = Place(
            ownIn: event, terminal: ModelProperty.destinationTerminal, gate: ModelProperty.destinationGate,
            address: ModelProperty.destinationAddress)
        guard name != nil || code != nil || geo != nil else {
            if let further { destination = destination.map { further.named(like: $0) } ?? further }
            return
        }
        let arrival = Place(
            name: name ?? "", code: code, latitude: geo?.latitude, longitude: geo?.longitude)
        destination = further?.named(like: arrival) ?? arrival
    }
}
