package import CivilTime
package import Trips

/// The reservations of one booking, and its start.
package struct ReservationBooking {
    package let identity: ReservationIdentity
    package let start: ReservationClock.Moment?
    package var group: ReservationGroup

    /// Returns whether it starts when an activity does.
    package func begins(with span: ActivitySpan, _ database: ZoneDatabase) -> Bool {
        guard let start else { return false }
        switch span {
        case .allDay(let first, _): return start.local.date == first
        case .timed(let time, _):
            if start.local == time.local { return true }
            guard let zone = time.zone.flatMap({ try? database.zone($0) }) else { return false }
            return start.instant.map { $0 == time.instant(in: zone) } ?? false
        }
    }

    /// Groups reservations by booking.
    package static func all(
        of reservations: some Sequence<Reservation>, line: Int, _ clock: inout ReservationClock
    ) -> [ReservationBooking] {
        var bookings: [ReservationBooking] = []
        for reservation in reservations {
            let start = clock.moments(of: reservation).start
            let identity = ReservationIdentity(reservation, start: start)
            if let index = bookings.firstIndex(where: { $0.identity.isSame(as: identity) }) {
                bookings[index].group.add(reservation, line: line, &clock)
            } else {
                bookings.append(
                    ReservationBooking(
                        identity: identity, start: start, group: ReservationGroup(reservation, line: line)))
            }
        }
        return bookings
    }
}
