/// `INTERVAL` of a daily rule: every n-th day.
struct EveryNthDay: DayStep {
    let interval: Int
    let origin: Int

    func days(of month: Month) -> DaysOfMonth {
        var days = DaysOfMonth.none
        let first = roundUp(month.firstDay, toStep: interval, from: origin)
        for day in stride(from: first, to: month.endDay, by: interval) { days.insert(day - month.firstDay) }
        return days
    }

    func nextMonth(from index: Int) -> Int {
        let day = roundUp(Month(index: index).firstDay, toStep: interval, from: origin)
        return max(index, Month.index(ofDay: day))
    }
}
