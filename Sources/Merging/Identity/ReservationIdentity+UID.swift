import ICalendar
package import Reservations
package import Trips

extension ReservationIdentity {
    /// The UID derived from the identity.
    package var uid: String { StableHash().hexadecimal(of: parts) + Self.suffix }

    private static let suffix = "@reservation.meridian"

    /// Returns whether a UID was derived here.
    package static func isMade(_ uid: ActivityUID) -> Bool {
        let (text, suffix) = (uid.text.utf8, suffix.utf8)
        return text.count >= suffix.count && text.suffix(suffix.count).elementsEqual(suffix)
    }
}
