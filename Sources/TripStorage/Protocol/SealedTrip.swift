public import CivilTime
public import Trips

/// A trip under a passphrase, with all that the store can read of it.
public struct SealedTrip: Hashable, Sendable {
    /// The identifier of the trip, open or sealed.
    public let id: TripID

    /// When it was sealed.
    public let sealedAt: Instant

    /// The sealed bytes; opaque here.
    public let box: [UInt8]

    /// Creates a sealed trip.
    ///
    /// - Parameters:
    ///   - id: The identifier of the trip.
    ///   - sealedAt: When it was sealed.
    ///   - box: The sealed bytes.
    public init(id: TripID, sealedAt: Instant, box: [UInt8]) {
        self.id = id
        self.sealedAt = sealedAt
        self.box = box
    }
}
