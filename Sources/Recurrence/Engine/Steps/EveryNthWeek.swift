/// `INTERVAL` of a weekly rule: every day of every n-th week, counted from the week of the start.
struct EveryNthWeek: DayStep {
    let interval: Int
    let origin: Int
    let weekYear: WeekYear

    func days(of month: Month) -> DaysOfMonth {
        var days = DaysOfMonth.none
        var week = roundUp(weekYear.weekIndex(of: month.firstDay), toStep: interval, from: origin)
        while true {
            let first = weekYear.firstDay(ofWeek: week) - month.firstDay
            guard first < month.length else { return days }
            days.formUnion(DaysOfMonth(first, upTo: min(first + 7, month.length)))
            week += interval
        }
    }

    func nextMonth(from index: Int) -> Int {
        let month = Month(index: index)
        let week = roundUp(weekYear.weekIndex(of: month.firstDay), toStep: interval, from: origin)
        return max(index, Month.index(ofDay: weekYear.firstDay(ofWeek: week)))
    }
}
