public import CivilTime
import Messages
public import Scheduling
import TripExchange
public import TripStorage
import Trips

/// Reports what new rules of time moved in a store, and accepts them.
///
/// ```swift
/// let drift = StoreDrift(database: zones, at: now)
/// let report = try drift.report(on: store, home: home, .standard)
/// report.drift.moved  // the ends that come at another moment than when they were written
/// try drift.accept(in: store)
/// ```
public struct StoreDrift: Sendable {
    /// The rules of now.
    public let database: ZoneDatabase
    /// The present.
    public let now: Instant

    /// Prepares a comparison.
    ///
    /// - Parameters:
    ///   - database: The rules of now.
    ///   - now: The present.
    public init(database: ZoneDatabase, at now: Instant) {
        self.database = database
        self.now = now
    }

    /// Compares what a store holds, in one transaction; nothing is written.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - scope: Which trips are meant.
    ///   - home: The zone of the one who stays.
    ///   - rules: The rules of `check`.
    ///   - old: The old rules, in place of what was written down.
    /// - Returns: What moved, and what is found before and after.
    /// - Throws: A `StorageError`, or a `TimeError` when the old rules do not have the home.
    public func report(
        on store: some TripStore, _ scope: TripScope = .unarchived, home: Zone, _ rules: TripRules,
        against old: ZoneDatabase? = nil
    ) throws -> DriftReport {
        let (trips, groups) = try store.read { reading in
            let trips = try scope.trips(in: reading)
            return (trips, try trips.map { try reading.activities(of: $0.id) })
        }
        let zones = trips.flatMap(\.zones)
        return try DriftReport(
            of: groups, home: home, at: now, against: old, rules, database.adding(zones), zones: zones)
    }

    /// Writes the offsets of now beside the ends that moved, in one transaction, which undo takes back.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - scope: Which trips are meant.
    /// - Returns: How many activities were written.
    /// - Throws: A ``WorkflowError`` or a `StorageError`; then nothing is changed.
    @discardableResult
    public func accept(in store: some TripStore, _ scope: TripScope = .unarchived) throws -> Int {
        let change = StoreChange(
            title: tr("write down the offsets of tz \(database.version)"), now: now, database: database)
        return try change(in: store) { writing in
            var count = 0
            for trip in try scope.trips(in: writing) {
                for activity in try writing.sparing({ try writing.activities(of: trip.id) }).value {
                    let accepted = activity.accepting(database)
                    guard accepted != activity else { continue }
                    try writing.save(accepted, in: trip.id)
                    count += 1
                }
            }
            return count
        }
    }
}

extension TripScope {
    /// The trips that are meant, in the order of their making.
    func trips(in reading: any TripReading) throws(StorageError) -> [Trip] {
        switch self {
        case .trip(let id): [try reading.trip(id)].compactMap(\.self)
        case .unarchived: try reading.trips().filter { !$0.isArchived }
        }
    }
}
