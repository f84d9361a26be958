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

extension [TripActivity] {
    /// The activities in the order that all stores have.
    package var inStoreOrder: [TripActivity] {
        map { (item: $0, earliest: ActivityBounds(of: $0.activity).earliest) }
            .sorted {
                ($0.earliest, $0.item.activity.key, $0.item.trip) < (
                    $1.earliest, $1.item.activity.key, $1.item.trip
                )
            }
            .map(\.item)
    }
}
