import Messages
import Trips

/// The differences between two objects of one booking, each with both values.
struct ReservationDifferences {
    package private(set) var texts: [String] = []

    /// Compares two objects; a value that only one of them has is no difference.
    ///
    /// - Parameters:
    ///   - one: The first.
    ///   - other: The other one.
    ///   - clock: Places their times on the clocks of their places.
    ///   - isOfOneTraveller: Whether both are for the same traveller, so that seats, states and prices count too.
    init(
        _ one: Reservation, _ other: Reservation, _ clock: inout ReservationClock,
        isOfOneTraveller: Bool = true
    ) {
        let (mine, theirs) = (clock.moments(of: one), clock.moments(of: other))
        if let start = mine.start, let their = theirs.start, !start.isSame(as: their) {
            add(one.start?.name ?? "", one.start?.time.text, other.start?.time.text)
        }
        if let end = mine.end, let their = theirs.end, !end.isSame(as: their) {
            add(one.end?.name ?? "", one.end?.time.text, other.end?.time.text)
        }
        for (name, place, their) in [
            ("departure", one.place, other.place), ("arrival", one.destination, other.destination),
        ] {
            compare(name, place?.code, their?.code)
            compare("\(name) terminal", place?.terminal, their?.terminal)
            compare("\(name) gate", place?.gate, their?.gate)
        }
        guard isOfOneTraveller else { return }
        compare("seat", one.seat, other.seat)
        compare("reservationStatus", one.status?.rawValue, other.status?.rawValue)
        compare("price", one.price.map { "\($0)" }, other.price.map { "\($0)" })
    }

    private mutating func compare(_ name: String, _ mine: String?, _ theirs: String?) {
        guard let mine, let theirs, mine != theirs else { return }
        add(name, mine, theirs)
    }

    private mutating func add(_ name: String, _ mine: String?, _ theirs: String?) {
        texts.append(tr("\(name) `\(mine ?? "")` and `\(theirs ?? "")`"))
    }
}

extension Reservation {
    /// Returns the reservation with values that only another object has.
    package func filled(from other: Reservation) -> Reservation {
        var copy = self
        copy.name = name ?? other.name
        copy.carrier = carrier ?? other.carrier
        copy.carrierCode = carrierCode ?? other.carrierCode
        copy.number = number ?? other.number
        if seats.isEmpty { copy.seats = other.seats }
        copy.place = Self.filled(place, other.place)
        copy.destination = Self.filled(destination, other.destination)
        copy.start = start ?? other.start
        copy.end = end ?? other.end
        copy.status = status ?? other.status
        if travellers.isEmpty { copy.travellers = other.travellers }
        copy.price = price ?? other.price
        copy.url = url ?? other.url
        for detail in other.details where !details.contains(detail) && copy.details.count < Self.mostDetails {
            copy.details.append(detail)
        }
        for hour in other.hours where !hours.contains(where: { $0.word == hour.word }) {
            copy.hours.append(hour)
        }
        return copy
    }

    private static let mostDetails = 16

    private static func filled(_ place: Place?, _ other: Place?) -> Place? {
        guard var place, let other else { return place ?? other }
        place.code = place.code ?? other.code
        place.terminal = place.terminal ?? other.terminal
        place.gate = place.gate ?? other.gate
        place.address = place.address ?? other.address
        if place.latitude == nil { (place.latitude, place.longitude) = (other.latitude, other.longitude) }
        return place
    }
}
