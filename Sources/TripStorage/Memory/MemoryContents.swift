import Trips

/// The contents of a store in memory; a value, so that a transaction works on a copy.
struct MemoryContents: Equatable, Sendable {
    /// The trips in the order of their creation.
    var trips: [Trip] = []

    /// The activities of each trip; every trip has an entry here and in the next three.
    var activities: [TripID: [ActivityKey: StoredActivity]] = [:]

    /// The expenses of each trip.
    var expenses: [TripID: [ExpenseID: Expense]] = [:]

    /// The to-dos of each trip, in the order of their creation.
    var todos: [TripID: [Todo]] = [:]

    /// The attachments of each trip, in the order of their creation.
    var attachments: [TripID: [Attachment]] = [:]

    var organizations: [OrganizationID: Organization] = [:]

    /// The persons in the order of their creation.
    var persons: [Person] = []

    /// The sealed trips in the order of their sealing.
    var sealedTrips: [SealedTrip] = []

    /// An activity with its bounds, which queries need not compute again.
    struct StoredActivity: Equatable, Sendable {
        let activity: Activity
        let bounds: ActivityBounds

        init(_ activity: Activity) {
            self.activity = activity
            bounds = ActivityBounds(of: activity)
        }
    }

    /// The trips, open and sealed.
    var tripIDs: Set<TripID> { Set(trips.map(\.id) + sealedTrips.map(\.id)) }

    /// The digests of attached files.
    var digests: Set<String> {
        Set(
            attachments.values.joined().compactMap {
                guard case .file(_, _, let digest) = $0.content else { return nil }
                return digest
            })
    }
}
