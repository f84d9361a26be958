public import Trips

/// What an import does to the to-dos of a trip.
public struct TodoMerge: Hashable, Sendable {
    /// What is to be written, in the order of the import.
    public private(set) var upserts: [Todo] = []
    /// The UIDs of those that were not there.
    public private(set) var added: [ActivityUID] = []
    /// The UIDs of those that changed.
    public private(set) var updated: [ActivityUID] = []
    /// The UIDs of those that say what is there.
    public private(set) var unchanged: [ActivityUID] = []
    /// The UIDs of those that are older than what is there.
    public private(set) var skipped: [ActivityUID] = []

    /// Decides what becomes of each to-do of an import.
    ///
    /// To-dos are the same when their UIDs are; which version counts, ``Trips/Todo/revisionOrder(against:)`` says, and where
    /// it says nothing the incoming one counts. What the import does not mention stays.
    ///
    /// - Parameters:
    ///   - existing: The to-dos of the trip, no two with the same UID.
    ///   - incoming: The imported calendar.
    public init(existing: [Todo], incoming: ImportedCalendar) {
        let there = Dictionary(existing.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        for todo in incoming.todos { take(todo, over: there[todo.uid]) }
    }

    private mutating func take(_ todo: Todo, over there: Todo?) {
        guard let there else {
            added.append(todo.uid)
            return upserts.append(todo)
        }
        let order = todo.revisionOrder(against: there)
        if case .older = order { return skipped.append(todo.uid) }
        if todo.hasSameMeaning(as: there) {
            unchanged.append(todo.uid)
            if order.isNewer { upserts.append(todo) }
        } else {
            updated.append(todo.uid)
            upserts.append(todo)
        }
    }
}
