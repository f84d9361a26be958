public import CivilTime
public import Trips

/// An activity that has no place on the time line, and why.
public struct UnresolvedActivity: Hashable, Sendable {
    /// The activity as the trip has it.
    public let activity: Activity

    /// Why: mostly a zone that the database does not have.
    public let error: TimeError
}
