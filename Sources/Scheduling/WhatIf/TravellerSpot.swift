import CivilTime
import Messages
import Trips

/// The known place of a traveller who has missed a transport.
struct TravellerSpot {
    let place: Place?
    let zone: Zone

    /// The name in a sentence.
    var name: String {
        guard var place else { return tr("where you are then") }
        place.terminal = nil
        return place.nameWithCode.isEmpty ? tr("where you are then") : place.nameWithCode
    }

    /// Whether a place is within 100 km; nil if it is unknown.
    ///
    /// Codes decide, then the distance, then whether the clocks agree, then equal names.
    func isNear(_ other: Place?, in otherZone: Zone?, at instant: Instant, _ times: ConnectionTimes) -> Bool?
    {
        if let place, let other {
            let haveCodes = place.hasCode && other.hasCode
            if haveCodes, place.code?.uppercased() == other.code?.uppercased() { return true }
            if let distance = place.kilometres(to: other) ?? times.kilometresBetween(place, other) {
                return distance <= Itinerary.oneRegion
            }
            if haveCodes { return false }
        }
        if let otherZone, zone.id.isOfAPlace, otherZone.id.isOfAPlace,
            zone.civil(at: instant) != otherZone.civil(at: instant)
        {
            return false
        }
        return place?.hasName(of: other) == true ? true : nil
    }

    /// Whether a place is surely the same one: by the codes, else by the names.
    func isSame(as other: Place?) -> Bool {
        guard let place, let other else { return false }
        if place.hasCode, other.hasCode { return place.code?.uppercased() == other.code?.uppercased() }
        return place.hasName(of: other)
    }
}

extension Place {
    /// Whether both have the same name.
    fileprivate func hasName(of other: Place?) -> Bool {
        guard let other else { return false }
        let plain = name.plainText
        return !plain.isEmpty && plain == other.name.plainText
    }
}
