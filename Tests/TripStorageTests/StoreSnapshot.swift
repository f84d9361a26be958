import TripStorage
import Trips

/// All that a store holds, to compare two stores or two moments of one.
struct StoreSnapshot: Equatable {
    var trips: [Trip] = []
    var organizations: [Organization] = []
    var activities: [TripActivity] = []
    var expenses: [TripID: [Expense]] = [:]
    var todos: [TripID: [Todo]] = [:]
    var attachments: [TripID: [Attachment]] = [:]
    var bytes: [String: [UInt8]] = [:]
    var sealedTrips: [SealedTrip] = []

    init(_ store: any TripReading) throws {
        trips = try store.trips()
        organizations = try store.organizations()
        activities = try store.activities(touching: nil, includingArchived: true)
        sealedTrips = try store.sealedTrips()
        for trip in trips {
            expenses[trip.id] = try store.expenses(of: trip.id)
            todos[trip.id] = try store.todos(of: trip.id)
            let papers = try store.attachments(of: trip.id)
            attachments[trip.id] = papers
            for case .file(_, _, let digest) in papers.map(\.content) {
                bytes[digest] = try store.bytes(withDigest: digest)
            }
        }
    }
}

extension TripStore {
    /// All that the store holds.
    func snapshot() throws -> StoreSnapshot { try read { try StoreSnapshot($0) } }
}
