import Bookings
import Findings
import ICalendar
import Messages
import Reservations
import Trips

extension EventFacts {
    /// Fills missing facts of an event from its reservation.
    ///
    /// The event's own words stay; where the reservation differs, a finding is added.
    mutating func fill(from reservation: Reservation, _ property: Property, _ values: inout ValueReader) {
        reservations = [reservation]
        func settle(_ mine: String?, _ theirs: String?, _ name: String) -> String? {
            guard let mine else { return theirs }
            if let theirs, !Self.saysSame(mine, theirs) {
                values.note(
                    .contradictedReservation, .warning, property,
                    tr(
                        "the reservation's \(name) is `\(theirs)`, and the event's `\(mine)`; the event's was taken"
                    ))
            }
            return mine
        }
        booking.number = settle(
            booking.number, reservation.number, tr("number", as: "field of a reservation"))
        booking.confirmation = settle(
            booking.confirmation, reservation.confirmation, tr("confirmation", as: "field of a reservation"))
        booking.seat = settle(booking.seat, reservation.seat, tr("seat", as: "field of a reservation"))
        // Of `62` and `coach 17, seat 62`, or `5186` and `TGV 5186`, the longer one includes the other.
        if let mine = booking.number, let theirs = reservation.number,
            Self.plain(theirs).hasSuffix(Self.plain(mine))
        {
            booking.number = theirs
        }
        if let mine = booking.seat, let theirs = reservation.seat,
            Self.plain(theirs).contains(Self.plain(mine))
        {
            booking.seat = theirs
        }
        // The letters before a flight's number only abbreviate the airline's name.
        if booking.carrier == nil || booking.carrier == reservation.carrierCode {
            booking.carrier = reservation.carrier
        }
        let from = settle(
            booking.place?.code, reservation.place?.code, tr("departure", as: "field of a reservation"))
        let to = settle(
            booking.destination?.code, reservation.destination?.code,
            tr("arrival", as: "field of a reservation"))
        booking.place = Self.filled(booking.place, reservation.place, code: from)
        booking.destination = Self.filled(booking.destination, reservation.destination, code: to)
        booking.isDepartureCertain =
            booking.isDepartureCertain || (from != nil && from == reservation.place?.code)
        booking.isArrivalCertain =
            booking.isArrivalCertain || (to != nil && to == reservation.destination?.code)
    }

    private static func filled(_ place: Place?, _ said: Place?, code: String?) -> Place? {
        guard let said else { return place }
        guard var place else { return said }
        // A different place than the event's adds nothing to it.
        guard code == said.code || said.code == nil else { return place }
        if place.name.isEmpty || place.name == code { place.name = said.name }
        place.code = code
        if place.latitude == nil { (place.latitude, place.longitude) = (said.latitude, said.longitude) }
        place.terminal = place.terminal ?? said.terminal
        place.gate = place.gate ?? said.gate
        place.address = place.address ?? said.address
        return place
    }

    /// Returns whether two texts have the same letters and digits, or one contains the other.
    private static func saysSame(_ mine: String, _ theirs: String) -> Bool {
        let (one, other) = (plain(mine), plain(theirs))
        // `BA 0123` is `BA 123`.
        if ReservationIdentity.number(mine) == ReservationIdentity.number(theirs) { return true }
        return one == other || !one.isEmpty && !other.isEmpty && (one.contains(other) || other.contains(one))
    }

    private static func plain(_ text: String) -> String {
        String(text.uppercased().filter { $0.isLetter || $0.isNumber })
    }
}
