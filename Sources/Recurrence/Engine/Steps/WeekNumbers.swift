/// `BYWEEKNO`: every day of some weeks of the year.
struct WeekNumbers: DayStep {
    private let weekYear: WeekYear
    private let fromStart: UInt64
    private let fromEnd: UInt64
    private let months: MonthSet

    init(_ values: [Int], weekYear: WeekYear) {
        self.weekYear = weekYear
        fromStart = values.filter { $0 > 0 }.reduce(0) { $0 | 1 << UInt64($1) }
        fromEnd = values.filter { $0 < 0 }.reduce(0) { $0 | 1 << UInt64(-$1) }
        var months = MonthSet([])
        for value in values {
            // Week 1 begins up to three days before the year or up to three days into it.
            if value > 0 { months.insert(months: value * 7 - 10...value * 7 + 2) }
            if value < 0 { months.insert(monthsFromEnd: -value * 7 - 9...(-value * 7 + 3)) }
        }
        self.months = months
    }

    func nextMonth(from index: Int) -> Int { months.next(from: index) }

    func days(of month: Month) -> DaysOfMonth {
        var days = DaysOfMonth.none
        var week = weekYear.startOfWeek(holding: month.firstDay)
        while week < month.endDay {
            let year = weekYear.year(holding: week, of: month)
            let number = (week - weekYear.firstDay(of: year)) / 7 + 1
            let numberFromEnd = (weekYear.firstDay(of: year + 1) - week) / 7
            if fromStart >> UInt64(number) & 1 != 0 || fromEnd >> UInt64(numberFromEnd) & 1 != 0 {
                let first = week - month.firstDay
                days.formUnion(DaysOfMonth(first, upTo: min(first + 7, month.length)))
            }
            week += 7
        }
        return days
    }
}
