import Bookings
import CivilTime
import TripExchange
import Trips

/// The rule that recognised a booking, in JSON.
struct BookingDocument: Encodable, Sendable {
    /// The rule's name, which is stable.
    let rule: String
    /// `stated`, `strong` or `fair`.
    let confidence: String
    @Nullable var traveller: String?

    /// Evaluates an activity's component; `nil` without a rule, or where we wrote the kind ourselves.
    init?(_ activity: Activity, _ database: ZoneDatabase) {
        guard let origin = BookingOrigin(of: activity, database: database), origin.rule != .ownProperty else {
            return nil
        }
        self.init(origin)
    }

    init(_ origin: BookingOrigin) {
        rule = origin.rule.rawValue
        confidence = origin.rule.confidence.rawValue
        traveller = origin.traveller
    }
}

/// An imported activity that was recognised as a booking, in JSON.
struct ImportedBooking: Encodable, Sendable {
    let uid: String
    let kind: String
    let title: String
    let booking: BookingDocument

    /// Evaluates an added or changed activity; a plain event without codes is not parsed again.
    init?(_ activity: Activity, _ database: ZoneDatabase) {
        guard activity.kind != .event || activity.confirmation != nil || activity.seat != nil,
            let booking = BookingDocument(activity, database)
        else { return nil }
        (uid, kind, title) = (activity.uid.text, activity.kind.rawValue, activity.title)
        self.booking = booking
    }
}
