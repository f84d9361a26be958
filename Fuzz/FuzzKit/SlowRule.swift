public import CivilTime

/// A POSIX rule read slowly and straight from RFC 9636 section 3.3.1: a calendar walked day by day, and the changes of
/// four years looked at one after the other.
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
        guard let daylight = rule.daylight, let instant = try? Instant(secondsSinceEpoch: second) else {
            return rule.standard
        }
        let year = instant.utc.date.year
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
        guard let newYear = try? CivilDate(year, 1, 1) else { Fuzz.fail("no year \(year)") }
        var day = newYear
        switch change.day {
        case .julian(let number):
            // The same date in every year: that of a year without a leap day.
            var (month, left) = (1, number)
            while left > CivilDate.daysInMonth(month, of: 2001) {
                left -= CivilDate.daysInMonth(month, of: 2001)
                month += 1
            }
            guard let date = try? CivilDate(year, month, left) else { Fuzz.fail("no day J\(number)") }
            day = date
        case .ordinal(let number):
            return Int64(newYear.daysSinceEpoch + number) * 86_400 + Int64(change.second)
        case .weekday(let month, let week, let weekday):
            var matches: [CivilDate] = []
            for number in 1...CivilDate.daysInMonth(month, of: year) {
                guard let date = try? CivilDate(year, month, number) else { Fuzz.fail("no day \(number)") }
                if date.weekday.daysAfter(.sunday) == weekday { matches.append(date) }
            }
            day = matches[min(week, matches.count) - 1]
        }
        return Int64(day.daysSinceEpoch) * 86_400 + Int64(change.second)
    }
}
