public import CivilTime
public import Trips

/// An activity without a place on the time line, and the reason.
public struct UnresolvedActivity: Hashable, Sendable {
    /// The activity of the trip.
    public let activity: Activity

    /// The reason: mostly a zone that the database lacks.
    public let error: TimeError
}
