import CivilTime
import TripStorage
import Trips

/// A protected trip in JSON, as far as the store can read it.
struct ProtectedTripDocument: Encodable, Sendable {
    let id: String
    let protectedAt: String

    init(_ sealed: SealedTrip) {
        id = sealed.id.text
        protectedAt = sealed.sealedAt.description
    }
}
