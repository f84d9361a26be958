import Bookings
import CivilTime
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

extension ReservationClock {
    /// Returns a calendar property for a time, with remarks; `nil` when none can express it.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - said: The time, with its member.
    ///   - moment: The time on the clock of its place.
    /// - Returns: The property with the remark.
    func property(_ name: String, _ said: Said, _ moment: Moment) -> (property: Property, note: Note?)? {
        let line: Property?
        switch (moment.zone, moment.instant) {
        case _ where moment.isDate: line = plain(name, .date(moment.local.date))
        case (let zone?, let instant?) where zone.mapping(of: moment.local).compatible != instant:
            // The second pass of a repeated reading can be written in UTC alone.
            line = plain(name, DateTimeValue(instant))
        case (let zone?, _): line = plain(name, .local(moment.local), zone)
        case (nil, let instant?):
            guard let offset = said.time.offset, offset != .zero else {
                line = plain(name, DateTimeValue(instant))
                break
            }
            line = plain(name, .local(moment.local)).map { property in
                var property = property
                property.setParameter("TZID", "UTC\(offset)")
                return property
            }
        case (nil, nil): line = plain(name, .local(moment.local))
        }
        return line.map { ($0, moment.note) }
    }

    /// Returns the day of a time at its place, as a property.
    ///
    /// The hours of a stay go to the notes: a remark is added only where the clock changes the day or is
    /// unknown.
    func dayProperty(_ name: String, _ said: Said, _ moment: Moment) -> (property: Property, note: Note?)? {
        guard let line = plain(name, .date(moment.local.date)) else { return nil }
        if moment.isDate, said.time.time != nil {
            let note = Note(
                code: .repairedValue, severity: .repaired,
                message: tr(
                    "both ends of the stay are midnight in UTC; \(said.name) \(said.time.text) was read as the day, \(moment.local.date)"
                ))
            return (line, note)
        }
        if said.time.isUTC, moment.zone == nil {
            let note = Note(
                code: .unknownZone, severity: .warning,
                message: tr(
                    "\(said.name) \(said.time.text) is in UTC, and the zone of its place is unknown; the day is UTC's, \(moment.local.date)"
                ))
            return (line, note)
        }
        let isMoved = moment.local.date != said.time.date
        return (line, isMoved || said.time.zoneName != nil ? moment.note : nil)
    }

    private func plain(_ name: String, _ value: DateTimeValue, _ zone: Zone? = nil) -> Property? {
        if let zone, zone.id == .utc, case .local(let civil) = value { return plain(name, .utc(civil)) }
        return try? Property(name, value, zoneName: zone?.id.name)
    }
}
