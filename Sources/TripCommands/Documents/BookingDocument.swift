import CivilTime
import TripExchange
import Trips

/// By which rule an activity was known for a booking, as JSON has it.
struct BookingDocument: Encodable, Sendable {
    /// The rule's name, which stays the same.
    let rule: String
    /// `stated`, `strong` or `fair`.
    let confidence: String
    @Nullable var traveller: String?

    /// Asks the component that an activity came as; `nil` where no rule spoke, and where we wrote the kind ourselves.
    init?(_ activity: Activity, _ database: ZoneDatabase) {
        guard let origin = BookingOrigin(of: activity, database: database), origin.rule != .ownProperty else {
            return nil
        }
        rule = origin.rule.rawValue
        confidence = origin.rule.confidence.rawValue
        traveller = origin.traveller
    }
}

/// An activity that an import knew for a booking, as JSON has it.
struct ImportedBooking: Encodable, Sendable {
    let uid: String
    let kind: String
    let title: String
    let booking: BookingDocument

    /// Asks an activity that was added or changed; a plain event without a code or a seat is not even read again.
    init?(_ activity: Activity, _ database: ZoneDatabase) {
        guard activity.kind != .event || activity.confirmation != nil || activity.seat != nil,
            let booking = BookingDocument(activity, database)
        else { return nil }
        (uid, kind, title) = (activity.uid.text, activity.kind.rawValue, activity.title)
        self.booking = booking
    }
}
