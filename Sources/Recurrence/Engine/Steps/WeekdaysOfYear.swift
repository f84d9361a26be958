import CivilTime

/// `BYDAY` with numbers in a year: some weekdays, every one or the n-th of the year.
struct WeekdaysOfYear: DayStep {
    private let fromStart: [Bool]
    private let fromEnd: [Bool]
    private let months: MonthSet

    /// Both tables have seven entries, Monday first, for each n from 0; the entries of 0 mean every one.
    init(_ weekdays: [WeekdayOccurrence]) {
        var fromStart = Array(repeating: false, count: 54 * 7)
        var fromEnd = fromStart
        var months = MonthSet([])
        for wanted in weekdays {
            let ordinal = wanted.ordinal ?? 0
            let place = abs(ordinal) * 7 + wanted.weekday.rawValue - 1
            if ordinal > 0 { months.insert(months: ordinal * 7 - 7...ordinal * 7 - 1) }
            if ordinal < 0 { months.insert(monthsFromEnd: -ordinal * 7 - 6...(-ordinal * 7)) }
            if ordinal == 0 { months.insert(months: 0...365) }
            if ordinal >= 0 { fromStart[place] = true } else { fromEnd[place] = true }
        }
        self.months = months
        self.fromStart = fromStart
        self.fromEnd = fromEnd
    }

    func nextMonth(from index: Int) -> Int { months.next(from: index) }

    func days(of month: Month) -> DaysOfMonth {
        let (before, weekday, last) = (month.daysBefore, month.firstWeekday, month.yearLength - 1)
        var days = DaysOfMonth.none
        for day in 0..<month.length {
            let place = (weekday + day) % 7
            let nth = (before + day) / 7 + 1
            let nthFromEnd = (last - before - day) / 7 + 1
            if fromStart[place] || fromStart[nth * 7 + place] || fromEnd[nthFromEnd * 7 + place] {
                days.insert(day)
            }
        }
        return days
    }
}
