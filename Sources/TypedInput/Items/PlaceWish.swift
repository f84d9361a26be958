package import CivilTime
import Places
package import Trips

/// The requested place of an activity.
package struct PlaceWish: Sendable {
    /// The place itself: a name, or an airport by its code.
    package var place: Said<Place> = .nothing
    /// The terminal, pier or platform.
    package var terminal: Said<String> = .nothing
    /// The gate.
    package var gate: Said<String> = .nothing
    /// The postal address.
    package var address: Said<Address> = .nothing
    /// The zone of the airport, or of the city.
    var zone: TypedZone?
    /// The cities of a name that has several zones, or that is too small to be meant by its name alone.
    var doubt: TypedCity?
    /// The well-known cities of the name of a place that need not be a city.
    var namesake: TypedCity?
    /// The name, if it is neither an airport's code nor a city's name.
    var unknown: UnknownPlace?

    /// Whether a place is given.
    var isSaid: Bool { place.isSaid || terminal.isSaid || gate.isSaid || address.isSaid }

    /// Returns the place after the change.
    ///
    /// - Parameter old: The present place.
    /// - Returns: The new place; nil for none.
    func applied(to old: Place?) -> Place? {
        var result: Place?
        switch place {
        case .nothing: result = old
        case .cleared: result = nil
        case .value(let place): result = place
        }
        guard terminal.value != nil || gate.value != nil || address.value != nil || result != nil else {
            return nil
        }
        var changed = result ?? Place(name: "")
        if terminal.isSaid { changed.terminal = terminal.value }
        if gate.isSaid { changed.gate = gate.value }
        if address.isSaid { changed.address = address.value }
        return changed
    }

    /// Reads a place: the code of an airport, or any other name.
    ///
    /// Three capital letters are the code of an existing airport, and for a flight small letters too: `ulm` is a
    /// town elsewhere. In the ends of a transport, the name of a city gives the zone; other places may have a
    /// city's name by chance, unless a country or a region stands behind it.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    ///   - kind: The kind of the activity.
    ///   - database: The zones.
    /// - Throws: An ``InputRefusal`` when the zone of the airport or city is unknown, or the text is the code of
    ///   an airport in small letters and the name of a city elsewhere.
    package mutating func say(
        _ text: String?, option: String, kind: ActivityKind, in database: ZoneDatabase
    ) throws {
        guard let text else { return }
        let word = text.trimmingSpaces()
        guard !word.isEmpty else {
            place = .cleared
            return
        }
        let isCode = word == word.uppercased() || kind == .flight
        guard isCode, let airport = AirportTable.airport(iata: word) ?? AirportTable.airport(icao: word)
        else {
            try sayName(word, option: option, kind: kind, in: database)
            return
        }
        try TypedZone.refuse(airport, beside: TypedCity(word, option: option), database)
        let city = airport.city.isEmpty || airport.name.contains(airport.city) ? "" : airport.city + " "
        place = .value(
            Place(
                name: city + airport.name, code: airport.iata, latitude: airport.latitude,
                longitude: airport.longitude))
        zone = try TypedZone(of: airport, option: option, in: database)
    }

    /// Reads a place that is not a code.
    private mutating func sayName(
        _ name: String, option: String, kind: ActivityKind, in database: ZoneDatabase
    ) throws {
        place = .value(Place(name: name))
        // A restaurant may be called Paris, and none is called "Kyoto, JP".
        guard kind.isTransport || (name.contains(",") && CityTable.isPlaced(name)) else {
            namesake = TypedCity(name, option: option, mayBeAnyPlace: true).flatMap { $0.areKnown ? $0 : nil }
            return
        }
        guard let cities = TypedCity(name, option: option, orStation: kind.isTransport) else {
            guard kind.isTransport else { return }
            // `Perth, WA`: a city in a region that has none of the name.
            doubt = name.split(separator: ",").first.flatMap {
                name.contains(",")
                    ? TypedCity(String($0).trimmingSpaces(), option: option, isWhole: false) : nil
            }
            if doubt == nil { unknown = UnknownPlace(name, option: option, isFlight: kind == .flight) }
            return
        }
        guard cities.isFamiliar else {
            doubt = cities
            return
        }
        zone = try TypedZone(of: cities, in: database)
        if let zone, let known = try? database.zone(named: name), known.canonicalID != zone.zone.canonicalID {
            // A name that is a zone elsewhere, as Jamaica.
            self.zone = nil
        }
        guard zone != nil else {
            doubt = cities
            return
        }
        if let city = cities.only {
            place = .value(Place(name: name, latitude: city.latitude, longitude: city.longitude))
        }
    }

    /// Drops the position of a city whose zone is not that of the end, which then is another place.
    ///
    /// - Parameters:
    ///   - end: The end at this place.
    ///   - database: The zones.
    /// - Returns: Whether the zones differ.
    mutating func settle(at end: ActivityTime, in database: ZoneDatabase) -> Bool {
        guard let zone, zone.isCity, let id = end.zone, let said = try? database.zone(id),
            said.canonicalID != zone.zone.canonicalID, let name = place.value?.name
        else { return false }
        place = .value(Place(name: name))
        self.zone = nil
        return true
    }
}
