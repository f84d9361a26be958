import CivilTime
import Trips

/// Which of two versions of a reservation is the later one.
enum ReservationOrder {
    case earlier
    case later
    /// Nothing tells.
    case unknown

    /// Compares an object with one that stands before it in the file.
    ///
    /// When they were changed tells, else when the mails that they stand in were sent. Without that, one that says when it was
    /// changed follows one that does not, and a cancellation follows what it cancels.
    init(of other: Reservation, after known: Reservation) {
        if let mine = known.modified, let theirs = other.modified, mine != theirs {
            self = theirs > mine ? .later : .earlier
        } else if known.modified == nil || other.modified == nil, let mine = known.sent,
            let theirs = other.sent,
            mine != theirs
        {
            self = theirs > mine ? .later : .earlier
        } else if other.status == .cancelled, known.status != .cancelled {
            self = .later
        } else if (known.modified == nil) != (other.modified == nil) {
            self = known.modified == nil ? .later : .earlier
        } else {
            self = .unknown
        }
    }
}
