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
    /// The zone of the airport that was named by its code.
    var zone: TypedZone?

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
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after.
    ///   - kind: What the activity is.
    ///   - database: The zones.
    /// - Throws: A ``CommandFailure`` when the airport's zone is not known.
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
            place = .value(Place(name: word))
            return
        }
        let city = airport.city.isEmpty || airport.name.contains(airport.city) ? "" : airport.city + " "
        place = .value(
            Place(
                name: city + airport.name, code: airport.iata, latitude: airport.latitude,
                longitude: airport.longitude))
        zone = try TypedZone(of: airport, option: option, in: database)
    }
}
