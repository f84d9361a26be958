/// `INTERVAL` of a yearly rule with `BYWEEKNO`: every day of every n-th year of the week numbering.
struct EveryNthWeekYear: DayStep {
    let interval: Int
    let origin: Int
    let weekYear: WeekYear

    func days(of month: Month) -> DaysOfMonth {
        var days = DaysOfMonth.none
        for year in month.year - 1...month.year + 1 where modulo(year - origin, interval) == 0 {
            let first = weekYear.firstDay(of: year) - month.firstDay
            let end = weekYear.firstDay(of: year + 1) - month.firstDay
            days.formUnion(DaysOfMonth(first, upTo: min(end, month.length)))
        }
        return days
    }

    func nextMonth(from index: Int) -> Int {
        // The weeks of a year lie between the December before it and the January after it.
        let year = roundUp(floorDivide(index - 1, 12), toStep: interval, from: origin)
        return max(index, year * 12 - 1)
    }
}
