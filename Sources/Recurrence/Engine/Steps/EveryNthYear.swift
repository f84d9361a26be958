/// `INTERVAL` of a yearly rule: every day of every n-th year.
struct EveryNthYear: DayStep {
    let interval: Int
    let origin: Int

    func days(of month: Month) -> DaysOfMonth {
        modulo(month.year - origin, interval) == 0 ? .all(of: month) : .none
    }

    func nextMonth(from index: Int) -> Int {
        let year = floorDivide(index, 12)
        let next = roundUp(year, toStep: interval, from: origin)
        return next == year ? index : next * 12
    }
}
