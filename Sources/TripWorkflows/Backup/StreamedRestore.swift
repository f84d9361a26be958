package import Backups
package import CivilTime
import Messages
import Rendering
import Sealing
import StrictJSON
import TripExchange
package import TripStorage
import Trips

/// Restores a backup whose activities are read one by one, each time that they are needed.
///
/// It does what ``StoreRestore`` does, and is for backups in which nothing is wrong: what is wrong is told by reading the
/// whole.
package struct StreamedRestore {
    /// Reads the backup from its beginning, and calls a closure with piece after piece.
    package typealias Pieces = (_ body: ([UInt8]) throws -> Void) throws -> Void

    /// The backup without its activities.
    package let backup: BackupDocument
    /// The digest of the whole backup when it was read first.
    private let digest: ContentDigest
    private let pieces: Pieces
    private let now: Instant
    private let database: ZoneDatabase
    private let limit: Int

    /// Reads all but the activities; nil where it cannot be read, has more bytes than are read, or keeps activities where
    /// they are not found.
    ///
    /// - Parameters:
    ///   - pieces: Reads the backup.
    ///   - now: The present.
    ///   - database: The zones for original components that contain statements of several senders.
    ///   - limit: The most bytes of each activity, and of all the rest.
    /// - Throws: The errors of reading.
    package init?(
        of pieces: @escaping Pieces, at now: Instant, database: ZoneDatabase,
        limit: Int = JSONParser.mostBytes
    ) throws {
        var splitter = ActivitySplitter(limit: limit)
        do {
            digest = try Self.read(pieces) { try splitter.take($0) { _, _ in } }
            backup = try BackupDocument(withoutActivities: splitter.rest)
            // Where a name is written with an escape, activities are taken for rest.
            guard backup.trips.allSatisfy(\.activities.isEmpty) else { return nil }
        } catch is DocumentError {
            return nil
        } catch is ActivitySplitter.Refusal {
            return nil
        }
        self.pieces = pieces
        self.now = now
        self.database = database
        self.limit = limit
    }

    /// Reads the backup, and returns the digest of its bytes.
    private static func read(
        _ pieces: @escaping Pieces, _ body: ([UInt8]) throws -> Void
    ) throws -> ContentDigest {
        var hasher = ContentHasher()
        try pieces { piece in
            hasher.update(piece)
            try body(piece)
        }
        return hasher.digest()
    }

    /// Returns what restoring would do, without writing.
    ///
    /// - Parameter store: The store.
    /// - Returns: The plan without the activities, which are counted; nil where an activity cannot be read or breaks a rule.
    /// - Throws: A `StorageError` when the store cannot be read, and the errors of reading.
    package func preview(over store: some TripStore) throws -> RestorePlan? {
        do {
            return try store.read { reading in
                let existing = try existing(in: reading)
                var plan = try plan(over: reading, existing)
                plan.count(activities: try compare(with: reading, existing, plan) { _, _, _ in })
                return plan
            }
        } catch is DocumentError {
            return nil
        } catch is ActivitySplitter.Refusal {
            return nil
        }
    }

    /// Restores the backup in one transaction, as ``StoreRestore/carryOut(in:named:)`` does.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - source: The name of the backup in the history.
    /// - Throws: A `StorageError`, or an error about a backup that was changed meanwhile; then nothing is changed.
    package func carryOut(in store: some TripStore, named source: String) throws {
        let change = StoreChange(
            title: tr("restore \(Printable.name(source))"), now: now, database: nil)
        try refusing { try change(in: store) { try write(in: $0) } }
    }

    /// Throws the errors of ``carryOut(in:named:)`` beforehand, without writing.
    package func rehearse(in store: FileTripStore) throws {
        try refusing { try store.rehearse { try write(in: $0) } }
    }

    /// Translates what only a backup can have that was read before, and was sound then.
    private func refusing(_ body: () throws -> Void) throws {
        do { try body() } catch is ActivitySplitter.Refusal, is DocumentError { throw Self.changed }
    }

    fileprivate static let changed = DocumentError(
        .badValue, path: "$", subject: tr("the backup"),
        reason: tr("is not what it was when it was read first"))

    private func existing(in reading: any TripReading) throws -> BackupDocument {
        // Unreadable rows of the store are replaced by those of the backup.
        try reading.sparing { try BackupDocument(of: reading, by: "", at: now) { _ in [] } }.value
    }

    private func plan(over reading: any TripReading, _ existing: BackupDocument) throws -> RestorePlan {
        RestorePlan(backup, over: existing, damaged: try backup.damagedFiles(of: reading, existing)) {
            CalendarContents.source($0, keeping: $1, todos: $2)
        }
    }

    private func write(in writing: any TripWriting) throws {
        let existing = try existing(in: writing)
        let plan = try plan(over: writing, existing)
        var touched = Set(plan.tripsToWrite.map(\.trip.id))
        try plan.carryOut(in: writing) {
            _ = try compare(with: writing, existing, plan) { activity, trip, there in
                // A trip is written with its parts.
                if let there, touched.insert(trip).inserted { try writing.update(there) }
                try writing.save(activity, in: trip)
            }
        }
        try writing.forgetInStep(touched)
    }

    /// Reads the activities and compares each with that of the store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - existing: What the store had before, without activities.
    ///   - plan: What else is restored.
    ///   - different: Is given each new or changed activity, its trip, and the trip as the store had it.
    /// - Returns: The counts.
    /// - Throws: A ``/StrictJSON/DocumentError`` or a refusal for what is wrong or was changed, and the errors of store and
    ///   closure.
    private func compare(
        with reading: any TripReading, _ existing: BackupDocument, _ plan: RestorePlan,
        _ different: (Activity, TripID, Trip?) throws -> Void
    ) throws -> RestorePlan.Counts {
        let organization = RestorePlan.organizations(of: backup, over: existing)
        let alone = Set(plan.conflicts)
        let there = Dictionary(
            existing.trips.map { ($0.trip.id, $0.trip) }, uniquingKeysWith: { first, _ in first })
        let organizations = Set(backup.organizations.map(\.id))
        var trips = backup.trips.map { contents in
            (
                id: contents.trip.id, zones: database.adding(contents.trip.zones),
                references: ActivityReferences(to: contents, organizations: organizations)
            )
        }
        var counts = RestorePlan.Counts()
        var splitter = ActivitySplitter(limit: limit)
        let digest = try Self.read(pieces) { piece in
            try splitter.take(piece) { number, bytes in
                var activity = try BackupDocument.activity(of: bytes)
                guard trips.indices.contains(number), trips[number].references.take(activity) else {
                    throw Self.changed
                }
                let (trip, zones) = (trips[number].id, trips[number].zones)
                activity = BackupDocument.readingKeptStatements(of: activity, zones) ?? activity
                if alone.contains(trip) { return }
                activity.organization = activity.organization.map(organization)
                let other =
                    there[trip] == nil
                    ? nil : try reading.sparing { try reading.activity(activity.key, of: trip) }.value
                let isSame = other.map { RestorePlan.isSame($0, activity) }
                counts.add(isSame: isSame)
                if isSame != true { try different(activity, trip, there[trip]) }
            }
        }
        // Two backups, each sound, must not become one.
        guard digest == self.digest, trips.allSatisfy(\.references.isComplete) else { throw Self.changed }
        return counts
    }
}
