/// The rule in the footer of a compiled zone, in force after the last change in its table.
///
/// POSIX `TZ` strings as RFC 9636 section 3.3.1 extends them: hours of a change run from −167 to 167, names may
/// stand in angle brackets, and daylight saving time may be negative or last all year.
package struct POSIXRule: Hashable, Sendable {
    /// The day and clock reading of a change, in the local time in force before it.
    package struct Change: Hashable, Sendable {
        package enum Day: Hashable, Sendable {
            /// `Jn`: 1 to 365, 29 February never counted.
            case julian(Int)
            /// `n`: 0 to 365, 29 February counted.
            case ordinal(Int)
            /// `Mm.w.d`: week 1 to 5, where 5 is the last; weekday 0 is Sunday.
            case weekday(month: Int, week: Int, weekday: Int)
        }
        package let day: Day
        /// The clock reading in seconds after 00:00, from −167 hours to below 168.
        package let second: Int

        /// The seconds from 1970-01-01T00:00:00 to the change, on the clocks in force before it.
        func localSecond(in year: Int) -> Int64 {
            localSecond(
                newYear: CivilDate(unchecked: year, 1, 1).daysSinceEpoch, isLeap: CivilDate.isLeap(year))
        }

        /// The same for a year that begins a number of days after 1970-01-01.
        @inline(__always)
        func localSecond(newYear: Int, isLeap: Bool) -> Int64 {
            let days: Int
            switch day {
            case .julian(let number):
                days = newYear + number - 1 + (isLeap && number > 59 ? 1 : 0)
            case .ordinal(let number):
                days = newYear + number
            case .weekday(let month, let week, let weekday):
                // The days before a month, as if February had 30, less what it lacks.
                let lack = isLeap ? 1 : 2
                let first = newYear + (367 * month - 362) / 12 - (month > 2 ? lack : 0)
                let end = newYear + (367 * month + 5) / 12 - (month > 1 ? lack : 0)
                // 1970-01-01 was a Thursday, and Sunday is 0; the seven million days keep it above zero.
                let wait = weekday - (first + 7_000_004) % 7
                let day = first + wait + (wait < 0 ? 7 : 0) + (week - 1) * 7
                days = day >= end ? day - 7 : day
            }
            return Int64(days) * 86_400 + Int64(second)
        }
    }

    package let standard: ZonePeriod
    /// The other period and the changes to and from it; nil where the clocks never move.
    package let daylight: (period: ZonePeriod, start: Change, end: Change)?

    /// The changes that a rule gives to a year, its start before its end; a year has none or two.
    private func changes(namedBy year: Int) -> [(second: Int64, year: Int, period: ZonePeriod)] {
        guard let daylight else { return [] }
        let start = daylight.start.localSecond(in: year) - Int64(standard.offset.totalSeconds)
        let end = daylight.end.localSecond(in: year) - Int64(daylight.period.offset.totalSeconds)
        return [(start, year, daylight.period), (end, year, standard)]
    }

    /// The changes in the given years, in UTC and in order of time, and the period before them.
    ///
    /// Hours run to ±167, so a change can come a week before or after the year whose rule gives it. Where daylight
    /// saving time lasts all year, the end in one year is the start in the next, and the start wins: of two changes
    /// at one second, the one of the later year. If a year's start and end fall on one second, its daylight saving
    /// time has no length, and the end wins.
    func changes(
        in years: ClosedRange<Int>
    ) -> (opening: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
        guard daylight != nil else { return (standard, []) }
        var all = (years.lowerBound - 2...years.upperBound + 1).flatMap(changes(namedBy:))
        all.sort { left, right in
            if left.second != right.second { return left.second < right.second }
            if left.year != right.year { return left.year < right.year }
            return left.period != standard && right.period == standard
        }
        var merged: [(second: Int64, period: ZonePeriod)] = []
        for change in all {
            if let last = merged.last, last.second == change.second { merged.removeLast() }
            if merged.last?.period == change.period { continue }
            merged.append((change.second, change.period))
        }
        let start = POSIXRule.newYear(years.lowerBound)
        let end = POSIXRule.newYear(years.upperBound + 1)
        return (
            merged.last { $0.second < start }?.period ?? standard,
            merged.filter { $0.second >= start && $0.second < end }
        )
    }

    /// The changes in the given years if ``isYearly``, in order of time; nil for any other rule.
    ///
    /// - Parameter years: The years, in UTC.
    /// - Returns: Two seconds for each year, and whether the first of them starts daylight saving time.
    func yearlyChanges(in years: ClosedRange<Int>) -> (seconds: [Int64], startsFirst: Bool)? {
        guard isYearly, let daylight else { return nil }
        let start = (daylight.start, Int64(standard.offset.seconds32))
        let end = (daylight.end, Int64(daylight.period.offset.seconds32))
        let startsFirst = daylight.start.localSecond(in: 2000) < daylight.end.localSecond(in: 2000)
        let (first, second) = startsFirst ? (start, end) : (end, start)
        var newYear = CivilDate(unchecked: years.lowerBound, 1, 1).daysSinceEpoch
        var seconds: [Int64] = []
        seconds.reserveCapacity(2 * years.count)
        for year in years {
            let isLeap = CivilDate.isLeap(year)
            seconds.append(first.0.localSecond(newYear: newYear, isLeap: isLeap) - first.1)
            seconds.append(second.0.localSecond(newYear: newYear, isLeap: isLeap) - second.1)
            newYear += isLeap ? 366 : 365
        }
        return (seconds, startsFirst)
    }

    /// Whether both changes come in every year, at least two weeks apart and never near its ends.
    ///
    /// True of nearly every rule: both are weekdays of months between February and November with a month between
    /// them. The week that their hours can add and the offsets cannot bring them together.
    var isYearly: Bool {
        guard case .weekday(let start, _, _)? = daylight?.start.day,
            case .weekday(let end, _, _)? = daylight?.end.day
        else { return false }
        return (2...11).contains(start) && (2...11).contains(end) && abs(start - end) >= 2
    }

    /// Whether the rule ever changes anything.
    var changesTheClocks: Bool { isYearly || change(after: 0) != nil }

    /// The most letters of an abbreviation in a POSIX rule, as in a `TZ` or the footer of a compiled zone.
    static let longestName = 32

    /// A count of years in which a rule changes the clocks at least once, if it ever does.
    ///
    /// Where the end of daylight saving time in one year is its start in the next, only a leap year or a weekday can
    /// separate the two. That happens within twelve years, and around 2100 a little later.
    static let longestPause = 48

    /// The rule's first change after a second.
    func change(after second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let year = ZoneRules.year(of: second)
        for reach in [2, POSIXRule.longestPause] where daylight != nil {
            let ruled = changes(in: year...(year + reach))
            guard let found = ruled.changes.firstIndex(where: { $0.second > second }) else { continue }
            let before = found == 0 ? ruled.opening : ruled.changes[found - 1].period
            return (ruled.changes[found].second, before, ruled.changes[found].period)
        }
        return nil
    }

    /// The rule's last change before a second.
    func change(before second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let year = ZoneRules.year(of: second)
        for reach in [2, POSIXRule.longestPause] where daylight != nil {
            let ruled = changes(in: (year - reach)...year)
            guard let found = ruled.changes.lastIndex(where: { $0.second < second }) else { continue }
            let before = found == 0 ? ruled.opening : ruled.changes[found - 1].period
            return (ruled.changes[found].second, before, ruled.changes[found].period)
        }
        return nil
    }

    /// Whether both changes of a year always fall into that year, in UTC and on any clock.
    ///
    /// A time then depends on its year and the year before it alone.
    var keepsToItsYears: Bool {
        guard !isYearly else { return true }
        // 28 years contain every kind of year: each first weekday, leap or not.
        return (2000..<2028).allSatisfy { year in
            let room = Int64(UTCOffset.limit)
            let range = POSIXRule.newYear(year) + room..<POSIXRule.newYear(year + 1) - room
            return changes(namedBy: year).allSatisfy { range.contains($0.second) }
        }
    }

    /// Whether in some year the clocks change again within the gap or fold of the first change.
    ///
    /// Such a rule would map one reading to more than two instants.
    var hasOverlap: Bool {
        guard let daylight, !isYearly else { return false }
        let shift = Int64(abs(daylight.period.offset.totalSeconds - standard.offset.totalSeconds))
        let (yearly, room) = (Int64(365 * 86_400), Int64(12 * 86_400) + shift)
        let apart = abs(daylight.start.localSecond(in: 2000) - daylight.end.localSecond(in: 2000)) % yearly
        // Leap years and weekdays move a change by a few days only, and nearly every rule has months between its
        // changes.
        guard apart < room || apart > yearly - room else { return false }
        let changes = changes(in: 2000...2400).changes  // the calendar repeats after 400 years
        return zip(changes, changes.dropFirst()).contains { $1.second - $0.second < shift }
    }

    /// The first second of a year in UTC.
    static func newYear(_ year: Int) -> Int64 {
        Int64(CivilDate(unchecked: year, 1, 1).daysSinceEpoch) * 86_400
    }

    package static func == (lhs: POSIXRule, rhs: POSIXRule) -> Bool {
        lhs.standard == rhs.standard && lhs.daylight?.period == rhs.daylight?.period
            && lhs.daylight?.start == rhs.daylight?.start && lhs.daylight?.end == rhs.daylight?.end
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(standard)
        hasher.combine(daylight?.period)
        hasher.combine(daylight?.start)
        hasher.combine(daylight?.end)
    }
}
