import CivilTime
import TripStorage
import Trips

/// A protected trip, as JSON writes it: all that the store can tell of it.
struct ProtectedTripDocument: Encodable, Sendable {
    let id: String
    let protectedAt: String

    init(_ sealed: SealedTrip) {
        id = sealed.id.text
        protectedAt = sealed.sealedAt.description
    }
}
