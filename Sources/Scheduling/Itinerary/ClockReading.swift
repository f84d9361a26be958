import CivilTime
import Trips

/// Reads floating times and whole days on the traveller's clock.
struct ClockReading {
    private let clock: TravellerClock
    /// Many stays begin or end on few dates, and a date with many flights takes long to find.
    private var starts: [CivilDate: Instant] = [:]
    private var ends: [CivilDate: Instant] = [:]

    init(_ clock: TravellerClock) {
        self.clock = clock
    }

    mutating func scheduled(_ zoned: ZonedActivity) -> ScheduledActivity {
        switch zoned.activity.span {
        case .timed(let start, let end):
            let first =
                zoned.startZone.map { ZonedActivity.read(start, in: $0) } ?? read(start.local, from: nil)
            let last =
                zoned.endZone.map { ZonedActivity.read(end, in: $0) } ?? read(end.local, from: first.instant)
            return ScheduledActivity(zoned.activity, first, last, isFloating: true)
        case .allDay(let start, let end):
            let first = self.start(of: start)
            let over = max(first, self.end(of: max(start, (try? end.adding(days: -1)) ?? end)))
            return ScheduledActivity(
                activity: zoned.activity, start: first, end: over, startZone: clock.zone(at: first),
                endZone: clock.zone(before: over), isFloating: false, startMapping: nil, endMapping: nil)
        }
    }

    private mutating func start(of date: CivilDate) -> Instant {
        if let known = starts[date] { return known }
        let start = clock.start(of: date)
        starts[date] = start
        return start
    }

    private mutating func end(of date: CivilDate) -> Instant {
        if let known = ends[date] { return known }
        let end = clock.end(of: date)
        ends[date] = end
        return end
    }

    /// Reads a floating time; for an end, `earliest` is the start that it should not precede.
    private func read(_ local: CivilDateTime, from earliest: Instant?) -> ZonedActivity.Reading {
        let readings = clock.readings(of: local)
        let onGround = readings.filter { !clock.stretch(at: $0.instant).evidence.isTransit }
        let inOrder = onGround.isEmpty ? readings : onGround
        let chosen =
            inOrder.first { $0.instant >= earliest ?? .earliest }
            ?? readings.first { $0.instant >= earliest ?? .earliest } ?? inOrder.first
        if let chosen { return (chosen.instant, chosen.zone, chosen.zone.mapping(of: local)) }
        let zone = zone(over: local)
        let mapping = zone.mapping(of: local)
        return (mapping.compatible, zone, mapping)
    }

    /// The zone of the first stretch of the clock that skips a reading: by its own change, or because it begins with
    /// a later reading.
    private func zone(over local: CivilDateTime) -> Zone {
        let skipping = clock.zones(around: local.secondsSinceEpoch).compactMap { zone -> (Instant, Zone)? in
            let mapping = zone.mapping(of: local)
            guard case .skipped = mapping.resolution, clock.zone(at: mapping.compatible) == zone else {
                return nil
            }
            return (mapping.compatible, zone)
        }
        let own = skipping.min { $0.0 < $1.0 }
        let low = Instant(nearestTo: local.secondsSinceEpoch - Zone.widestOffset)
        let high = own?.0 ?? Instant(nearestTo: local.secondsSinceEpoch + Zone.widestOffset)
        if clock.civil(at: low) > local { return clock.zone(at: low) }
        let first = clock.changes.partitionPoint { $0.instant <= low }
        let later = clock.changes[first...].prefix { $0.instant < high }
            .first { $0.after.civil(at: $0.instant) > local }
        return later?.after ?? own?.1 ?? clock.zone(at: Instant(nearestTo: local.secondsSinceEpoch))
    }
}
