package import CivilTime
import ICalendar
import Recurrence
package import Trips

/// A series ready to be expanded: the lines of an activity, read on the wall clock of its start.
package struct Series {
    let activity: Activity
    /// The zone of the series' clock; `nil` for whole days and floating times.
    let zone: Zone?
    let set: RecurrenceSet
    /// Occurrences taken out, as instants: an EXDATE may name one in any zone.
    private(set) var excludedInstants: Set<Instant> = []
    /// Added occurrences in the second pass of a repeated hour, by their readings; ``set`` has only first passes.
    private(set) var laterPasses: Set<CivilDateTime> = []
    /// Those of ``laterPasses`` whose reading is no occurrence in its first pass, so that it can name this one.
    private(set) var onlyLaterPasses: Set<CivilDateTime> = []
    /// The ends of occurrences that an RDATE gives a length of their own.
    private(set) var periodEnds: [CivilDateTime: PeriodValue.End] = [:]
    /// What could not be read.
    private(set) var flaws: [String] = []

    /// Reads a series; `nil` when the zone of its start is not in the database, or it is none.
    package init?(_ activity: Activity, database: ZoneDatabase) {
        guard let recurrence = activity.recurrence else { return nil }
        self.activity = activity
        guard let reading = SeriesReading(recurrence, of: activity.span, database: database) else {
            return nil
        }
        zone = reading.zone
        excludedInstants = reading.excludedInstants
        laterPasses = reading.laterPasses
        periodEnds = reading.periodEnds
        flaws = reading.flaws
        set = RecurrenceSet(
            start: reading.start, isDateOnly: activity.span.isAllDay, rules: reading.rules,
            dates: reading.dates,
            excludedDates: reading.excludedDates, excludedDays: reading.excludedDays,
            excludedRules: reading.excludedRules)
        onlyLaterPasses = Self.withoutFirst(laterPasses, in: set)
    }

    /// The steps of expansion for one question about a series.
    private static let mostWork = 200_000
    /// The occurrences among which the last one is looked for.
    private static let mostStarts = 5_000

    /// Those of some readings that are no occurrence in their first pass; beyond the limit of work none is taken for one.
    private static func withoutFirst(_ readings: Set<CivilDateTime>, in set: RecurrenceSet)
        -> Set<CivilDateTime>
    {
        let others = readings.subtracting(set.dates)
        guard !others.isEmpty else { return [] }
        let ruled = RecurrenceSet(start: set.start, isDateOnly: set.isDateOnly, rules: set.rules)
        var work = mostWork
        // In order, so that the limit always meets the same ones.
        let only = others.sorted().filter { reading in
            guard work > 0, let next = try? reading.adding(.seconds(1)) else { return false }
            let limits = ExpansionLimits(maximumOccurrences: 1, maximumWork: work)
            let expansion = ruled.occurrences(in: reading..<next, limits: limits)
            work -= max(1, expansion.work)
            return expansion.isComplete && expansion.starts.isEmpty
        }
        return Set(only)
    }

    /// Whether an occurrence of the second pass is taken out.
    func isExcluded(laterPass reading: CivilDateTime, at instant: Instant) -> Bool {
        excludedInstants.contains(instant) || set.excludedDays.contains(reading.date)
    }

    /// The day after the last, of an occurrence of whole days that an RDATE gives a length of its own.
    ///
    /// - Parameters:
    ///   - original: When the occurrence starts by the lines of the series.
    ///   - start: The day on which it starts.
    /// - Returns: The day, or `nil` when no RDATE gives one.
    func lastDay(of original: CivilDateTime, movedTo start: CivilDate) -> CivilDate? {
        let end: CivilDate?
        switch periodEnds[original] {
        case .time(let value)?:
            end = try? value.civil.date.adding(days: original.date.days(until: start))
        case .duration(let duration)?:
            let wholeDays = Int(duration.exact.components.seconds / 86_400)
            end = try? start.adding(duration.period).adding(days: wholeDays)
        case nil: return nil
        }
        return end.flatMap { $0 > start ? $0 : nil }
    }

    /// The start of the last occurrence in some years from the series' start.
    package func lastStart(within years: Int) -> Instant? {
        guard let zone, let end = try? set.start.adding(CalendarPeriod(years: years)), set.start < end else {
            return nil
        }
        let limits = ExpansionLimits(
            maximumOccurrences: Self.mostStarts, maximumWork: Self.mostWork)
        let expansion = set.occurrences(in: set.start..<end, limits: limits)
        let last =
            expansion.isComplete ? [expansion.starts.last, laterPasses.max()].compactMap(\.self).max() : end
        return last.map { zone.mapping(of: $0).compatible }
    }
}
