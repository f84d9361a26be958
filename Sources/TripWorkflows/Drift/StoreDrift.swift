public import CivilTime
import Messages
public import Scheduling
import TripExchange
public import TripStorage
import Trips

/// Reports the times in a store that moved under new zone rules, and accepts them.
///
/// ```swift
/// let drift = StoreDrift(database: zones, at: now)
/// let report = try drift.report(on: store, home: home, .standard)
/// report.drift.moved  // the ends that come at another moment than when they were written
/// try drift.accept(in: store)
/// ```
public struct StoreDrift: Sendable {
    /// The new rules.
    public let database: ZoneDatabase
    /// The present.
    public let now: Instant

    /// Prepares a comparison.
    ///
    /// - Parameters:
    ///   - database: The new rules.
    ///   - now: The present.
    public init(database: ZoneDatabase, at now: Instant) {
        self.database = database
        self.now = now
    }

    /// Compares the times in a store, in one transaction without writing.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - scope: The trips.
    ///   - home: The home zone.
    ///   - rules: The rules of `check`.
    ///   - old: The old rules, instead of the stored offsets.
    /// - Returns: The moved ends, and the findings before and after.
    /// - Throws: A `StorageError`, or a `TimeError` when the old rules lack the home zone.
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

    /// Stores the new offsets of the moved ends, in one transaction, which undo reverts.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - scope: The trips.
    /// - Returns: The number of changed activities.
    /// - Throws: A ``WorkflowError`` or a `StorageError`; then nothing is changed.
    @discardableResult
    public func accept(in store: some TripStore, _ scope: TripScope = .unarchived) throws -> Int {
        let change = StoreChange(
            title: tr("write down the offsets of tz \(database.version)"), now: now, database: database)
        return try change(in: store) { writing in
            if case .unarchived = scope { try writing.requireWholeStore() }
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
    /// The trips of a scope, in the order of their creation.
    func trips(in reading: any TripReading) throws(StorageError) -> [Trip] {
        switch self {
        case .trip(let id): [try reading.trip(id)].compactMap(\.self)
        case .unarchived: try reading.trips().filter { !$0.isArchived }
        }
    }
}
