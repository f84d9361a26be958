import CivilTime
import Recurrence

/// A slow second reading of RFC 5545 section 3.3.10, for comparison with the engine.
///
/// It shares nothing with the engine: it goes through the calendar day by day, adding one and carrying, tries
/// every unit of the frequency on every day, asks each part of the rule whether it agrees, gathers whole
/// periods, and only then picks positions, drops what lies before the start, and counts.
struct Oracle {
    let rule: RecurrenceRule
    let start: CivilDateTime

    /// Lists the occurrences before a day, the start among them, in seconds since 1970-01-01.
    func occurrences(before end: Int) -> [Int] {
        let first = Int(start.secondsSinceEpoch)
        let today = start.date.daysSinceEpoch
        let home = OracleDay.days(from: today, before: today + 1).map {
            period(of: $0, second: secondOfDay(start.time))
        }[0]
        // Enough days around the window to hold the periods that reach into it.
        let lead = rule.frequency >= .monthly ? 800 : rule.frequency == .weekly ? 8 : 1
        let times = times()
        var found: [Int] = []
        var periods: [Int: [Int]] = [:]
        for day in OracleDay.days(from: today - lead, before: end + lead) where agrees(day) {
            for second in times {
                let period = period(of: day, second: second)
                guard modulo(period - home, rule.interval) == 0 else { continue }
                let time = day.number * 86_400 + second
                if rule.bySetPosition.isEmpty {
                    found.append(time)
                } else {
                    periods[period, default: []].append(time)
                }
            }
        }
        for period in periods.keys.sorted() { found += picked(periods[period, default: []].sorted()) }
        return bounded([first] + found.filter { $0 > first }).filter { $0 < end * 86_400 }
    }

    private func bounded(_ times: [Int]) -> [Int] {
        switch rule.bound {
        case .forever: times
        case .count(let count): Array(times.prefix(count))
        case .until(.date(let date)):
            times.filter { $0 == times[0] || $0 < (date.daysSinceEpoch + 1) * 86_400 }
        case .until(.local(let time)), .until(.utc(let time)):
            times.filter { $0 == times[0] || $0 <= Int(time.secondsSinceEpoch) }
        }
    }

    private func picked(_ times: [Int]) -> [Int] {
        times.indices.filter { place in
            rule.bySetPosition.contains(place + 1) || rule.bySetPosition.contains(place - times.count)
        }.map { times[$0] }
    }

    /// A number for the period that holds a time; what matters is only how far two of them are apart.
    private func period(of day: OracleDay, second: Int) -> Int {
        switch rule.frequency {
        case .yearly: rule.byWeekNumber.isEmpty ? day.year : day.week(from: rule.weekStart).year
        case .monthly: day.year * 12 + day.month
        case .weekly: (day.number - modulo(day.weekday - rule.weekStart.rawValue, 7) + 70_000_000) / 7
        case .daily: day.number
        case .hourly: day.number * 24 + second / 3600
        case .minutely: day.number * 1440 + second / 60
        case .secondly: day.number * 86_400 + second
        }
    }
}

// MARK: - The times of a day

extension Oracle {
    private func secondOfDay(_ time: TimeOfDay) -> Int { time.hour * 3600 + time.minute * 60 + time.second }

    /// Tries every hour, minute and second of a day.
    private func times() -> [Int] {
        let frequency = rule.frequency
        func values(
            _ part: [Int], _ all: Range<Int>, _ own: Int, expandsFrom shortest: RecurrenceRule.Frequency
        )
            -> [Int]
        {
            if !part.isEmpty { return all.filter { part.contains($0) || $0 == 59 && part.contains(60) } }
            return frequency >= shortest ? [own] : Array(all)
        }
        var times: [Int] = []
        for hour in values(rule.byHour, 0..<24, start.time.hour, expandsFrom: .daily) {
            for minute in values(rule.byMinute, 0..<60, start.time.minute, expandsFrom: .hourly) {
                for second in values(rule.bySecond, 0..<60, start.time.second, expandsFrom: .minutely) {
                    times.append(hour * 3600 + minute * 60 + second)
                }
            }
        }
        return times
    }
}

// MARK: - The days

extension Oracle {
    private func agrees(_ day: OracleDay) -> Bool {
        agreesOnMonth(day) && agreesOnWeek(day) && agreesOnYearDay(day) && agreesOnMonthDay(day)
            && agreesOnWeekday(day)
    }

    private func agreesOnMonth(_ day: OracleDay) -> Bool {
        if !rule.byMonth.isEmpty { return rule.byMonth.contains(day.month) }
        // "Information, not contained in the rule, necessary to determine the various recurrence instance
        // start time and dates are derived from the Start Time (DTSTART)".
        let isBareYear =
            rule.frequency == .yearly
            && [rule.byWeekNumber, rule.byYearDay, rule.byMonthDay].allSatisfy(\.isEmpty)
            && rule.byDay.isEmpty
        return isBareYear ? day.month == start.date.month : true
    }

    private func agreesOnWeek(_ day: OracleDay) -> Bool {
        guard !rule.byWeekNumber.isEmpty else { return true }
        let week = day.week(from: rule.weekStart)
        return rule.byWeekNumber.contains(week.number)
            || rule.byWeekNumber.contains(week.number - week.count - 1)
    }

    private func agreesOnYearDay(_ day: OracleDay) -> Bool {
        rule.byYearDay.isEmpty || rule.byYearDay.contains(day.dayOfYear)
            || rule.byYearDay.contains(day.dayOfYear - day.daysInYear - 1)
    }

    private func agreesOnMonthDay(_ day: OracleDay) -> Bool {
        if !rule.byMonthDay.isEmpty {
            return rule.byMonthDay.contains(day.day)
                || rule.byMonthDay.contains(day.day - day.daysInMonth - 1)
        }
        let namesDays = !(rule.byDay.isEmpty && rule.byYearDay.isEmpty && rule.byWeekNumber.isEmpty)
        return rule.frequency < .monthly || namesDays || day.day == start.date.day
    }

    private func agreesOnWeekday(_ day: OracleDay) -> Bool {
        if rule.byDay.isEmpty {
            let weekNamesNoDay =
                !rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty && rule.byMonthDay.isEmpty
            let isImplied = rule.frequency == .weekly || weekNamesNoDay
            return !isImplied || day.weekday == start.date.weekday.rawValue
        }
        let inYear = rule.frequency == .yearly && rule.byMonth.isEmpty
        let place = inYear ? day.dayOfYear : day.day
        let length = inYear ? day.daysInYear : day.daysInMonth
        return rule.byDay.contains { wanted in
            guard wanted.weekday.rawValue == day.weekday else { return false }
            guard let ordinal = wanted.ordinal else { return true }
            return ordinal == (place + 6) / 7 || -ordinal == (length - place + 7) / 7
        }
    }
}

/// A day with everything that a rule may ask of it, found by walking there.
struct OracleDay {
    var number: Int
    var year: Int
    var month: Int
    var day: Int
    var dayOfYear: Int
    /// 1 for Monday.
    var weekday: Int

    static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
    }

    var daysInYear: Int { Self.isLeap(year) ? 366 : 365 }

    var daysInMonth: Int {
        [31, Self.isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func step() {
        number += 1
        weekday = weekday % 7 + 1
        day += 1
        dayOfYear += 1
        guard day > daysInMonthBeforeStep else { return }
        day = 1
        month += 1
        guard month > 12 else { return }
        month = 1
        year += 1
        dayOfYear = 1
    }

    private var daysInMonthBeforeStep: Int { daysInMonth }

    /// Every day from 1900 to 2099. 1 January 1900 was a Monday, 25,567 days before 1970.
    private static let calendar: [OracleDay] = {
        var day = OracleDay(number: -25_567, year: 1900, month: 1, day: 1, dayOfYear: 1, weekday: 1)
        var days: [OracleDay] = []
        while day.year < 2100 {
            days.append(day)
            day.step()
        }
        return days
    }()

    static func days(from first: Int, before end: Int) -> ArraySlice<OracleDay> {
        calendar[first + 25_567..<end + 25_567]
    }

    /// The week that holds the day: the year that has at least four of its days, its number, and how many
    /// there are.
    func week(from weekStart: Weekday) -> (year: Int, number: Int, count: Int) {
        // The fourth day of a week is always in the year that the week belongs to.
        let fourth = number - modulo(weekday - weekStart.rawValue, 7) + 3
        let newYear = number - dayOfYear + 1
        if fourth < newYear {
            let length = Self.isLeap(year - 1) ? 366 : 365
            return (
                year - 1, (fourth - newYear + length) / 7 + 1, Self.weeks(fourth - newYear + length, length)
            )
        }
        if fourth >= newYear + daysInYear {
            let length = Self.isLeap(year + 1) ? 366 : 365
            return (year + 1, 1, Self.weeks(fourth - newYear - daysInYear, length))
        }
        return (year, (fourth - newYear) / 7 + 1, Self.weeks(fourth - newYear, daysInYear))
    }

    /// Counts the fourth days of weeks in a year of `length` days, one of them being at `place`.
    private static func weeks(_ place: Int, _ length: Int) -> Int { (length - 1 - place % 7) / 7 + 1 }
}

func modulo(_ value: Int, _ divisor: Int) -> Int { ((value % divisor) + divisor) % divisor }
