public import Trips

/// Which trips a reading is about.
public enum TripScope: Hashable, Sendable {
    /// One trip, archived or not.
    case trip(TripID)
    /// All trips that are not archived.
    case unarchived
}
