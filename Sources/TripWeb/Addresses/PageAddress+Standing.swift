import TripStorage
import Trips

extension PageAddress {
    /// The form for one more of what the form at this address changes; nil where there is none.
    var adding: PageAddress? {
        switch self {
        case .trip(let id, .edit, let clock): .trip(id, .add, clock)
        case .trip(let id, .editTodo, let clock): .trip(id, .addTodo, clock)
        case .trip(let id, .editExpense, let clock): .trip(id, .addExpense(nil), clock)
        case .organization: .newOrganization
        default: nil
        }
    }

    /// The page itself, or what is left of it: the itinerary where its activity is gone, the list where its trip is.
    ///
    /// - Parameter reading: The store.
    /// - Returns: A page that can be shown.
    /// - Throws: A `StorageError`.
    func standing(in reading: any TripReading) throws -> PageAddress {
        guard case .trip(let id, let view, let clock) = self else { return self }
        guard try reading.trip(id) != nil else { return .trips(nil, search: nil) }
        switch view {
        case .activity(let key), .edit(let key), .delete(let key):
            // An occurrence is there as long as its series is.
            let isThere =
                try reading.activity(key, of: id) != nil
                || (key.recurrenceID != nil && reading.activity(ActivityKey(uid: key.uid), of: id) != nil)
            return isThere ? self : .trip(id, .itinerary, clock)
        default: return self
        }
    }
}
