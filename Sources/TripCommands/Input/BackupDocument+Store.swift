import CivilTime
import TripExchange
import TripStorage
import Trips

extension BackupDocument {
    /// Everything that a store holds.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - now: The present.
    ///   - withFiles: Whether the bytes of files come along; to compare with a document they need not.
    /// - Throws: A ``StorageError`` when the store cannot be read, or bytes are lost.
    init(of reading: any TripReading, at now: Instant, withFiles: Bool) throws {
        self.init(tool: "Meridian \(MeridianProgram.version)", createdAt: now)
        organizations = try reading.organizations()
        trips = try reading.trips().map { trip in
            TripContents(
                trip: trip, activities: try reading.activities(of: trip.id),
                todos: try reading.todos(of: trip.id),
                expenses: try reading.expenses(of: trip.id), attachments: try reading.attachments(of: trip.id)
            )
        }
        sealedTrips = try reading.sealedTrips().map {
            SealedContents(id: $0.id, sealedAt: $0.sealedAt, box: $0.box)
        }
        guard withFiles else { return }
        var digests: Set<String> = []
        for attachment in trips.flatMap(\.attachments) {
            guard case .file(_, _, let digest) = attachment.content, digests.insert(digest).inserted else {
                continue
            }
            guard let bytes = try reading.bytes(withDigest: digest) else {
                throw CommandFailure(
                    "missing-content",
                    "\(attachment.name): the store has lost its bytes; meridian doctor says more",
                    status: .badData)
            }
            files.append(FileContents(digest: digest, bytes: bytes))
        }
    }
}
