public import Trips

/// A part of a trip that a search found.
public struct SearchHit: Hashable, Sendable {
    /// The kind of part.
    public enum Subject: Hashable, Sendable {
        /// The trip itself: its name, notes or travellers.
        case trip
        /// An activity.
        case activity(ActivityKey)
        /// A to-do.
        case todo(ActivityUID)
        /// An expense.
        case expense(ExpenseID)
        /// An attachment: its name, description, link or note; contents of files are not searched.
        case attachment(AttachmentID)
    }

    /// The identifier of the trip.
    public let trip: TripID

    /// The part that was found.
    public let subject: Subject

    /// Creates a hit.
    ///
    /// - Parameters:
    ///   - trip: The identifier of the trip.
    ///   - subject: The part that was found.
    public init(trip: TripID, subject: Subject) {
        self.trip = trip
        self.subject = subject
    }
}
