import CivilTime
import Places
import Trips

/// What was said of a place of an activity.
struct PlaceWish: Sendable {
    /// The place itself: a name, or an airport by its code.
    var place: Said<Place> = .nothing
    var terminal: Said<String> = .nothing
    var gate: Said<String> = .nothing
    var address: Said<Address> = .nothing
    /// The zone of the airport that was named by its code, or of the city.
    var zone: TypedZone?
    /// The cities that the name may mean, when they keep several clocks, or are too small to be meant by it alone.
    var doubt: TypedCity?
    /// The name, when it is no airport's code and no city's name.
    var unknown: UnknownPlace?

    /// Whether anything was said.
    var isSaid: Bool { place.isSaid || terminal.isSaid || gate.isSaid || address.isSaid }

    /// The place after what was said.
    ///
    /// - Parameter old: The place as it is.
    /// - Returns: The new one; nil when there is none.
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

    /// Understands a place: the code of an airport, or any other name.
    ///
    /// Three capital letters are a code where an airport has it, and for a flight small ones too: `ulm` is a town elsewhere.
    /// Where one travels from or to, the name of a city says the zone; other things may be called like one.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after.
    ///   - kind: What the activity is.
    ///   - database: The zones.
    /// - Throws: A ``CommandFailure`` when the zone of the airport or city is not known, or the text is the small code of an
    ///   airport and the name of a city elsewhere.
    mutating func say(_ text: String?, option: String, kind: ActivityKind, in database: ZoneDatabase) throws {
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

    /// Understands a place that is not named by a code.
    private mutating func sayName(
        _ name: String, option: String, kind: ActivityKind, in database: ZoneDatabase
    ) throws {
        place = .value(Place(name: name))
        guard kind.isTransport else { return }
        guard let cities = TypedCity(name, option: option) else {
            // `Perth, WA`: a city by its name, and none there.
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
            // The name of a zone elsewhere, as Jamaica.
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

    /// Forgets where the city is when another clock was said for its end: then it is not the one that is meant.
    ///
    /// - Parameters:
    ///   - end: The end at this place.
    ///   - database: The zones.
    /// - Returns: Whether another clock was said.
    mutating func settle(at end: ActivityTime, in database: ZoneDatabase) -> Bool {
        guard let zone, zone.isCity, let id = end.zone, let said = try? database.zone(id),
            said.canonicalID != zone.zone.canonicalID, let name = place.value?.name
        else { return false }
        place = .value(Place(name: name))
        self.zone = nil
        return true
    }
}
