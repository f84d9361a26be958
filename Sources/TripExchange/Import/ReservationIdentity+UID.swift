import ICalendar
import Reservations
import Trips

extension ReservationIdentity {
    /// The UID derived from the identity.
    var uid: String { StableHash().hexadecimal(of: parts) + Self.suffix }

    private static let suffix = "@reservation.meridian"

    /// Returns whether a UID was derived here.
    static func isMade(_ uid: ActivityUID) -> Bool {
        let (text, suffix) = (uid.text.utf8, suffix.utf8)
        return text.count >= suffix.count && text.suffix(suffix.count).elementsEqual(suffix)
    }
}

extension Component {
    /// Whether the component was made here from a reservation, without a sender.
    var isMadeOfReservation: Bool {
        has(EventReservation.kde) && uid.map { ReservationIdentity.isMade(ActivityUID($0)) } ?? false
    }
}
