public import CivilTime
public import Trips

// MARK: - One activity more or less

extension Itinerary {
    /// Inserts an activity.
    ///
    /// The result equals an itinerary made of all activities at once, but only the affected parts are computed: the
    /// place on the time line and, if the activity bears on the traveller's clock, the places of whole days and
    /// floating times. For several travellers, the clocks of the others stay.
    ///
    /// ```swift
    /// trip.insert(dinner, database: database)
    /// Agenda(trip, view: .traveller, dates: day)  // looks at the activities of that day only
    /// ```
    ///
    /// - Parameters:
    ///   - activity: An occurrence.
    ///   - database: The zones that the itinerary was made with.
    /// - Complexity: About O(√n) if it does not bear on the clock; else O(n), and O(√n) for each whole day and
    ///   floating time.
    public mutating func insert(_ activity: Activity, database: ZoneDatabase) {
        do {
            let scheduled = try schedule(activity, database)
            activities.insert(scheduled)
            if changesTheClock(scheduled) { readClock(database) }
        } catch {
            unresolved.append(UnresolvedActivity(activity: activity, error: error))
            unresolved.sort { $0.activity.key < $1.activity.key }
        }
    }

    /// Removes an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity as it was inserted; of several equal ones, one is removed.
    ///   - database: The zones that the itinerary was made with.
    /// - Returns: False if it is not in the itinerary; nothing is changed then.
    /// - Complexity: That of an insertion.
    @discardableResult
    public mutating func remove(_ activity: Activity, database: ZoneDatabase) -> Bool {
        do {
            let scheduled = try schedule(activity, database)
            guard activities.remove(scheduled) else { return false }
            if changesTheClock(scheduled) { readClock(database) }
            return true
        } catch {
            guard let index = unresolved.firstIndex(where: { $0.activity == activity }) else { return false }
            unresolved.remove(at: index)
            return true
        }
    }

    private func schedule(_ activity: Activity, _ database: ZoneDatabase) throws(TimeError)
        -> ScheduledActivity
    {
        let zoned = try ZonedActivity(activity) { id throws(TimeError) in try database.zone(id) }
        if let scheduled = zoned.scheduled { return scheduled }
        var reading = ClockReading(
            activity.reader(besides: wearer, among: clocks).flatMap { clocks[$0] } ?? clock)
        return reading.scheduled(zoned)
    }

    /// Whether the clock may differ with an activity and without it.
    ///
    /// A stay or a table where transports already set the clock, or in transit, adds nothing; that is the usual case.
    /// If others in other zones are in progress at the same time, it can replace one of them.
    private func changesTheClock(_ scheduled: ScheduledActivity) -> Bool {
        guard scheduled.bears(onTheClockOf: wearer) else { return false }
        if scheduled.outline.setsTheClock { return true }
        let range = scheduled.range
        let stretches = clock.stretches(touching: range)
        func isNews(_ other: ScheduledActivity) -> Bool {
            stretches.contains { !$0.evidence.isTransit && !other.shows($0.zone) }
        }
        if stretches.contains(where: \.evidence.isAssumed) || isNews(scheduled) { return true }
        let days = range.lowerBound.utc.date.daysSinceEpoch - 1..<range.upperBound.utc.date.daysSinceEpoch + 2
        return activities.positions(near: days).contains { position in
            let other = activities[position]
            return other.outline.isEvidence && other.range.overlaps(range) && isNews(other)
        }
    }

    /// Builds the clock of the current transports, and rereads what depends on it if it has changed.
    private mutating func readClock(_ database: ZoneDatabase) {
        var evidence: [ScheduledActivity] = []
        for (_, activity) in activities.matching({ $0.bearsOnTheClock })
        where activity.bears(onTheClockOf: wearer) {
            evidence.append(activity)
        }
        let changed = ClockMaking.clock(of: evidence, home: home)
        guard changed != clock else { return }
        clock = changed
        var onClock: [ScheduledActivity] = []
        for (_, activity) in activities.matching({ $0.isFloating || $0.isAllDay })
        where activity.activity.reader(besides: wearer, among: clocks) == nil {
            onClock.append(activity)
        }
        var reading = ClockReading(changed)
        for old in onClock {
            // Its zones were found when it was inserted.
            guard
                let zoned = try? ZonedActivity(
                    old.activity, zone: { id throws(TimeError) in try database.zone(id) })
            else { continue }
            let new = reading.scheduled(zoned)
            if new != old, activities.remove(old) { activities.insert(new) }
        }
    }
}
