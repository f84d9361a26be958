import CivilTime
import StrictJSON

/// The facts of one traveller's booking, or of all where the objects name none.
struct ReservationEntry {
    package private(set) var reservation: Reservation
    /// The objects that it was read from.
    package private(set) var data: [JSONValue]
    package let line: Int
    /// The travellers in comparable form.
    package private(set) var names: Travellers

    init(_ reservation: Reservation, line: Int) {
        self.reservation = reservation
        data = [reservation.data]
        self.line = line
        names = reservation.people
    }

    /// Returns whether an object is for the same travellers, and for no further room or seat.
    ///
    /// - Parameters:
    ///   - other: The object.
    ///   - theirs: Its travellers.
    ///   - several: Travellers with more than one known room or seat.
    /// - Returns: `true` for the same travellers, as far as both name them.
    func isOfSameTraveller(_ other: Reservation, _ theirs: Travellers, several: Travellers) -> Bool {
        guard names.isEmpty || theirs.isEmpty || !names.isDisjoint(with: theirs) else { return false }
        // Two tickets, or two rooms.
        guard hasOtherSeat(than: other) else { return true }
        guard several.isDisjoint(with: names) else { return false }
        if let mine = reservation.modified, let their = other.modified, mine != their { return true }
        // A second room is likelier than a change of rooms, and a surname alone may be a relative's.
        guard reservation.type != .lodging, !names.areSurnames, !theirs.areSurnames else { return false }
        return reservation.sent != other.sent
    }

    func hasOtherSeat(than other: Reservation) -> Bool {
        !reservation.seats.isEmpty && !other.seats.isEmpty && !hasSeat(of: other)
    }

    /// Returns whether a seat or a room is in both.
    func hasSeat(of other: Reservation) -> Bool { reservation.seats.contains(where: other.seats.contains) }

    /// Returns whether it was already read from an object.
    package func says(_ other: Reservation) -> Bool { reservation == other || data.contains(other.data) }

    /// Takes the date of a later mail with the same content.
    mutating func isSaid(again sent: Instant?) {
        guard let sent, let known = reservation.sent, known < sent else { return }
        reservation.sent = sent
    }

    /// Adds values that only another object has, and that object.
    package mutating func fill(with filled: Reservation, from other: Reservation) {
        reservation = filled
        names = filled.people
        data.append(other.data)
    }
}
