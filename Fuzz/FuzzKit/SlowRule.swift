public import CivilTime

/// A slow implementation of POSIX rules by RFC 9636 section 3.3.1.
///
/// It has its own calendar, and checks the transitions of four years in turn.
public struct SlowRule {
    let rule: POSIXRule

    /// Takes the parts of a rule.
    ///
    /// - Parameter rule: The rule that was parsed.
    package init(_ rule: POSIXRule) {
        self.rule = rule
    }

    /// The years in which all required dates exist.
    public static let years = -9_990...9_990

    /// The two transitions of a year, in seconds of Unix time.
    ///
    /// - Parameter year: The year.
    /// - Returns: The beginning and the end of daylight saving time; nil without transitions.
    public func changes(in year: Int) -> (start: Int64, end: Int64)? {
        guard let daylight = rule.daylight else { return nil }
        return (
            second(daylight.start, year) - Int64(rule.standard.offset.totalSeconds),
            second(daylight.end, year) - Int64(daylight.period.offset.totalSeconds)
        )
    }

    /// The period in force at a second.
    ///
    /// Of two transitions at one second that of the later year counts: this is how daylight saving time lasts all
    /// year. In one year, a start and an end at one second are a daylight saving time of no length.
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
            // 29 February has no number, so all later days shift by one.
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
    /// The year of a second of Unix time, in UTC.
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
            // Counted from the beginning of a cycle of 400 years, so that nothing is negative.
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
