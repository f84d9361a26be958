import CivilTime

/// A year of the week numbering: whole weeks, the first being the first with at least four days in the year.
struct WeekYear {
    /// 0 for Monday.
    let weekStart: Int

    init(weekStart: Weekday) { self.weekStart = weekStart.rawValue - 1 }

    /// The first day of week 1 of a year, in days since 1970-01-01.
    func firstDay(of year: Int) -> Int {
        // 4 January is always in week 1, because its week has at least four days of the year.
        startOfWeek(holding: Month.newYear(year) + 3)
    }

    func startOfWeek(holding day: Int) -> Int { day - modulo(Month.weekday(of: day) - weekStart, 7) }

    /// Counts weeks through all years; one count is one week.
    func weekIndex(of day: Int) -> Int {
        // Day -3 was a Monday.
        floorDivide(day + 3 - weekStart, 7)
    }

    func firstDay(ofWeek index: Int) -> Int { index * 7 - 3 + weekStart }

    /// The year of the week numbering that holds a day.
    func year(holding day: Int, of month: Month) -> Int {
        if day < firstDay(of: month.year) { return month.year - 1 }
        return day >= firstDay(of: month.year + 1) ? month.year + 1 : month.year
    }
}
