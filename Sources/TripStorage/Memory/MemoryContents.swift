import Trips

/// All that a store in memory holds; a value, so that a transaction works on a copy.
struct MemoryContents: Equatable, Sendable {
    /// The trips in the order of their making.
    var trips: [Trip] = []

    /// The activities of each trip; every trip has an entry here and in the next three.
    var activities: [TripID: [ActivityKey: StoredActivity]] = [:]

    /// The expenses of each trip.
    var expenses: [TripID: [ExpenseID: Expense]] = [:]

    /// The to-dos of each trip, in the order of their making.
    var todos: [TripID: [Todo]] = [:]

    /// The attachments of each trip, in the order of their making.
    var attachments: [TripID: [Attachment]] = [:]

    var organizations: [OrganizationID: Organization] = [:]

    /// The persons in the order of their making.
    var persons: [Person] = []

    /// The sealed trips in the order of their sealing.
    var sealedTrips: [SealedTrip] = []

    /// An activity with its bounds, which a query would else work out again for each.
    struct StoredActivity: Equatable, Sendable {
        let activity: Activity
        let bounds: ActivityBounds

        init(_ activity: Activity) {
            self.activity = activity
            bounds = ActivityBounds(of: activity)
        }
    }

    /// The digests of the files that attachments have.
    var digests: Set<String> {
        Set(
            attachments.values.joined().compactMap {
                guard case .file(_, _, let digest) = $0.content else { return nil }
                return digest
            })
    }
}
