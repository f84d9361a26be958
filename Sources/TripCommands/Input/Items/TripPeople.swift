import Messages
import Rendering
import Trips

/// A trip, and the persons that its travellers are: by their names who takes part is found.
struct TripPeople: Sendable {
    let trip: Trip
    let persons: [Person]

    /// Finds out who is meant by those that were said to take part.
    ///
    /// - Parameters:
    ///   - wish: What was said of an activity.
    ///   - activity: The activity as it is; nil for a new one.
    /// - Returns: The wish, with the persons.
    /// - Throws: A ``CommandFailure`` for somebody who is no traveller of the trip.
    func settled(_ wish: ItemWish, for activity: Activity? = nil) throws -> ItemWish {
        guard let said = wish.participants else { return wish }
        var settled = wish
        settled.participantsMeant = try said.participants(
            of: activity?.participants ?? [], in: trip, persons)
        return settled
    }
}
