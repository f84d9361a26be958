/// `BYYEARDAY`: days counted from the start or the end of the year.
struct DaysOfYear: DayNamingStep {
    private let fromStart: [Bool]
    private let fromEnd: [Bool]
    private let months: MonthSet

    init(_ values: [Int]) {
        var fromStart = Array(repeating: false, count: 367)
        var fromEnd = fromStart
        var months = MonthSet([])
        for value in values {
            if value > 0 {
                fromStart[value] = true
                months.insert(months: value - 1...value - 1)
            } else {
                fromEnd[-value] = true
                months.insert(monthsFromEnd: -value...(-value))
            }
        }
        self.months = months
        self.fromStart = fromStart
        self.fromEnd = fromEnd
    }

    func days(of month: Month) -> DaysOfMonth {
        let first = month.daysBefore + 1
        let mirror = month.yearLength + 1
        var days = DaysOfMonth.none
        for day in 0..<month.length where fromStart[first + day] || fromEnd[mirror - first - day] {
            days.insert(day)
        }
        return days
    }

    func nextMonth(from index: Int) -> Int { months.next(from: index) }

    func missing(in month: Month) -> (beforeFirst: Bool, afterLast: Bool) {
        guard month.yearLength == 365 else { return (false, false) }
        return (month.number == 1 && fromEnd[366], month.number == 12 && fromStart[366])
    }
}
