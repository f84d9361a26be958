import CivilTime
import Trips

/// The steps from activities to an itinerary: zoned times first, since the clock is made of them; then the
/// times that are read on the clock.
struct ItineraryResolver {
    private(set) var activities: [ScheduledActivity] = []
    private(set) var unresolved: [UnresolvedActivity] = []
    private(set) var clock: TravellerClock

    static func resolve(
        _ input: [Activity], home: Zone, change: ClockChangePoint, zone: (ZoneID) throws(TimeError) -> Zone
    ) -> ItineraryResolver {
        var zones: [ZoneID: Result<Zone, TimeError>] = [:]
        func find(_ id: ZoneID) throws(TimeError) -> Zone {
            if let known = zones[id] { return try known.get() }
            do {
                let found = try zone(id)
                zones[id] = .success(found)
                return found
            } catch {
                zones[id] = .failure(error)
                throw error
            }
        }

        var resolver = ItineraryResolver(clock: TravellerClock(zone: home))
        var waiting: [(Activity, Zone?, Zone?)] = []
        for activity in input {
            do {
                guard case .timed(let start, let end) = activity.span else {
                    waiting.append((activity, nil, nil))
                    continue
                }
                let startZone = try start.zone.map(find)
                let endZone = try end.zone.map(find)
                if let startZone, let endZone {
                    resolver.add(activity, Self.read(start, in: startZone), Self.read(end, in: endZone))
                } else {
                    waiting.append((activity, startZone, endZone))
                }
            } catch {
                resolver.unresolved.append(UnresolvedActivity(activity: activity, error: error))
            }
        }
        let transports = resolver.activities.filter {
            $0.activity.kind.isTransport && $0.activity.status != .cancelled
        }
        resolver.clock = TravellerClock(transports: transports.sorted(), home: home, change: change)
        for (activity, startZone, endZone) in waiting {
            resolver.addOnClock(activity, startZone, endZone)
        }
        resolver.sortActivities()
        resolver.unresolved.sort { $0.activity.key < $1.activity.key }
        return resolver
    }

    /// Sorts by position: an activity is large, and moving it about costs more than comparing it.
    private mutating func sortActivities() {
        let unsorted = activities
        let starts = unsorted.map(\.start)
        let order = unsorted.indices.sorted { left, right in
            starts[left] == starts[right] ? unsorted[left] < unsorted[right] : starts[left] < starts[right]
        }
        activities = order.map { unsorted[$0] }
    }

    private init(clock: TravellerClock) {
        self.clock = clock
    }

    /// One end, read: the instant, its zone, and what the zone says about the reading.
    private typealias Reading = (instant: Instant, zone: Zone, mapping: LocalMapping)

    private mutating func add(
        _ activity: Activity, _ start: Reading, _ end: Reading, isFloating: Bool = false
    ) {
        activities.append(
            ScheduledActivity(
                activity: activity, start: start.instant, end: end.instant, startZone: start.zone,
                endZone: end.zone, isFloating: isFloating, startMapping: start.mapping,
                endMapping: end.mapping))
    }

    private mutating func addOnClock(_ activity: Activity, _ startZone: Zone?, _ endZone: Zone?) {
        switch activity.span {
        case .timed(let start, let end):
            let first = startZone.map { Self.read(start, in: $0) } ?? readOnClock(start.local, from: nil)
            let last =
                endZone.map { Self.read(end, in: $0) } ?? readOnClock(end.local, from: first.instant)
            add(activity, first, last, isFloating: true)
        case .allDay(let start, let end):
            let last = (try? end.adding(days: -1)) ?? end
            let first = clock.start(of: start)
            let over = max(first, clock.end(of: max(start, last)))
            activities.append(
                ScheduledActivity(
                    activity: activity, start: first, end: over, startZone: clock.zone(at: first),
                    endZone: clock.zone(before: over), isFloating: false, startMapping: nil, endMapping: nil))
        }
    }

    private static func read(_ time: ActivityTime, in zone: Zone) -> Reading {
        let mapping = zone.mapping(of: time.local)
        return (mapping.reading(recorded: time.recorded, in: zone), zone, mapping)
    }

    /// Reads a floating time; `earliest` is, for an end, the start that it should not come before.
    private func readOnClock(_ local: CivilDateTime, from earliest: Instant?) -> Reading {
        let readings = clock.readings(of: local)
        let chosen = readings.first { $0.instant >= earliest ?? .earliest } ?? readings.first
        if let chosen { return (chosen.instant, chosen.zone, chosen.zone.mapping(of: local)) }
        // The clock never shows it: the first stretch that begins with a later reading is the one after the
        // gap, unless a zone's own change skips the time inside a stretch.
        let stretches = clock.stretches(around: local.secondsSinceEpoch, local.secondsSinceEpoch)
        let zone =
            stretches.first { stretch in
                let mapping = stretch.zone.mapping(of: local)
                if case .skipped = mapping.resolution, stretch.range.contains(mapping.compatible) {
                    return true
                }
                return stretch.zone.civil(at: stretch.range.lowerBound) > local
            }?.zone ?? clock.zone(at: Instant(nearestTo: local.secondsSinceEpoch))
        let mapping = zone.mapping(of: local)
        return (mapping.compatible, zone, mapping)
    }
}
