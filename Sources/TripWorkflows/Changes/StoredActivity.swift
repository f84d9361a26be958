import Backups
package import CivilTime
import Messages
import Rendering
import Sealing
import TripExchange
package import TripStorage
package import Trips

/// An activity of a store, to be changed as it was seen.
package struct StoredActivity: Sendable {
    package let trip: Trip
    package let activity: Activity

    /// Finds an activity; `nil` where there is no such trip or activity.
    ///
    /// - Parameters:
    ///   - key: Its key; an occurrence that its series makes is none.
    ///   - trip: Its trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ key: ActivityKey, of trip: TripID, in reading: any TripReading) throws {
        guard let found = try reading.trip(trip), let activity = try reading.activity(key, of: trip) else {
            return nil
        }
        (self.trip, self.activity) = (found, activity)
    }

    /// Takes an activity that was just read.
    package init(_ activity: Activity, of trip: Trip) { (self.trip, self.activity) = (trip, activity) }

    /// A text that is another one when anything of the activity is changed: the digest of what a backup has of it.
    package var version: String { String(ContentDigest(of: BackupJSON.bytes(of: activity)).text.prefix(32)) }

    /// Whether it is a series, not one of its overrides.
    package var isSeries: Bool { activity.recurrence != nil && activity.recurrenceID == nil }

    /// The name for the history.
    package var name: String { Printable.name(activity.title) }

    /// The refusal to change the times of a series.
    package var seriesTimes: WorkflowError {
        WorkflowError(
            .seriesTimes, subject: name,
            reason: tr(
                "is a series; its times are said by its rules, and change where it comes from. "
                    + "One changed occurrence is named \(activity.uid)@TIME"))
    }

    /// Refuses a change of what is not any more as it was seen.
    ///
    /// - Parameter reading: The store, in the transaction of the change.
    /// - Throws: A ``WorkflowError`` with code `changedMeanwhile`, or a `StorageError`.
    package func requireUnchanged(in reading: any TripReading) throws {
        guard try reading.activity(activity.key, of: trip.id) == activity else {
            throw WorkflowError.changedMeanwhile(name)
        }
    }
}

extension WorkflowError {
    /// The error for something that another program or person changed after it was seen.
    package static func changedMeanwhile(_ name: String) -> WorkflowError {
        WorkflowError(
            .changedMeanwhile, subject: name,
            reason: tr("was changed by another program meanwhile; look at it again"))
    }
}

// MARK: - Changing and deleting

extension StoredActivity {
    /// Changes the activity in one transaction that `undo` reverts.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - now: The present.
    ///   - database: The zones.
    ///   - store: The store.
    ///   - settle: Chooses the instant of a new reading that the clocks skip or repeat, in the zones of the trip.
    /// - Returns: The activity as it is now.
    /// - Throws: A ``WorkflowError`` for the times of a series, and for an activity that was changed meanwhile; the errors of
    ///   `ActivityEdit.applied` and of `settle`; a `StorageError`.
    package func change(
        _ changes: [ActivityChange], at now: Instant, _ database: ZoneDatabase, in store: any TripStore,
        settling settle: (LocalMapping, ZoneDatabase) throws -> Instant
    ) throws -> Activity {
        let zones = database.adding(trip.zones)
        let edited = try ActivityEdit(changes).applied(to: activity, at: now, in: zones) {
            try settle($0, zones)
        }
        if isSeries, edited.span != activity.span { throw seriesTimes }
        guard edited != activity else { return activity }
        let change = StoreChange(title: tr("edit \"\(name)\""), now: now, database: database)
        try change(in: store) { writing in
            try requireUnchanged(in: writing)
            try writing.save(edited, in: trip.id)
        }
        return edited
    }

    /// Deletes the activity, a series with its overrides, in one transaction that `undo` reverts.
    ///
    /// - Parameters:
    ///   - now: The present.
    ///   - database: The zones.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for an activity that was changed meanwhile; a `StorageError`.
    package func delete(at now: Instant, _ database: ZoneDatabase, in store: any TripStore) throws {
        let change = StoreChange(title: tr("delete \"\(name)\""), now: now, database: database)
        try change(in: store) { writing in
            try requireUnchanged(in: writing)
            let sharing = try writing.activities(withUID: activity.uid, of: trip.id)
            let related = isSeries ? sharing : [activity]
            try StoredActivity.forgetVersions(of: related, in: trip.id, database, writing)
            for item in related { try writing.delete(item.key, of: trip.id) }
        }
    }

    /// Deletes newer, unreadable versions of activities that their trip keeps.
    ///
    /// - Parameters:
    ///   - activities: The activities that are deleted, all with one UID.
    ///   - id: Their trip.
    ///   - database: The zones.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    package static func forgetVersions(
        of activities: [Activity], in id: TripID, _ database: ZoneDatabase, _ writing: any TripWriting
    ) throws {
        guard let uid = activities.first?.uid, var trip = try writing.trip(id), trip.source != nil else {
            return
        }
        let source = SourceMerge.source(
            trip.source, deleting: Set(activities.map(\.key)),
            of: try writing.sparing { try writing.activities(withUID: uid, of: id) }.value,
            database: database.adding(trip.zones))
        guard source != trip.source else { return }
        trip.source = source
        try writing.update(trip)
    }
}
