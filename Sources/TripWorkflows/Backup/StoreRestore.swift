public import Backups
public import CivilTime
import Messages
import Rendering
import TripExchange
public import TripStorage
import Trips

/// Restores a backup into a store.
///
/// Records in both become those of the backup, records only in the store are kept, and a second restore changes
/// nothing.
///
/// ```swift
/// let restore = StoreRestore(of: try BackupDocument(bytes), at: now, database: zones)
/// let plan = try restore.preview(over: store)   // how much is new, changed, unchanged
/// try restore.carryOut(in: store, named: "trips.json")
/// ```
public struct StoreRestore: Sendable {
    /// The backup.
    public let backup: BackupDocument
    /// The present.
    public let now: Instant

    /// Prepares a restore.
    ///
    /// - Parameters:
    ///   - backup: The backup.
    ///   - now: The present.
    ///   - database: The zones for original components that contain statements of several senders.
    public init(of backup: BackupDocument, at now: Instant, database: ZoneDatabase) {
        self.backup = backup.readingKeptStatements(database)
        self.now = now
    }

    /// Returns what restoring would do, without writing.
    ///
    /// - Parameter store: The store.
    /// - Returns: The records that would be written, and the number of new ones.
    /// - Throws: A `StorageError` when the store cannot be read.
    public func preview(over store: some TripStore) throws -> RestorePlan {
        try store.read { try plan(over: $0) }
    }

    /// Restores the backup in one transaction; undo reverts it, except for repaired bytes of files.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - source: The name of the backup in the history.
    /// - Returns: The records written, and the number of new ones.
    /// - Throws: A `StorageError`; then nothing is changed.
    @discardableResult
    public func carryOut(in store: some TripStore, named source: String) throws -> RestorePlan {
        let change = StoreChange(
            title: tr("restore \(Printable.name(source))"), now: now, database: nil)
        return try change(in: store) { try write(in: $0) }
    }

    /// Throws the errors of ``carryOut(in:named:)`` beforehand, without writing.
    ///
    /// - Parameter store: The store; a missing one is empty.
    /// - Throws: The errors of ``carryOut(in:named:)``.
    public func rehearse(in store: FileTripStore) throws {
        try store.rehearse { _ = try write(in: $0) }
    }

    private func plan(over reading: any TripReading) throws -> RestorePlan {
        // Unreadable rows of the store are replaced by those of the backup.
        let existing = try reading.sparing { try BackupDocument(of: reading, by: "", at: now) }.value
        return RestorePlan(
            backup, over: existing, damaged: try backup.damagedFiles(of: reading, existing)
        ) { CalendarContents.source($0, keeping: $1, todos: $2) }
    }

    private func write(in writing: any TripWriting) throws -> RestorePlan {
        let plan = try plan(over: writing)
        try plan.carryOut(in: writing)
        try writing.forgetInStep(Set(plan.tripsToWrite.map(\.trip.id)))
        return plan
    }
}

extension RestorePlan {
    /// Writes the records.
    ///
    /// - Parameters:
    ///   - writing: The store.
    ///   - activities: Writes the activities that the plan does not have, between the trips and their other parts.
    /// - Throws: The errors of the store, and those of the closure.
    func carryOut(in writing: any TripWriting, activities: (() throws -> Void)? = nil) throws {
        try writing.save(organizationsToWrite)
        for person in personsToWrite { try writing.save(person) }
        for content in contentsToMend {
            try writing.save(content.attachment, bytes: content.bytes, in: content.trip)
        }
        let files = Dictionary(
            filesToWrite.map { ($0.digest, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for sealed in sealedTripsToWrite {
            try writing.save(SealedTrip(id: sealed.id, sealedAt: sealed.sealedAt, box: sealed.box))
        }
        if let activities {
            for contents in tripsToWrite { try Self.write(contents.trip, in: writing) }
            try activities()
            for contents in tripsToWrite { try Self.writeParts(of: contents, files, in: writing) }
        } else {
            for contents in tripsToWrite {
                try Self.write(contents.trip, in: writing)
                try writing.save(contents.activities, in: contents.trip.id)
                try Self.writeParts(of: contents, files, in: writing)
            }
        }
    }

    private static func write(_ trip: Trip, in writing: any TripWriting) throws {
        if try writing.trip(trip.id) == nil {
            try writing.create(trip)
        } else {
            try writing.update(trip)
        }
    }

    /// Writes what belongs to a trip, but for its activities.
    private static func writeParts(
        of contents: TripContents, _ files: [String: [UInt8]], in writing: any TripWriting
    ) throws {
        let id = contents.trip.id
        for todo in contents.todos { try writing.save(todo, in: id) }
        for expense in contents.expenses { try writing.save(expense, in: id) }
        for attachment in contents.attachments {
            var bytes: [UInt8]?
            if case .file(_, _, let digest) = attachment.content { bytes = files[digest] }
            try writing.save(attachment, bytes: bytes, in: id)
        }
    }
}
