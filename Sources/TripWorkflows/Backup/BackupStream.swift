package import Backups
package import CivilTime
package import StrictJSON
package import TripStorage
import Trips

/// A backup that is written while the store is read, one activity at a time.
///
/// It is for stores in which all is well, which nearly all are: what the store lacks or breaks a rule is found with the
/// whole in memory, by ``StoreBackup``, whose bytes are the same.
package struct BackupStream {
    /// What was written.
    package struct Written {
        /// The number of activities.
        package let activities: Int
        /// The number of bytes.
        package let bytes: Int
    }

    /// The backup without its activities.
    package let document: BackupDocument
    /// The parts of the document that a restore would leave out.
    package let leftOut: [DocumentError]
    private let reading: any TripReading

    /// Reads all but the activities; nil where something is unreadable, or would be left out or changed.
    ///
    /// - Parameters:
    ///   - reading: The store, for as long as the value is used.
    ///   - tool: The program that writes the backup.
    ///   - now: The present.
    ///   - limit: The most bytes of all but the activities.
    /// - Throws: A `StorageError` when the store cannot be read, or a ``/StrictJSON/DocumentError`` for more bytes than a
    ///   restore reads.
    package init?(
        of reading: any TripReading, by tool: String, at now: Instant, limit: Int = JSONParser.mostBytes
    ) throws {
        guard var named = try Self.head(of: reading, by: tool, at: now) else { return nil }
        guard try named.addFiles(of: reading, limit: limit).isEmpty else { return nil }
        let bytes = named.bytes
        try JSONParser.checkSize(bytes.count, limit: limit)
        guard let leftOut = try? named.leftOut(readingBack: bytes) else { return nil }
        self.init(of: reading, named, leftOut: leftOut)
    }

    /// Prepares a backup of what ``head(of:by:at:)`` has read.
    init(of reading: any TripReading, _ head: BackupDocument, leftOut: [DocumentError]) {
        var head = head
        for index in head.trips.indices { head.trips[index].activities = [] }
        document = head
        self.leftOut = leftOut
        self.reading = reading
    }

    /// Reads all but the bytes of files and the activities that no other record names.
    ///
    /// - Returns: What was read; nil where something is unreadable, or a backup would change it.
    static func head(
        of reading: any TripReading, by tool: String, at now: Instant
    ) throws -> BackupDocument? {
        try reading.requireWholeStore()
        var (named, unreadable) = try reading.showing {
            try BackupDocument(of: reading, by: tool, at: now) { trip in
                let keys = ActivityReferences.named(
                    by: try reading.expenses(of: trip), try reading.attachments(of: trip))
                return try keys.sorted().compactMap { try reading.activity($0, of: trip) }
            }
        }
        guard unreadable.isEmpty, named.settleOwners().isEmpty, named.settleOrganizations().isEmpty,
            named.settleParticipants().isEmpty
        else { return nil }
        return named
    }

    /// Writes the backup, and reads every activity again from its bytes.
    ///
    /// - Parameter sink: Takes the bytes, piece by piece.
    /// - Returns: What was written; nil where an activity cannot be read, breaks a rule, or would be read otherwise:
    ///   what the sink has is then no backup.
    /// - Throws: A `StorageError`, or an error of the sink.
    package func write(to sink: @escaping ([UInt8]) throws -> Void) throws -> Written? {
        let organizations = Set(document.organizations.map(\.id))
        var activities = 0
        do {
            let bytes = try document.write(to: sink) { contents, body in
                var references = ActivityReferences(to: contents, organizations: organizations)
                try reading.forEachActivity(of: contents.trip.id) { activity in
                    guard references.take(activity) else { throw Doubt() }
                    activities += 1
                    try body(activity)
                }
                guard references.isComplete else { throw Doubt() }
            }
            return Written(activities: activities, bytes: bytes)
        } catch is Doubt {
            return nil
        } catch let error as StorageError where error.code == .corrupt {
            return nil
        } catch is DocumentError {
            return nil
        }
    }

    /// Whether every activity would be in the backup, and be read again as it is.
    func isSound() throws -> Bool { try write(to: { _ in }) != nil }

    /// Something that only the whole store can tell.
    private struct Doubt: Error {}
}
