public import Trips

/// The trips that a reading covers.
public enum TripScope: Hashable, Sendable {
    /// One trip, archived or not.
    case trip(TripID)
    /// All trips that are not archived.
    case unarchived
}
