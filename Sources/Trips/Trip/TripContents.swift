/// A trip with all that belongs to it.
public struct TripContents: Hashable, Sendable {
    /// The trip.
    public var trip: Trip
    /// Its activities, no two with the same key.
    public var activities: [Activity]
    /// Its to-dos, no two with the same UID.
    public var todos: [Todo]
    /// Its expenses.
    public var expenses: [Expense]
    /// Its attachments; the bytes of files are stored separately.
    public var attachments: [Attachment]

    /// Makes the contents of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - activities: Its activities.
    ///   - todos: Its to-dos.
    ///   - expenses: Its expenses.
    ///   - attachments: Its attachments.
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
