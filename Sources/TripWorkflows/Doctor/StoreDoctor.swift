public import CivilTime
import ICalendar
public import TripStorage
import Trips

/// Checks everything in a store.
///
/// It checks the pages of the file, references, attached bytes, the activities by the zone rules in use, and what a
/// backup would have to leave out.
///
/// ```swift
/// let checkup = try StoreDoctor(database: zones, at: now).checkup(of: store)
/// checkup.faults  // empty where nothing is wrong
/// ```
public struct StoreDoctor: Sendable {
    /// The zone rules in use.
    public let database: ZoneDatabase
    /// The present.
    public let now: Instant

    /// The result of a check.
    public struct Checkup: Hashable, Sendable {
        /// The problems, those of the file first.
        public let faults: [StoreFault]
        /// The newest release under which anything was stored; nil for none, and for an unreadable file.
        public let newestRelease: ZoneRelease?
    }

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - database: The zone rules in use.
    ///   - now: The present.
    public init(database: ZoneDatabase, at now: Instant) {
        self.database = database
        self.now = now
    }

    /// Checks a store without writing.
    ///
    /// ``/TripStorage/FileTripStore/repair()`` repairs what can be repaired without loss.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - problems: The problems of the file, if they are already known.
    /// - Returns: The problems.
    /// - Throws: A `StorageError` when the store cannot be read, or a `TimeError` when a zone's file cannot be.
    public func checkup(
        of store: FileTripStore, knowing problems: [StoreProblem]? = nil
    ) throws -> Checkup {
        let problems = try problems ?? store.problems()
        var faults = problems.map(StoreFault.file)
        if let problem = LibicalVerification.loadingProblem {
            // Without libical the components of activities cannot be read.
            faults.append(.withoutLibical(problem))
        } else {
            let leftOut = try leftOut(problems, store)
            faults += leftOut
            // Where no backup can be made, the activities of trips cannot be read either.
            let hasBackup = !leftOut.contains { if case .noBackup = $0 { true } else { false } }
            if hasBackup { faults += try told(problems, store) }
        }
        let seen = seen(problems, store)
        if let seen, ZoneRelease.isNewer(seen.description, than: database.version) {
            faults.append(.newerRulesSeen(seen))
        }
        return Checkup(faults: faults, newestRelease: seen)
    }

    /// The newest release in the store; nil for an unreadable file.
    private func seen(_ problems: [StoreProblem], _ store: FileTripStore) -> ZoneRelease? {
        guard !problems.contains(where: { $0.code == .damaged }) else { return nil }
        return try? sparing(store) { try $0.newestRelease() }
    }

    /// The records that a backup leaves out; empty where none can be made.
    private func leftOut(_ problems: [StoreProblem], _ store: FileTripStore) throws -> [StoreFault] {
        guard !problems.contains(where: { $0.code == .damaged }) else { return [] }
        do {
            return try sparing(store) { try BackupFaults(of: $0, at: now).list }
        } catch let error as StorageError where error.code == .corrupt {
            // The row of an unreadable trip is already reported.
            return []
        } catch let error as StorageError where error.code != .busy {
            return [.noBackup(error)]
        }
    }

    /// The problems of activities by the rules in use; empty for an unreadable file.
    private func told(_ problems: [StoreProblem], _ store: FileTripStore) throws -> [StoreFault] {
        // An unreadable activity does not stop the check of the others.
        let isSpared = { (problem: StoreProblem) in
            problem.code == .damagedText
                || problem.code == .unreadableRow && [.replace, .delete].contains(problem.mend)
        }
        guard !problems.contains(where: { $0.severity == .error && !isSpared($0) }) else { return [] }
        return try sparing(store) { reading in
            let trips = try reading.trips()
            return try trips.flatMap { trip in
                let others = trips.filter { $0.id != trip.id }
                return try faults(of: trip, in: reading) { uid in
                    try others.contains { try !reading.activities(withUID: uid, of: $0.id).isEmpty }
                }
            }
        }
    }

    /// The problems of a trip's activities, which are read one by one where all can be read.
    private func faults(
        of trip: Trip, in reading: any TripReading, isShared: (ActivityUID) throws -> Bool
    ) throws -> [StoreFault] {
        do {
            var faults = ActivityFaults(of: trip, database)
            try reading.forEachActivity(of: trip.id) { try faults.check($0, isShared: isShared) }
            return faults.list
        } catch let error as StorageError where error.code == .corrupt {
            var faults = ActivityFaults(of: trip, database)
            for activity in try reading.activities(of: trip.id) {
                try faults.check(activity, isShared: isShared)
            }
            return faults.list
        }
    }

    private func sparing<Value>(
        _ store: FileTripStore, _ body: (any TripReading) throws -> Value
    ) throws -> Value {
        try store.read { reading in try reading.sparing { try body(reading) }.value }
    }
}
