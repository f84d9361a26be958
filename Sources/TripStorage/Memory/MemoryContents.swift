import Trips

/// All that a store in memory holds; a value, so that a transaction works on a copy.
struct MemoryContents: Sendable {
    /// The trips in the order of their making.
    var trips: [Trip] = []

    /// The activities of each trip; every trip has an entry.
    var activities: [TripID: [ActivityKey: StoredActivity]] = [:]

    /// An activity with its bounds, which a query would else work out again for each.
    struct StoredActivity: Sendable {
        let activity: Activity
        let bounds: ActivityBounds

        init(_ activity: Activity) {
            self.activity = activity
            bounds = ActivityBounds(of: activity)
        }
    }
}
