import TripStorage
import Trips

/// Activities with the expenses and attachments that go to another trip with them.
struct ActivityBelongings {
    var activities: [Activity]
    let expenses: [Expense]
    let attachments: [Attachment]

    /// Reads what belongs to activities of a trip.
    ///
    /// - Parameters:
    ///   - activities: The activities, each with all that have its UID.
    ///   - trip: Their trip.
    ///   - reading: The store.
    ///   - alone: Whether an expense that belongs to no activity goes too.
    /// - Throws: A `StorageError`.
    init(
        of activities: [Activity], in trip: TripID, _ reading: any TripReading,
        andExpenses alone: (Expense) -> Bool = { _ in false }
    ) throws {
        let keys = Set(activities.map(\.key))
        let expenses = try reading.expenses(of: trip).filter { expense in
            expense.activity.map(keys.contains) ?? alone(expense)
        }
        let sums = Set(expenses.map(\.id))
        attachments = try reading.attachments(of: trip).filter { attachment in
            switch attachment.owner {
            case .trip: false
            case .activity(let key): keys.contains(key)
            case .expense(let id): sums.contains(id)
            }
        }
        (self.activities, self.expenses) = (activities, expenses)
    }

    /// Moves them from one trip to another.
    ///
    /// - Parameters:
    ///   - source: The trip that they leave.
    ///   - target: The trip that they come to.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    func move(from source: Trip, to target: Trip, in writing: any TripWriting) throws {
        // An identifier is in one trip at a time; the bytes of files stay until the end of the transaction.
        for expense in expenses { try writing.delete(expense.id, of: source.id) }
        for activity in activities { try writing.delete(activity.key, of: source.id) }
        try writing.save(activities, in: target.id)
        let travellers = Dictionary(
            source.travellers.compactMap { known in target.traveller(known.person).map { (known.id, $0.id) }
            },
            uniquingKeysWith: { first, _ in first })
        for expense in expenses { try writing.save(expense.moved(to: travellers), in: target.id) }
        for attachment in attachments { try writing.save(attachment, bytes: nil, in: target.id) }
    }
}
