import CivilTime
import StrictJSON

/// What is known of one traveller of a booking, or of all where the objects name nobody.
struct ReservationEntry {
    private(set) var reservation: Reservation
    /// The objects that it was read from.
    private(set) var data: [JSONValue]
    let line: Int
    /// The travellers as they are compared.
    private(set) var names: Travellers

    init(_ reservation: Reservation, line: Int) {
        self.reservation = reservation
        data = [reservation.data]
        self.line = line
        names = reservation.people
    }

    /// Whether an object is for the same travellers, as far as both say for whom they are, and no other room or seat of theirs.
    ///
    /// - Parameters:
    ///   - other: The object.
    ///   - theirs: Its travellers.
    ///   - several: Those who are known to have more than one room or seat.
    /// - Returns: Whether it is.
    func isOfSameTraveller(_ other: Reservation, _ theirs: Travellers, several: Travellers) -> Bool {
        guard names.isEmpty || theirs.isEmpty || !names.isDisjoint(with: theirs) else { return false }
        // Two tickets, or two rooms.
        guard hasOtherSeat(than: other) else { return true }
        guard several.isDisjoint(with: names) else { return false }
        if let mine = reservation.modified, let their = other.modified, mine != their { return true }
        // One more room is booked sooner than one is changed for another, and a mere surname is that of a family.
        guard reservation.type != .lodging, !names.areSurnames, !theirs.areSurnames else { return false }
        return reservation.sent != other.sent
    }

    func hasOtherSeat(than other: Reservation) -> Bool {
        !reservation.seats.isEmpty && !other.seats.isEmpty && !hasSeat(of: other)
    }

    /// Whether a seat or a room is in both.
    func hasSeat(of other: Reservation) -> Bool { reservation.seats.contains(where: other.seats.contains) }

    /// Whether it was read from an object already.
    func says(_ other: Reservation) -> Bool { reservation == other || data.contains(other.data) }

    /// Takes the date of a later mail that says the same.
    mutating func isSaid(again sent: Instant?) {
        guard let sent, let known = reservation.sent, known < sent else { return }
        reservation.sent = sent
    }

    /// Takes what only another object says, which then stands beside those that it was read from.
    mutating func fill(with filled: Reservation, from other: Reservation) {
        reservation = filled
        names = filled.people
        data.append(other.data)
    }
}
