import CivilTime
import Trips

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
        let clock = dayClock(of: view)
        let stretches = days.map { day in
            (try? CivilDate(daysSinceEpoch: day)).map(clock.stretches) ?? []
        }
        var touching = [[Int]](repeating: [], count: days.count)
        for position in activities.positions(near: days) {
            for day in self.days(of: activities[position], in: view, within: days, stretches) {
                touching[day - days.lowerBound].append(position)
            }
        }
        return days.compactMap { number in
            guard let date = try? CivilDate(daysSinceEpoch: number) else { return nil }
            let (stretches, positions) = (
                stretches[number - days.lowerBound], touching[number - days.lowerBound]
            )
            let ordered =
                positions.filter { activities[$0].isAllDay } + positions.filter { !activities[$0].isAllDay }
            let day = AgendaDay(
                date: date, stretches: stretches, clockChanges: clock.changes(during: stretches),
                entries: ordered.map { entry(of: activities[$0], in: view, on: date, stretches) })
            return AgendaSheet(day: day, positions: ordered)
        }
    }

    /// The days of a window on which an activity stands; of a view with a clock, by what the clock shows on each.
    private func days(
        of activity: ScheduledActivity, in view: AgendaView, within days: Range<Int>,
        _ stretches: [[Range<Instant>]]
    ) -> [Int] {
        if case .place = view { return dates(of: activity, in: view, days: days).map(\.daysSinceEpoch) }
        if activity.isAllDay || view.isPrinted(activity) {
            return dates(of: activity, in: view, days: days).map(\.daysSinceEpoch)
        }
        let range = activity.range
        let first = (range.lowerBound.secondsSinceEpoch - Zone.widestOffset) / 86_400 - 1
        let last = (range.upperBound.secondsSinceEpoch + Zone.widestOffset) / 86_400 + 1
        let near = Int(first)..<Int(last + 1)
        return days.clamped(to: near).filter { stretches[$0 - days.lowerBound].touch(range) }
    }
}

extension [Range<Instant>] {
    /// The positions of those that share time with a range, of ranges in order that do not overlap.
    ///
    /// An empty range stands for its one bound.
    func positions(touching range: Range<Instant>) -> Range<Int> {
        let first = partitionPoint { $0.upperBound <= range.lowerBound }
        let last = partitionPoint {
            range.isEmpty ? $0.lowerBound <= range.lowerBound : $0.lowerBound < range.upperBound
        }
        return first..<Swift.max(first, last)
    }

    /// Whether one of them, which are in order and do not overlap, shares time with a range.
    fileprivate func touch(_ range: Range<Instant>) -> Bool { !positions(touching: range).isEmpty }
}

extension Range<CivilDate> {
    /// The same dates, counted since the epoch.
    var daysSinceEpoch: Range<Int> { lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch }
}
