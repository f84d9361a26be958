public import Trips

/// Something of a trip that a search found.
public struct SearchHit: Hashable, Sendable {
    /// What was found.
    public enum Subject: Hashable, Sendable {
        /// The trip itself: its name, notes or travellers.
        case trip
        /// An activity.
        case activity(ActivityKey)
        /// A to-do.
        case todo(ActivityUID)
        /// An expense.
        case expense(ExpenseID)
        /// An attachment: its name, what people say of it, a link, a note. The insides of files are not searched.
        case attachment(AttachmentID)
    }

    /// The identifier of the trip.
    public let trip: TripID

    /// What was found.
    public let subject: Subject

    /// Creates a hit.
    ///
    /// - Parameters:
    ///   - trip: The identifier of the trip.
    ///   - subject: What was found.
    public init(trip: TripID, subject: Subject) {
        self.trip = trip
        self.subject = subject
    }
}
