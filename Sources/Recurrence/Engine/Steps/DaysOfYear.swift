/// `BYYEARDAY`: days counted from the start or the end of the year.
struct DaysOfYear: DayNamingStep {
    private let fromStart: [Bool]
    private let fromEnd: [Bool]

    init(_ values: [Int]) {
        var fromStart = Array(repeating: false, count: 367)
        var fromEnd = fromStart
        for value in values {
            if value > 0 { fromStart[value] = true } else { fromEnd[-value] = true }
        }
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

    func missing(in month: Month) -> (beforeFirst: Bool, afterLast: Bool) {
        guard month.yearLength == 365 else { return (false, false) }
        return (month.number == 1 && fromEnd[366], month.number == 12 && fromStart[366])
    }
}
