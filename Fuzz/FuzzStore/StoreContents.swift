import CivilTime
import TripStorage
import Trips

/// The contents of a store, read strictly as for writing: unreadable rows are errors.
struct StoreContents: Equatable {
    struct Part: Equatable {
        var trip: Trip
        var activities: [Activity]
        var todos: [Todo]
        var expenses: [Expense]
        var attachments: [Attachment]
    }

    var organizations: [Organization]
    var trips: [Part]
    var bytes: [String: [UInt8]] = [:]

    /// Reads a store.
    init(_ reading: any TripReading) throws {
        organizations = try reading.organizations()
        trips = try reading.trips().map { trip in
            Part(
                trip: trip, activities: try reading.activities(of: trip.id),
                todos: try reading.todos(of: trip.id),
                expenses: try reading.expenses(of: trip.id), attachments: try reading.attachments(of: trip.id)
            )
        }
        for part in trips {
            for case .file(_, _, let digest) in part.attachments.map(\.content) {
                bytes[digest] = try reading.bytes(withDigest: digest)
            }
        }
    }

    /// Writes everything into a new store in memory.
    func inMemory() throws -> MemoryTripStore {
        let store = MemoryTripStore()
        try store.write { writing in
            try writing.save(organizations)
            for part in trips {
                let id = part.trip.id
                try writing.create(part.trip)
                try writing.save(part.activities, in: id)
                for todo in part.todos { try writing.save(todo, in: id) }
                for expense in part.expenses { try writing.save(expense, in: id) }
                for attachment in part.attachments {
                    var content: [UInt8]?
                    if case .file(_, _, let digest) = attachment.content { content = bytes[digest] }
                    try writing.save(attachment, bytes: content, in: id)
                }
            }
        }
        return store
    }
}
