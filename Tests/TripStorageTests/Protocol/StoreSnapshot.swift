import TripStorage
import Trips

/// All that a store holds, to compare two stores or two moments of one.
struct StoreSnapshot: Equatable {
    var trips: [Trip] = []
    var organizations: [Organization] = []
    var persons: [Person] = []
    var activities: [TripActivity] = []
    var expenses: [TripID: [Expense]] = [:]
    var todos: [TripID: [Todo]] = [:]
    var attachments: [TripID: [Attachment]] = [:]
    var bytes: [String: [UInt8]] = [:]
    var sealedTrips: [SealedTrip] = []

    init(_ store: any TripReading) throws {
        trips = try store.trips()
        organizations = try store.organizations()
        persons = try store.persons()
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

extension StoreSnapshot {
    /// The first part in which another differs, for people; `nil` when none does.
    func difference(from other: StoreSnapshot) -> String? {
        let parts: [(String, Bool, Any, Any)] = [
            ("trips", trips == other.trips, trips, other.trips),
            ("organizations", organizations == other.organizations, organizations, other.organizations),
            ("persons", persons == other.persons, persons, other.persons),
            ("activities", activities == other.activities, activities, other.activities),
            ("expenses", expenses == other.expenses, expenses, other.expenses),
            ("todos", todos == other.todos, todos, other.todos),
            ("attachments", attachments == other.attachments, attachments, other.attachments),
            ("bytes", bytes == other.bytes, bytes, other.bytes),
            ("sealed trips", sealedTrips == other.sealedTrips, sealedTrips, other.sealedTrips),
        ]
        return parts.first { !$0.1 }.map { "\($0.0): \($0.2) / \($0.3)" }
    }
}

extension TripStore {
    /// All that the store holds.
    func snapshot() throws -> StoreSnapshot { try read { try StoreSnapshot($0) } }
}
