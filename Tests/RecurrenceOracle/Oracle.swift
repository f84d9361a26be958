package import CivilTime
package import Recurrence

/// A slow second reading of RFC 5545 section 3.3.10, for comparison with the engine.
///
/// It shares nothing with the engine but the rule and the types of dates: it goes through the calendar day by day, adding one and carrying, tries
/// every unit of the frequency on every day, asks each part of the rule whether it agrees, gathers whole
/// periods, and only then picks positions, drops what lies before the start, and counts.
package struct Oracle {
    package let rule: RecurrenceRule
    package let start: CivilDateTime

    package init(rule: RecurrenceRule, start: CivilDateTime) {
        self.rule = rule
        self.start = start
    }

    /// Lists the occurrences before a time, the start among them; all in seconds since 1970-01-01.
    package func occurrences(before end: Int) -> [Int] {
        let first = Int(start.secondsSinceEpoch)
        let today = start.date.daysSinceEpoch
        let home = OracleDay.days(from: today, before: today + 1).map {
            period(of: $0, second: secondOfDay(start.time))
        }[0]
        // Enough days around the window to hold the periods that reach into it.
        let lead = [.yearly: 740, .monthly: 64, .weekly: 8][rule.frequency] ?? 0
        let times = times()
        var found: [Int] = []
        var gathered: [Int: [Int]] = [:]
        func add(_ time: Int, _ period: Int) {
            if rule.bySetPosition.isEmpty {
                found.append(time)
            } else {
                gathered[period, default: []].append(time)
            }
        }
        // A whole minute or hour more, for positions counted from its end.
        let horizon = end + 3600
        for day in OracleDay.days(from: today - lead, before: end / 86_400 + 1 + lead) {
            let midnight = day.number * 86_400
            if rule.frequency >= .daily {
                for period in periods(naming: day, from: home) {
                    for second in times { add(midnight + second, period) }
                }
            } else if agrees(day) {
                for second in times where midnight + second < horizon {
                    let period = period(of: day, second: second)
                    if modulo(period - home, rule.interval) == 0 { add(midnight + second, period) }
                }
            }
        }
        for period in gathered.keys.sorted() { found += picked(gathered[period, default: []].sorted()) }
        let later = Set(found.filter { $0 > first && $0 < end }).sorted()
        return bounded([first] + later)
    }

    /// The periods of a day or more that name a day, at most one but for SKIP.
    private func periods(naming day: OracleDay, from home: Int) -> [Int] {
        if let namers = namers(of: day) {
            let counted = namers.filter { modulo($0 - home, rule.interval) == 0 }
            return counted.isEmpty || !agreesOnWeekday(day) ? [] : counted
        }
        let period = period(of: day, second: 0)
        return modulo(period - home, rule.interval) == 0 && agrees(day) ? [period] : []
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

    func agreesOnWeekday(_ day: OracleDay) -> Bool {
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
