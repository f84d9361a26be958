import CivilTime
import Trips

/// Decides which of two versions of a reservation is later.
enum ReservationOrder {
    case earlier
    case later
    /// The order is unknown.
    case unknown

    /// Compares an object with an earlier one of the file.
    ///
    /// The times of change decide, else the sending times of their mails. Without those, a version with a
    /// time of change follows one without, and a cancellation follows what it cancels.
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
