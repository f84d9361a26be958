import Bookings
import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Places
import Reservations
import Trips

/// The facts of one event: about its booking, and its embedded reservation.
struct EventFacts {
    var booking: BookingFacts
    /// The reservation embedded for programs; at most one, in a list, which needs little room when empty.
    var reservations: [Reservation] = []

    /// Reads the facts of an event: from our own properties if present, else from its text.
    ///
    /// The kind comes from CATEGORIES, else from a field of the sender, else from the words.
    init(
        of event: Component, _ texts: EventTexts, span: ActivitySpan, scope: ImportScope,
        values: inout ValueReader
    ) {
        let place = Self.place(of: event, named: texts.location.visible, &values)
        if let kind = Self.ownKind(event) {
            booking = BookingFacts(kind: kind, rule: .ownProperty, place: place)
            readOwn(event, &values)
            return
        }
        let category = Self.category(event)
        let reservation = EventReservation.find(in: event, span: span, scope, &values)
        let stated = category ?? reservation?.0.type.kind
        booking = BookingFacts(
            kind: stated ?? .event,
            rule: category.map { _ in .category }
                ?? reservation.map { $0.0.isReadFromText ? .mailText : .reservationField },
            place: place)
        booking.read(texts.booking(span), among: scope.places)
        if let (reservation, property) = reservation { fill(from: reservation, property, &values) }
        // Another program removed the kind, or a person wrote these properties: they are read as stated.
        if event.has(prefix: ModelProperty.prefix) {
            noteUnknownKind(event, &values)
            readOwn(event, &values)
        }
    }

    /// Adds the coordinates of their airports to places with a code, if the file has none.
    mutating func fillCoordinates(_ places: KnownPlaces) {
        Self.fill(&booking.place, places)
        Self.fill(&booking.destination, places)
    }

    private static func fill(_ place: inout Place?, _ places: KnownPlaces) {
        var point = (latitude: place?.latitude, longitude: place?.longitude)
        if point.latitude == nil, let airport = place?.code.flatMap(places.airport) {
            point = (airport.latitude, airport.longitude)
        }
        // With the precision of GEO, so that the same value is read back.
        guard let latitude = point.latitude, let longitude = point.longitude,
            let geo = GeoValue(latitude: latitude, longitude: longitude)
        else { return }
        place?.latitude = geo.latitude
        place?.longitude = geo.longitude
    }
}

// MARK: - What the file states

extension EventFacts {
    /// Reads LOCATION and GEO.
    private static func place(of event: Component, named name: String, _ values: inout ValueReader) -> Place?
    {
        let geo = event.first(named: "GEO").flatMap { $0.rawValue.trimmed.isEmpty ? nil : values.geo($0) }
        guard !name.isEmpty || geo != nil else { return nil }
        return Place(name: name, latitude: geo?.latitude, longitude: geo?.longitude)
    }

    /// Returns the kinds in CATEGORIES.
    static func categories(_ event: Component) -> [ActivityKind] {
        guard event.has("CATEGORIES") else { return [] }
        return event.all(named: "CATEGORIES").flatMap(\.textList).compactMap {
            ActivityKind(categoryName: $0.trimmed) ?? otherNames[$0.trimmed.uppercased()]
        }
    }

    /// Returns the kind in CATEGORIES; nil if there are several different ones.
    private static func category(_ event: Component) -> ActivityKind? {
        let kinds = Set(categories(event))
        return kinds.count == 1 ? kinds.first : nil
    }

    /// Other words for kinds that senders use: corporate travel portals and railways.
    private static let otherNames: [String: ActivityKind] = [
        "HOTEL": .lodging, "FLUG": .flight, "BAHN": .train, "RAIL": .train, "RENTAL": .carRental,
    ]

    /// Returns the kind of a component that we wrote; `nil` for others.
    ///
    /// A category changed in another program is intended: a single other kind there wins.
    private static func ownKind(_ event: Component) -> ActivityKind? {
        guard let text = event.text(ModelProperty.kind), let kind = ActivityKind(categoryName: text) else {
            return nil
        }
        let kinds = Set(categories(event))
        guard kinds.count == 1, let other = kinds.first else { return kind }
        return other
    }

    /// Reports a kind that a later version may know.
    private func noteUnknownKind(_ event: Component, _ values: inout ValueReader) {
        guard let property = event.first(named: ModelProperty.kind), !property.text.trimmed.isEmpty else {
            return
        }
        let kinds = ActivityKind.allCases.map(\.categoryName).joined(separator: ", ")
        values.note(
            .badValue, .warning, property,
            tr("\(ModelProperty.kind) `\(property.rawValue)` is no kind (they are \(kinds)); it was read as ")
                + booking.kind.categoryName)
    }

    /// Reads our own properties, if present.
    private mutating func readOwn(_ event: Component, _ values: inout ValueReader) {
        func filled(_ name: String) -> String? {
            guard let text = event.text(name), !text.trimmed.isEmpty else { return nil }
            return text
        }
        booking.carrier = filled(ModelProperty.carrier) ?? booking.carrier
        booking.number = filled(ModelProperty.number) ?? booking.number
        booking.confirmation = filled(ModelProperty.confirmation) ?? booking.confirmation
        booking.seat = filled(ModelProperty.seat) ?? booking.seat
        if let names = event.first(named: ModelProperty.placeName)?.textList, names.count == 2,
            names[1] == event.visibleText("LOCATION")
        {
            booking.place?.name = names[0]
        }
        if let code = filled(ModelProperty.placeCode) {
            if booking.place == nil { booking.place = Place(name: "") }
            booking.place?.code = code
        }
        let own = Place(
            ownIn: event, terminal: ModelProperty.placeTerminal, gate: ModelProperty.placeGate,
            address: ModelProperty.placeAddress)
        if let own { booking.place = booking.place.map { own.named(like: $0) } ?? own }
        let name = filled(ModelProperty.destination)
        let code = filled(ModelProperty.destinationCode)
        let geo = event.first(named: ModelProperty.destinationGeo).flatMap { values.geo($0) }
        let further = Place(
            ownIn: event, terminal: ModelProperty.destinationTerminal, gate: ModelProperty.destinationGate,
            address: ModelProperty.destinationAddress)
        guard name != nil || code != nil || geo != nil else {
            if let further {
                booking.destination = booking.destination.map { further.named(like: $0) } ?? further
            }
            return
        }
        let arrival = Place(
            name: name ?? "", code: code, latitude: geo?.latitude, longitude: geo?.longitude)
        booking.destination = further?.named(like: arrival) ?? arrival
    }
}

extension Place {
    /// Reads terminal, gate and address from our own properties; `nil` if all are empty.
    fileprivate init?(ownIn event: Component, terminal: String, gate: String, address: String) {
        func filled(_ name: String) -> String? {
            guard let text = event.text(name), !text.isEmpty else { return nil }
            return text
        }
        self.init(name: "")
        self.terminal = filled(terminal)
        self.gate = filled(gate)
        self.address = event.first(named: address).flatMap { Address($0) }
        guard self.terminal != nil || self.gate != nil || self.address != nil else { return nil }
    }

    /// Returns the same terminal, gate and address at a place with known name, code or position.
    fileprivate func named(like other: Place) -> Place {
        var place = other
        place.terminal = terminal
        place.gate = gate
        place.address = address
        return place
    }
}

/// The longer texts of an event, unescaped once for several rules.
///
/// Each has the first property of its name, and the first non-empty one.
struct EventTexts {
    let summary: (first: String, visible: String)
    let location: (first: String, visible: String)
    let description: (first: String, visible: String)

    init(_ event: Component) {
        summary = event.readText("SUMMARY")
        location = event.readText("LOCATION")
        description = event.readText("DESCRIPTION")
    }

    /// Returns the texts in which a booking is searched for.
    func booking(_ span: ActivitySpan) -> BookingText {
        BookingText(
            title: summary.first, description: description.first, location: location.first, span: span)
    }
}
