public import CivilTime
public import Trips

// MARK: - One activity more or less

extension Itinerary {
    /// Adds an activity to those that are there.
    ///
    /// The itinerary is then the one that is made of all of them at once, but only what the new one touches is
    /// worked out: its place on the time line and, when it bears on the traveller's clock, the
    /// places of whole days and floating times. In the picture of several who travel, the clocks of the others stay.
    ///
    /// ```swift
    /// trip.insert(dinner, database: database)
    /// Agenda(trip, view: .traveller, dates: day)  // looks at the activities of that day only
    /// ```
    ///
    /// - Parameters:
    ///   - activity: An occurrence.
    ///   - database: The zones; those that the itinerary was made with.
    /// - Complexity: O(√n) about for what does not bear on the clock; else O(n), and O(√n) for each whole day and floating time.
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

    /// Takes an activity out.
    ///
    /// - Parameters:
    ///   - activity: The activity as it was put in; of several that are equal, one goes.
    ///   - database: The zones; those that the itinerary was made with.
    /// - Returns: False when it is not there, and nothing has changed.
    /// - Complexity: As to insert one.
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

    /// Whether the clock can be another one with an activity than without it.
    ///
    /// A stay or a table where the clock is by transports, or in transit, says nothing new: so it is with most. Where others
    /// of other zones are on at the same time, it can be in the place of one of them.
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

    /// Makes the clock of the transports that are there now, and reads anew what stands on it if it is another one.
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
            // Its zones were there when it came in.
            guard
                let zoned = try? ZonedActivity(
                    old.activity, zone: { id throws(TimeError) in try database.zone(id) })
            else { continue }
            let new = reading.scheduled(zoned)
            if new != old, activities.remove(old) { activities.insert(new) }
        }
    }
}
