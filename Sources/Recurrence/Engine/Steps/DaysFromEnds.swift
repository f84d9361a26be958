/// `BYMONTHDAY`: days counted from the start or the end of the month.
struct DaysFromEnds: DayNamingStep {
    private let byLength: [DaysOfMonth]
    private let latest: Int
    private let earliest: Int

    init(_ values: [Int]) {
        latest = values.max() ?? 0
        earliest = values.min() ?? 0
        byLength = (28...31).map { length in
            var days = DaysOfMonth.none
            for value in values { days.insert(value > 0 ? value - 1 : length + value, of: length) }
            return days
        }
    }

    func days(of month: Month) -> DaysOfMonth { byLength[month.length - 28] }

    func missing(in month: Month) -> (beforeFirst: Bool, afterLast: Bool) {
        (-earliest > month.length, latest > month.length)
    }
}
