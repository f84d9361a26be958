/// A trip with all that belongs to it.
public struct TripContents: Hashable, Sendable {
    /// The trip.
    public var trip: Trip
    /// Its activities, no two with the same key.
    public var activities: [Activity]
    /// What is to be done for it, no two with the same UID.
    public var todos: [Todo]
    /// What was spent on it.
    public var expenses: [Expense]
    /// Its papers; the bytes of files stand elsewhere.
    public var attachments: [Attachment]

    /// Makes the contents of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - activities: Its activities.
    ///   - todos: What is to be done for it.
    ///   - expenses: What was spent on it.
    ///   - attachments: Its papers.
    public init(
        trip: Trip, activities: [Activity] = [], todos: [Todo] = [], expenses: [Expense] = [],
        attachments: [Attachment] = []
    ) {
        self.trip = trip
        self.activities = activities
        self.todos = todos
        self.expenses = expenses
        self.attachments = attachments
    }
}
