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
        let (trips, groups, persons) = try store.read { reading in
            let trips = try scope.trips(in: reading)
            return (trips, try trips.map { try reading.activities(of: $0.id) }, try reading.persons())
        }
        let zones = trips.flatMap(\.zones)
        return try DriftReport(
            of: groups, in: trips, persons: persons, home: home, at: now, against: old, rules,
            database.adding(zones), zones: zones)
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
        try accept(in: store, scope, ifAsSeen: nil)
    }

    /// Stores the new offsets of the moved ends, if they are those that were seen.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - scope: The trips.
    ///   - seen: The ``MovedEnds/digest`` that was seen; nil for any.
    /// - Returns: The number of changed activities.
    /// - Throws: A ``WorkflowError``, of code `changedMeanwhile` where others moved, or a `StorageError`; then nothing is
    ///   changed.
    @discardableResult
    package func accept(
        in store: some TripStore, _ scope: TripScope = .unarchived, ifAsSeen seen: String?
    ) throws -> Int {
        let change = StoreChange(
            title: tr("write down the offsets of tz \(database.version)"), now: now, database: database)
        return try change(in: store) { writing in
            if case .unarchived = scope { try writing.requireWholeStore() }
            var count = 0
            let trips = try scope.trips(in: writing)
            let groups = try trips.map { trip in
                try writing.sparing { try writing.activities(of: trip.id) }.value
            }
            let known = database.adding(trips.flatMap(\.zones))
            if let seen, seen != MovedEnds(of: groups, under: known).digest {
                throw WorkflowError.changedMeanwhile(tr("what moved"))
            }
            for (trip, activities) in zip(trips, groups) {
                for activity in activities {
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
