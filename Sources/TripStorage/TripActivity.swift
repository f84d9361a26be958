public import Trips

/// An activity and the trip that it belongs to.
public struct TripActivity: Hashable, Sendable {
    /// The identifier of its trip.
    public let trip: TripID

    /// The activity.
    public let activity: Activity

    /// Pairs an activity with its trip.
    ///
    /// - Parameters:
    ///   - trip: The identifier of its trip.
    ///   - activity: The activity.
    public init(trip: TripID, activity: Activity) {
        self.trip = trip
        self.activity = activity
    }
}
