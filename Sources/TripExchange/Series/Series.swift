import CivilTime
import ICalendar
import Recurrence
import Trips

/// A series ready to be expanded: the lines of an activity, read on the wall clock of its start.
struct Series {
    let activity: Activity
    /// The zone of the series' clock; `nil` for whole days and floating times.
    let zone: Zone?
    let set: RecurrenceSet
    /// Occurrences taken out, as instants: an EXDATE may name one in any zone.
    private(set) var excludedInstants: Set<Instant> = []
    /// The ends of occurrences that an RDATE gives a length of their own.
    private(set) var periodEnds: [CivilDateTime: PeriodValue.End] = [:]
    /// What could not be read.
    private(set) var flaws: [String] = []

    /// Reads a series; `nil` when the zone of its start is not in the database, or it is none.
    init?(_ activity: Activity, database: ZoneDatabase) {
        guard let recurrence = activity.recurrence else { return nil }
        self.activity = activity
        guard let reading = SeriesReading(recurrence, of: activity.span, database: database) else {
            return nil
        }
        zone = reading.zone
        excludedInstants = reading.excludedInstants
        periodEnds = reading.periodEnds
        flaws = reading.flaws
        set = RecurrenceSet(
            start: reading.start, isDateOnly: activity.span.isAllDay, rules: reading.rules,
            dates: reading.dates,
            excludedDates: reading.excludedDates, excludedDays: reading.excludedDays,
            excludedRules: reading.excludedRules)
    }

    /// Whether an occurrence is taken out although its wall clock differs from the one that EXDATE names.
    func isExcluded(_ start: CivilDateTime) -> Bool {
        guard let zone, !excludedInstants.isEmpty else { return false }
        return excludedInstants.contains(zone.mapping(of: start).compatible)
    }

    /// The day after the last, of an occurrence of whole days that an RDATE gives a length of its own.
    func lastDay(of start: CivilDateTime) -> CivilDate? {
        let end: CivilDate?
        switch periodEnds[start] {
        case .time(let value)?:
            end = value.civil.date
        case .duration(let duration)?:
            let wholeDays = Int(duration.exact.components.seconds / 86_400)
            end = try? start.date.adding(duration.period).adding(days: wholeDays)
        case nil: return nil
        }
        return end.flatMap { $0 > start.date ? $0 : nil }
    }

    /// The start of the last occurrence in some years from the series' start.
    func lastStart(within years: Int) -> Instant? {
        guard let zone, let end = try? set.start.adding(CalendarPeriod(years: years)), set.start < end else {
            return nil
        }
        let limits = ExpansionLimits(maximumOccurrences: 5_000, maximumWork: 200_000)
        let expansion = set.occurrences(in: set.start..<end, limits: limits)
        let last = expansion.isComplete ? expansion.starts.last : end
        return last.map { zone.mapping(of: $0).compatible }
    }
}
