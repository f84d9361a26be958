import Messages
import Rendering
package import Trips

/// A trip with the persons of its travellers, to find participants by name.
package struct TripPeople: Sendable {
    let trip: Trip
    let persons: [Person]

    /// Makes the persons of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - persons: The known persons.
    package init(trip: Trip, persons: [Person]) { (self.trip, self.persons) = (trip, persons) }

    /// Finds the persons of the requested participants.
    ///
    /// - Parameters:
    ///   - wish: The requested fields of an activity.
    ///   - activity: The present activity; nil for a new one.
    /// - Returns: The request, with the persons.
    /// - Throws: An ``InputRefusal`` for a person who is no traveller of the trip.
    package func settled(_ wish: ItemWish, for activity: Activity? = nil) throws -> ItemWish {
        guard let said = wish.participants else { return wish }
        var settled = wish
        settled.participantsMeant = try said.participants(
            of: activity?.participants ?? [], in: trip, persons)
        return settled
    }
}
