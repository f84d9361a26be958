/// The rule in the footer of a compiled zone: what the clocks do for ever after the last change in the table.
///
/// POSIX `TZ` strings as RFC 9636 section 3.3.1 extends them: hours of a change run from −167 to 167, names may
/// stand in angle brackets, and daylight saving time may be negative or last all year.
struct POSIXRule: Hashable, Sendable {
    /// The day and clock reading of a change, in the local time in force before it.
    struct Change: Hashable, Sendable {
        enum Day: Hashable, Sendable {
            /// `Jn`: 1 to 365, 29 February never counted.
            case julian(Int)
            /// `n`: 0 to 365, 29 February counted.
            case ordinal(Int)
            /// `Mm.w.d`: week 1 to 5, where 5 is the last; weekday 0 is Sunday.
            case weekday(month: Int, week: Int, weekday: Int)
        }
        let day: Day
        let second: Int

        /// The seconds from 1970-01-01T00:00:00 to the change, on the clocks in force before it.
        func localSecond(in year: Int) -> Int64 {
            let newYear = CivilDate(unchecked: year, 1, 1).daysSinceEpoch
            let days: Int
            switch day {
            case .julian(let number):
                days = newYear + number - 1 + (CivilDate.isLeap(year) && number > 59 ? 1 : 0)
            case .ordinal(let number):
                days = newYear + number
            case .weekday(let month, let week, let weekday):
                let first = CivilDate(unchecked: year, month, 1).daysSinceEpoch
                let firstWeekday = ((first + 4) % 7 + 7) % 7  // 1970-01-01 was a Thursday; Sunday is 0
                var day = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
                if day >= first + CivilDate.daysInMonth(month, of: year) { day -= 7 }
                days = day
            }
            return Int64(days) * 86_400 + Int64(second)
        }
    }

    let standard: ZonePeriod
    /// The other period and the changes to and from it; nil where the clocks never move.
    let daylight: (period: ZonePeriod, start: Change, end: Change)?

    /// The changes that a year names, as they come; a year names none or two.
    private func changes(namedBy year: Int) -> [(second: Int64, period: ZonePeriod)] {
        guard let daylight else { return [] }
        let start = daylight.start.localSecond(in: year) - Int64(standard.offset.totalSeconds)
        let end = daylight.end.localSecond(in: year) - Int64(daylight.period.offset.totalSeconds)
        return [(end, standard), (start, daylight.period)]
    }

    /// The changes that come to pass in the given years, counted in UTC, in order of time, and what held before them.
    ///
    /// Hours run to ±167, so a change can come a week before or after the year that names it. Where daylight saving
    /// time lasts all year, the end of one year's is the start of the next: the end comes first, and the two cancel
    /// out.
    func changes(
        in years: ClosedRange<Int>
    ) -> (opening: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
        guard daylight != nil else { return (standard, []) }
        var all = (years.lowerBound - 2...years.upperBound + 1).flatMap(changes(namedBy:))
        all.sort { left, right in
            left.second == right.second
                ? left.period == standard && right.period != standard : left.second < right.second
        }
        var merged: [(second: Int64, period: ZonePeriod)] = []
        for change in all {
            if let last = merged.last, last.second == change.second { merged.removeLast() }
            if merged.last?.period == change.period { continue }
            merged.append(change)
        }
        let start = POSIXRule.newYear(years.lowerBound)
        let end = POSIXRule.newYear(years.upperBound + 1)
        return (
            merged.last { $0.second < start }?.period ?? standard,
            merged.filter { $0.second >= start && $0.second < end }
        )
    }

    /// The first second of a year in UTC.
    static func newYear(_ year: Int) -> Int64 {
        Int64(CivilDate(unchecked: year, 1, 1).daysSinceEpoch) * 86_400
    }

    static func == (lhs: POSIXRule, rhs: POSIXRule) -> Bool {
        lhs.standard == rhs.standard && lhs.daylight?.period == rhs.daylight?.period
            && lhs.daylight?.start == rhs.daylight?.start && lhs.daylight?.end == rhs.daylight?.end
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(standard)
        hasher.combine(daylight?.period)
        hasher.combine(daylight?.start)
        hasher.combine(daylight?.end)
    }
}
