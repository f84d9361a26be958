public import CivilTime
public import Trips

/// A trip that is kept under a passphrase: all that the store can tell of it.
public struct SealedTrip: Hashable, Sendable {
    /// The identifier that the trip has, and will have when it is opened.
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
