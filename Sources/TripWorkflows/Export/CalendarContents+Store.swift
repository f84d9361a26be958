package import TripExchange
package import TripStorage
package import Trips

extension CalendarContents {
    /// Adds what the store has of a trip beside its activities: dates, to-dos, organizations, and for a full export
    /// attachments with their bytes.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - redaction: How much of each activity is written.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package mutating func addStored(
        of trip: TripID, redaction: Redaction, in reading: any TripReading
    ) throws {
        self.trip = try reading.trip(trip)
        todos = try reading.todos(of: trip)
        let used = Set(activities.compactMap(\.organization))
        if redaction == .full {
            let written = Set(activities.map(\.key))
            try addAttachments(of: trip, in: reading, where: written.contains)
        }
        organizations = try reading.organizations().filter { used.contains($0.id) }
    }

    /// Adds the attachments of activities with their bytes; lost ones are dropped and reported.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - reading: The store.
    ///   - isWritten: Whether an activity is written.
    /// - Throws: A `StorageError` when the store cannot be read.
    package mutating func addAttachments(
        of trip: TripID, in reading: any TripReading, where isWritten: (ActivityKey) throws -> Bool
    ) throws {
        let attachments = try reading.attachments(of: trip).filter { attachment in
            if case .activity(let key) = attachment.owner { return try isWritten(key) }
            return true
        }
        self.attachments = attachments
        var digests: Set<String> = []
        for attachment in attachments {
            guard case .activity = attachment.owner, case .file(_, _, let digest) = attachment.content,
                digests.insert(digest).inserted
            else { continue }
            if let bytes = try Self.soundBytes(withDigest: digest, in: reading) {
                files.append(FileContents(digest: digest, bytes: bytes))
            }
        }
    }

    /// Returns the bytes of a file; nil where they are lost or damaged, which the export reports.
    private static func soundBytes(
        withDigest digest: String, in reading: any TripReading
    ) throws(StorageError) -> [UInt8]? {
        do throws(StorageError) {
            return try reading.bytes(withDigest: digest)
        } catch {
            guard error.code == .corrupt else { throw error }
            return nil
        }
    }
}
