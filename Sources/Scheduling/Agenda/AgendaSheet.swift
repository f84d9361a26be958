import CivilTime
import Trips

/// A day of an agenda, with the positions of its activities.
struct AgendaSheet {
    let day: AgendaDay

    /// The position in the itinerary of each entry's activity, because two activities may be equal.
    let positions: [Int]
}

extension Itinerary {
    /// Lays out days counted since the epoch; days outside the calendar are left out.
    ///
    /// Days are counted because a range of dates cannot include the calendar's last date.
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

    /// The days of a window on which an activity is listed; in a view with a clock, by what the clock shows.
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
    /// The positions of the ranges that overlap a range; the ranges are in order and do not overlap each other.
    ///
    /// An empty range stands for its one bound.
    func positions(touching range: Range<Instant>) -> Range<Int> {
        let first = partitionPoint { $0.upperBound <= range.lowerBound }
        let last = partitionPoint {
            range.isEmpty ? $0.lowerBound <= range.lowerBound : $0.lowerBound < range.upperBound
        }
        return first..<Swift.max(first, last)
    }

    /// Whether one of the ranges, which are in order and do not overlap, overlaps another range.
    fileprivate func touch(_ range: Range<Instant>) -> Bool { !positions(touching: range).isEmpty }
}

extension Range<CivilDate> {
    /// The same dates, counted since the epoch.
    var daysSinceEpoch: Range<Int> { lowerBound.daysSinceEpoch..<upperBound.daysSinceEpoch }
}
