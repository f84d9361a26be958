import CivilTime
import Trips

extension MemorySession: WindowReading {
    func families(
        touching window: Range<Instant>, in scope: TripScope
    ) throws(StorageError) -> [TripActivity] {
        try families(in: scope) { $0.bounds.touch(window) }
    }

    func clockFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity] {
        var certain: [ActivityBounds] = []
        for trip in try trips(in: scope) {
            let stored = contents.activities[trip.id, default: [:]].values
            let counts = Dictionary(grouping: stored, by: \.activity.uid).mapValues(\.count)
            for item in stored where item.setsTheClock && !item.bounds.isLong {
                let isAlone = item.activity.recurrenceID == nil && counts[item.activity.uid] == 1
                if isAlone, item.activity.zones.allSatisfy(isKnown) { certain.append(item.bounds) }
            }
        }
        let start = window.lowerBound.secondsSinceEpoch
        let last = certain.filter { $0.latest <= start && $0.earliest < start }.max {
            ($0.earliest, $0.latest) < ($1.earliest, $1.latest)
        }
        let first = last == nil ? certain.min { ($0.earliest, $0.latest) < ($1.earliest, $1.latest) } : nil
        let next = certain.filter { $0.earliest >= window.upperBound.secondsSinceEpoch }.min {
            ($0.earliest, $0.latest) < ($1.earliest, $1.latest)
        }
        let wide = ActivityBounds.window(deciding: window, last: last, first: first, next: next)
        let transports = try families(in: scope) { $0.setsTheClock && $0.bounds.touch(wide) }
        let known = Set(transports)
        return transports
            + (try families(in: scope) { $0.isLocated && $0.bounds.touch(window) }).filter {
                !known.contains($0)
            }
    }

    private func trips(in scope: TripScope) throws(StorageError) -> [Trip] {
        switch scope {
        case .unarchived: contents.trips.filter { !$0.isArchived }
        case .trip(let id): [contents.trips[try index(of: id)]]
        }
    }

    /// Returns all that share trip and UID with a selected activity.
    private func families(
        in scope: TripScope, of isChosen: (MemoryContents.StoredActivity) -> Bool
    ) throws(StorageError) -> [TripActivity] {
        var found: [(trip: TripID, item: MemoryContents.StoredActivity)] = []
        for trip in try trips(in: scope) {
            let stored = contents.activities[trip.id, default: [:]].values
            let uids = Set(stored.filter(isChosen).map(\.activity.uid))
            for item in stored where uids.contains(item.activity.uid) { found.append((trip.id, item)) }
        }
        return MemorySession.inOrder(found)
    }
}

extension MemoryContents.StoredActivity {
    /// Whether it is single and can set the traveller's clock.
    fileprivate var setsTheClock: Bool {
        activity.kind.isTransport && activity.status == .confirmed && activity.recurrence == nil
            && activity.zones.count == 2
    }
}

extension MemoryContents.StoredActivity {
    /// Whether it can locate the traveller without a transport.
    fileprivate var isLocated: Bool {
        guard !activity.kind.isTransport, activity.status == .confirmed, activity.recurrence == nil,
            activity.zones.count == 2
        else { return false }
        let needsPoint = activity.kind == .event || activity.kind == .other
        return !needsPoint || activity.place?.code != nil || activity.place?.latitude != nil
    }
}

extension Activity {
    /// The zones of its ends; fewer than two for whole days and floating times.
    fileprivate var zones: [ZoneID] {
        guard case .timed(let start, let end) = span else { return [] }
        return [start.zone, end.zone].compactMap(\.self)
    }
}
