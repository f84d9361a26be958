/// `INTERVAL` of a monthly rule: every day of every n-th month.
struct EveryNthMonth: DayStep {
    let interval: Int
    let origin: Int

    func days(of month: Month) -> DaysOfMonth {
        modulo(month.index - origin, interval) == 0 ? .all(of: month) : .none
    }

    func nextMonth(from index: Int) -> Int { roundUp(index, toStep: interval, from: origin) }
}
