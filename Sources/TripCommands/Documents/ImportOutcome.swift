import CivilTime
import ICalendar
import TripExchange
import Trips

/// What an import does to one trip.
struct ImportOutcome: Sendable {
    private(set) var trip: Trip
    /// Whether the trip is made by this import.
    let isNew: Bool
    private var activities: [ActivityKey: Activity]
    private var changed: Set<ActivityKey> = []
    private var taken: Set<ActivityKey> = []
    /// What could not be merged as it was said.
    private(set) var findings: [Finding] = []
    private(set) var summary: Summary
    /// Whether the trip keeps something else than before besides its activities.
    private(set) var isTripChanged = false

    /// How many activities met which fate.
    struct Summary: Encodable, Sendable, Hashable {
        let trip: String
        let isNew: Bool
        var added = 0
        var updated = 0
        var cancelled = 0
        var unchanged = 0
        var skipped = 0

        enum CodingKeys: String, CodingKey {
            case trip, added, updated, cancelled, unchanged, skipped
            case isNew = "new"
        }
    }

    init(trip: Trip, isNew: Bool, existing: [Activity]) {
        self.trip = trip
        self.isNew = isNew
        activities = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
        summary = Summary(trip: trip.name, isNew: isNew)
    }

    func isNamed(_ name: String) -> Bool { trip.name.lowercased() == name.lowercased() }

    /// All activities of the trip as they are then, in no order.
    var all: Dictionary<ActivityKey, Activity>.Values { activities.values }

    /// What to take away before that, in a fixed order.
    var removals: [ActivityKey] { taken.sorted() }

    /// What to write, in a fixed order.
    var upserts: [Activity] { changed.sorted().compactMap { activities[$0] } }

    /// Merges a calendar.
    ///
    /// - Parameters:
    ///   - calendar: What was imported.
    ///   - file: The name that findings carry.
    ///   - database: The zones.
    mutating func merge(_ calendar: ImportedCalendar, file: String?, database: ZoneDatabase) {
        let source = ImportMerge.source(existing: trip.source, incoming: calendar)
        if source != trip.source { (trip.source, isTripChanged) = (source, true) }
        let existing = activities.keys.sorted().compactMap { activities[$0] }
        let result = ImportMerge.merge(
            existing: existing, incoming: calendar, database: database.adding(trip.zones))
        summary.added += result.added.count
        summary.updated += result.updated.count
        summary.cancelled += result.cancelled.count
        summary.unchanged += result.unchanged.count
        summary.skipped += result.skipped.count
        for key in result.removals {
            activities[key] = nil
            changed.remove(key)
            taken.insert(key)
        }
        for activity in result.upserts {
            activities[activity.key] = activity
            changed.insert(activity.key)
            taken.remove(activity.key)
        }
        findings += result.findings.map { finding in
            var finding = finding
            finding.file = file
            return finding
        }
        let zones = ImportMerge.zones(
            existing: trip.zones, incoming: calendar, source: trip.source, activities: activities.values)
        if zones != trip.zones { (trip.zones, isTripChanged) = (zones, true) }
    }
}
