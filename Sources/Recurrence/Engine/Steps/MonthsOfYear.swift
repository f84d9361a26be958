/// `BYMONTH`: every day of some months.
struct MonthsOfYear: DayStep {
    private let months: MonthSet

    init(_ months: [Int]) { self.months = MonthSet(months) }

    func days(of month: Month) -> DaysOfMonth {
        months.contains(month.number) ? .all(of: month) : .none
    }

    func nextMonth(from index: Int) -> Int { months.next(from: index) }
}
