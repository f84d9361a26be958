import CivilTime
import Trips

// MARK: - How a view shows an activity

extension Itinerary {
    /// Returns the time of an activity, as a view shows it.
    ///
    /// - Parameters:
    ///   - activity: An activity of this itinerary.
    ///   - view: The clock to show.
    /// - Returns: Both ends in the zones of the view, or whole days.
    public func span(of activity: ScheduledActivity, in view: AgendaView) -> AgendaSpan {
        if case .allDay(let start, let end) = activity.span {
            return .allDay(start: start, end: end)
        }
        let (startZone, endZone) = zones(of: activity, in: view)
        return .timed(
            start: ZonedDateTime(activity.start, in: startZone), end: ZonedDateTime(activity.end, in: endZone)
        )
    }

    /// The zones in which a view shows both ends.
    private func zones(of activity: ScheduledActivity, in view: AgendaView) -> (start: Zone, end: Zone) {
        func zones(on clock: TravellerClock) -> (start: Zone, end: Zone) {
            let start = clock.zone(at: activity.start)
            return (start, activity.end > activity.start ? clock.zone(before: activity.end) : start)
        }
        switch view {
        case .home: return (home, home)
        case .zone(let zone): return (zone, zone)
        case .place: return (activity.startZone, activity.endZone)
        case _ where view.isPrinted(activity): return (activity.startZone, activity.endZone)
        case .traveller: return zones(on: clock)
        case .person(let person): return zones(on: person.clock)
        }
    }

    /// Returns the entry of an activity on one of its dates.
    func entry(
        of activity: ScheduledActivity, in view: AgendaView, on date: CivilDate, _ stretches: [Range<Instant>]
    ) -> AgendaEntry {
        let (before, after) = continuations(of: activity, in: view, on: date, stretches)
        // On the date of its arrival a transport is shown when it lands; on a date between, when that date begins.
        let lands =
            view.isPrinted(activity) && activity.printedDays?.departure != date.daysSinceEpoch
            && activity.printedDays?.arrival == date.daysSinceEpoch
        let passed = stretches.partitionPoint {
            $0.upperBound <= (lands ? activity.range.upperBound : activity.start)
        }
        return AgendaEntry(
            scheduled: activity, span: span(of: activity, in: view),
            pass: activity.isAllDay
                ? passOfNight(activity, in: view, on: date, stretches)
                : max(1, min(passed + 1, stretches.count)),
            continuesFromBefore: before, continuesAfter: after)
    }

    /// The pass of a repeated date in which whole days are shown.
    ///
    /// A stay is in the last pass of its first date, because its night follows that pass, and later in the first pass
    /// that follows. Others are in the first.
    private func passOfNight(
        _ stay: ScheduledActivity, in view: AgendaView, on date: CivilDate, _ stretches: [Range<Instant>]
    ) -> Int {
        guard stretches.count > 1, stay.kind == .lodging else { return 1 }
        let first = stay.span.startDate
        guard first < date else { return stretches.count }
        let arrival = dayClock(of: view).stretches(of: first).last?.lowerBound ?? .earliest
        return 1 + (stretches.firstIndex { $0.lowerBound > arrival } ?? 0)
    }

    private func continuations(
        of activity: ScheduledActivity, in view: AgendaView, on date: CivilDate, _ stretches: [Range<Instant>]
    ) -> (before: Bool, after: Bool) {
        if case .allDay(let start, let end) = activity.span {
            return (start < date, date.days(until: end) > 1)
        }
        if view.isPrinted(activity), let (departure, arrival) = activity.printedDays {
            return (date.daysSinceEpoch != departure, date.daysSinceEpoch != arrival)
        }
        if activity.range.isEmpty { return (false, false) }
        var stretches = stretches
        if case .place = view {
            if let (departure, last) = activity.datesOfTwoClocks {
                return (date.daysSinceEpoch != departure, date.daysSinceEpoch != last)
            }
            stretches = TravellerClock(zone: activity.startZone).stretches(of: date)
        }
        let shown = stretches[stretches.positions(touching: activity.range)]
        guard let first = shown.first, let last = shown.last else { return (false, false) }
        return (activity.start < first.lowerBound, activity.end > last.upperBound)
    }
}
