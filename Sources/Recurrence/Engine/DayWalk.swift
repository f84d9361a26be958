/// Walks through the days of a pattern in ascending order, and can skip ahead.
struct DayWalk {
    private let pattern: DayPattern
    private var month: Month
    private var days: DaysOfMonth

    /// The month after the last.
    private let endIndex: Int

    /// Starts before `day`; the next day is that one or a later one, in the month of `last` at the latest.
    init(_ pattern: DayPattern, from day: Int, through last: Int) {
        self.pattern = pattern
        endIndex = min(Month.index(ofDay: last) + 1, Month.endIndex)
        month = Month(index: min(Month.index(ofDay: day), endIndex - 1))
        days = pattern.days(of: month)
        days.removeAll(before: day - month.firstDay)
    }

    /// All days before this one are known.
    var position: Int { month.firstDay }

    /// Returns the next day since 1970-01-01; `nil` at the end of the calendar or of the work.
    mutating func next(_ meter: inout WorkMeter) -> Int? {
        while true {
            if let day = days.popFirst() { return month.firstDay + day }
            guard meter.spend() else { return nil }
            guard enter(pattern.nextMonth(from: month.index + 1)) else { return nil }
        }
    }

    /// Skips every day before `day`.
    mutating func skip(to day: Int) {
        if day < month.endDay {
            days.removeAll(before: day - month.firstDay)
        } else if enter(pattern.nextMonth(from: Month.index(ofDay: day))) {
            days.removeAll(before: day - month.firstDay)
        }
    }

    /// Skips the rest of this month if it ends by `day`, and returns how many days it had.
    mutating func passMonth(by day: Int) -> Int? {
        guard month.endDay <= day else { return nil }
        let passed = days.count
        // After the last month the walk stays on that month, with no days left.
        _ = enter(pattern.nextMonth(from: month.index + 1))
        return passed
    }

    private mutating func enter(_ index: Int) -> Bool {
        guard index < endIndex else {
            month = Month(index: endIndex - 1)
            days = .none
            return false
        }
        month = Month(index: index)
        days = pattern.days(of: month)
        return true
    }
}
