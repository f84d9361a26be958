/// `BYMONTH`: every day of some months.
struct MonthsOfYear: DayStep {
    private let months: UInt16

    init(_ months: [Int]) {
        self.months = months.reduce(0) { $0 | 1 << UInt16($1 - 1) }
    }

    func days(of month: Month) -> DaysOfMonth {
        months & 1 << UInt16(month.number - 1) != 0 ? .all(of: month) : .none
    }

    func nextMonth(from index: Int) -> Int {
        let month = modulo(index, 12)
        let rest = months >> UInt16(month)
        if rest != 0 { return index + rest.trailingZeroBitCount }
        return index - month + 12 + months.trailingZeroBitCount
    }
}
