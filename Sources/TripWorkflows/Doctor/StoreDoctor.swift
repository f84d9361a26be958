public import CivilTime
import ICalendar
public import TripStorage
import Trips

/// A look through everything in a store for what is wrong.
///
/// The file is checked page by page, references and attached bytes are, and so is what activities say by the rules of
/// time in use, and what a backup would have to leave out.
///
/// ```swift
/// let checkup = try StoreDoctor(database: zones, at: now).checkup(of: store)
/// checkup.faults  // empty where nothing is wrong
/// ```
public struct StoreDoctor: Sendable {
    /// The rules of time in use.
    public let database: ZoneDatabase
    /// The present.
    public let now: Instant

    /// What a store is found to be.
    public struct Checkup: Hashable, Sendable {
        /// What is wrong, that of the file first.
        public let faults: [StoreFault]
        /// The newest release by which anything was written; nil for none, and where the file itself cannot be read.
        public let newestRelease: ZoneRelease?
    }

    /// Prepares a look.
    ///
    /// - Parameters:
    ///   - database: The rules of time in use.
    ///   - now: The present.
    public init(database: ZoneDatabase, at now: Instant) {
        self.database = database
        self.now = now
    }

    /// Looks through a store; nothing is written.
    ///
    /// What can be repaired without loss, ``/TripStorage/FileTripStore/repair()`` does.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - problems: What is wrong with the file, where that was asked before.
    /// - Returns: What is wrong.
    /// - Throws: A `StorageError` when the store cannot be read, or a `TimeError` when a zone's file cannot be.
    public func checkup(
        of store: FileTripStore, knowing problems: [StoreProblem]? = nil
    ) throws -> Checkup {
        let problems = try problems ?? store.problems()
        var faults = problems.map(StoreFault.file)
        if let problem = LibicalVerification.loadingProblem {
            // What activities came as cannot be read either.
            faults.append(.withoutLibical(problem))
        } else {
            let leftOut = try leftOut(problems, store)
            faults += leftOut
            // Where no backup can be made, activities cannot be read trip by trip either.
            let hasBackup = !leftOut.contains { if case .noBackup = $0 { true } else { false } }
            if hasBackup { faults += try told(problems, store) }
        }
        let seen = seen(problems, store)
        if let seen, ZoneRelease.isNewer(seen.description, than: database.version) {
            faults.append(.newerRulesSeen(seen))
        }
        return Checkup(faults: faults, newestRelease: seen)
    }

    /// The newest release that the store has seen; nil where the file itself cannot be read.
    private func seen(_ problems: [StoreProblem], _ store: FileTripStore) -> ZoneRelease? {
        guard !problems.contains(where: { $0.code == .damaged }) else { return nil }
        return try? sparing(store) { try $0.newestRelease() }
    }

    /// What a backup leaves out; nothing where none can be made.
    private func leftOut(_ problems: [StoreProblem], _ store: FileTripStore) throws -> [StoreFault] {
        guard !problems.contains(where: { $0.code == .damaged }) else { return [] }
        do {
            return try sparing(store) { try BackupFaults(of: $0, at: now).list }
        } catch let error as StorageError where error.code == .corrupt {
            // A trip that cannot be read was told by its row.
            return []
        } catch let error as StorageError where error.code != .busy {
            return [.noBackup(error)]
        }
    }

    /// What is wrong with activities by the rules of today; nothing where the file itself cannot be read.
    private func told(_ problems: [StoreProblem], _ store: FileTripStore) throws -> [StoreFault] {
        // An activity that cannot be read keeps nobody from the others.
        let isSpared = { (problem: StoreProblem) in
            problem.code == .damagedText
                || problem.code == .unreadableRow && [.replace, .delete].contains(problem.mend)
        }
        guard !problems.contains(where: { $0.severity == .error && !isSpared($0) }) else { return [] }
        return try sparing(store) { reading in
            let trips = try reading.trips().map { ($0, try reading.activities(of: $0.id)) }
            let counts = trips.reduce(into: [ActivityUID: Int]()) { counts, trip in
                for uid in Set(trip.1.map(\.uid)) { counts[uid, default: 0] += 1 }
            }
            let shared = Set(counts.filter { $0.value > 1 }.keys)
            return try trips.flatMap { trip, activities in
                try ActivityFaults(of: trip, activities, shared: shared, database).list
            }
        }
    }

    private func sparing<Value>(
        _ store: FileTripStore, _ body: (any TripReading) throws -> Value
    ) throws -> Value {
        try store.read { reading in try reading.sparing { try body(reading) }.value }
    }
}
