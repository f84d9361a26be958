import CivilTime

/// A day of an agenda, with where its entries come from.
struct AgendaSheet {
    let day: AgendaDay

    /// For each entry of the day, the position of its activity in the itinerary: two activities may be alike.
    let positions: [Int]
}

extension Itinerary {
    /// Lays out days that are counted since the epoch; those beyond the calendar are left out.
    ///
    /// Counted, because the last date of the calendar has no date after it to end a range of dates.
    func sheets(in view: AgendaView, days: Range<Int>) -> [AgendaSheet] {
        var touching = [[Int]](repeating: [], count: days.count)
        for (position, activity) in activities.enumerated() where activity.mayTouch(days) {
            for date in dates(of: activity, in: view, days: days) {
                touching[date.daysSinceEpoch - days.lowerBound].append(position)
            }
        }
        let clock = dayClock(of: view)
        return zip(days, touching).compactMap { number, positions in
            guard let date = try? CivilDate(daysSinceEpoch: number) else { return nil }
            let stretches = clock.stretches(of: date)
            let ordered =
                positions.filter { activities[$0].isAllDay } + positions.filter { !activities[$0].isAllDay }
            let day = AgendaDay(
                date: date, stretches: stretches, clockChanges: clock.changes(during: stretches),
                entries: ordered.map { entry(of: activities[$0], in: view, on: date, stretches) })
            return AgendaSheet(day: day, positions: ordered)
        }
    }
}

extension Range<CivilDate> {
    /// The same dates, counted since the epoch.
    var daysSinceEpoch: Range<Int> { lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch }
}
