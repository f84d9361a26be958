import CivilTime
import Recurrence

// MARK: - SKIP (RFC 7529 section 4.1)

extension Oracle {
    /// The periods that name a day, as such or by moving one that they lack there; `nil` where nothing can lack.
    ///
    /// Days can lack only where a rule names them by a number: in monthly and yearly rules, by BYMONTHDAY,
    /// BYYEARDAY or, when no part names days, by the start's day. BYDAY is asked afterwards.
    func namers(of day: OracleDay) -> [Int]? {
        guard rule.skip != .omit, rule.frequency >= .monthly, rule.byWeekNumber.isEmpty else { return nil }
        if !rule.byYearDay.isEmpty { return years(naming: day) }
        if !rule.byMonthDay.isEmpty { return months(naming: day, rule.byMonthDay, rule.byMonth) }
        guard rule.byDay.isEmpty else { return nil }
        let own = rule.frequency == .yearly && rule.byMonth.isEmpty ? [start.date.month] : rule.byMonth
        return months(naming: day, [start.date.day], own)
    }

    /// Looks at the day's own month and at its neighbours.
    private func months(naming day: OracleDay, _ numbers: [Int], _ allowed: [Int]) -> [Int] {
        let own = day.year * 12 + day.month - 1
        return (own - 1...own + 1).flatMap { month -> [Int] in
            guard allowed.isEmpty || allowed.contains(month % 12 + 1) else { return [] }
            let length = Self.length(ofMonth: month)
            // The day's place in this month, from 1; the months beside it go on counting.
            let place =
                day.day + (month < own ? length : 0) - (month > own ? Self.length(ofMonth: own) : 0)
            let period = rule.frequency == .yearly ? month / 12 : month + 1
            return numbers.contains { place == self.place($0, length) } ? [period] : []
        }
    }

    private func years(naming day: OracleDay) -> [Int] {
        (day.year - 1...day.year + 1).filter { year in
            let length = OracleDay.isLeap(year) ? 366 : 365
            let place =
                day.dayOfYear + (year < day.year ? length : 0) - (year > day.year ? day.daysInYear : 0)
            return rule.byYearDay.contains { place == self.place($0, length) }
        }
    }

    /// Where the day with a number is, from 1, in a month or year of some length.
    private func place(_ number: Int, _ length: Int) -> Int {
        let place = number > 0 ? number : length + number + 1
        if (1...length).contains(place) { return place }
        let isForward = rule.skip == .forward
        return place < 1 ? (isForward ? 1 : 0) : (isForward ? length + 1 : length)
    }

    private static func length(ofMonth month: Int) -> Int {
        let isLeap = OracleDay.isLeap(month / 12)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12]
    }
}
