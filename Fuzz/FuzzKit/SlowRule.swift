public import CivilTime

/// A POSIX rule read slowly and straight from RFC 9636 section 3.3.1.
///
/// It has a calendar of its own, and looks at the changes of four years one after the other.
public struct SlowRule {
    let rule: POSIXRule

    /// Takes the parts of a rule, and nothing else of it.
    ///
    /// - Parameter rule: The rule that was parsed.
    package init(_ rule: POSIXRule) {
        self.rule = rule
    }

    /// The years for which all the dates looked at exist.
    public static let years = -9_990...9_990

    /// The two changes that a year names, in seconds of Unix time.
    ///
    /// - Parameter year: The year.
    /// - Returns: When daylight saving time begins and when it ends; nil where the clocks never move.
    public func changes(in year: Int) -> (start: Int64, end: Int64)? {
        guard let daylight = rule.daylight else { return nil }
        return (
            second(daylight.start, year) - Int64(rule.standard.offset.totalSeconds),
            second(daylight.end, year) - Int64(daylight.period.offset.totalSeconds)
        )
    }

    /// The period in force at a second.
    ///
    /// Of two changes at one second the one that a later year names counts: that is how daylight saving time lasts all
    /// year. Of one year, a start and an end at one second are a daylight saving time of no length.
    ///
    /// - Parameter second: Unix time, in the years of ``years``.
    /// - Returns: Standard or daylight saving time.
    public func period(at second: Int64) -> ZonePeriod {
        guard let daylight = rule.daylight else { return rule.standard }
        let year = SlowRule.year(of: second)
        var latest = Int64.min
        var found = rule.standard
        for named in (year - 2)...(year + 1) {
            guard let changes = changes(in: named) else { continue }
            for (change, period) in [(changes.start, daylight.period), (changes.end, rule.standard)]
            where change <= second && change >= latest {
                (latest, found) = (change, period)
            }
        }
        return found
    }

    private func second(_ change: POSIXRule.Change, _ year: Int) -> Int64 {
        var day = SlowRule.newYear(year)
        switch change.day {
        case .julian(let number):
            // 29 February has no number: after it all days come one later.
            day += number - 1 + (number > 31 + 28 ? SlowRule.daysInMonths(of: year)[1] - 28 : 0)
        case .ordinal(let number):
            day += number
        case .weekday(let month, let week, let weekday):
            let lengths = SlowRule.daysInMonths(of: year)
            day += lengths[..<(month - 1)].reduce(0, +)
            let matches = (day..<day + lengths[month - 1]).filter { SlowRule.weekday($0) == weekday }
            day = matches[min(week, matches.count) - 1]
        }
        return Int64(day) * 86_400 + Int64(change.second)
    }
}

// MARK: - A calendar of its own

extension SlowRule {
    /// The year in which a second of Unix time lies, in UTC.
    ///
    /// - Parameter second: Unix time.
    /// - Returns: The year; 0 is 1 BC.
    public static func year(of second: Int64) -> Int {
        var year = 1970 + Int(second / 31_556_952)
        while Int64(newYear(year)) * 86_400 > second { year -= 1 }
        while Int64(newYear(year + 1)) * 86_400 <= second { year += 1 }
        return year
    }

    /// The days from 1970-01-01 to the first of a year: 365 for each, and one for each leap day between.
    private static func newYear(_ year: Int) -> Int {
        func leapDays(before year: Int) -> Int {
            // Counted from a year that the calendar of 400 years begins with, so that nothing is negative.
            let past = year + 12_000 - 1
            return past / 4 - past / 100 + past / 400
        }
        return (year - 1970) * 365 + leapDays(before: year) - leapDays(before: 1970)
    }

    private static func daysInMonths(of year: Int) -> [Int] {
        [31, newYear(year + 1) - newYear(year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    /// 0 for Sunday; 1970-01-01 was a Thursday.
    private static func weekday(_ day: Int) -> Int { ((day + 4) % 7 + 7) % 7 }
}
