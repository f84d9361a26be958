import CivilTime

/// The times and days taken out of a series, asked in ascending order.
struct Exclusions {
    private let seconds: [Int]
    private let days: [Int]
    private var nextSecond = 0
    private var nextDay = 0

    init(_ set: RecurrenceSet) {
        seconds = set.excludedDates.map { Int($0.secondsSinceEpoch) }
        days = set.excludedDays.map(\.daysSinceEpoch)
    }

    /// Whether a time is taken out; each call must ask for a later time than the one before.
    mutating func contains(_ second: Int) -> Bool {
        while nextSecond < seconds.count, seconds[nextSecond] < second { nextSecond += 1 }
        if nextSecond < seconds.count, seconds[nextSecond] == second { return true }
        guard !days.isEmpty else { return false }
        let day = floorDivide(second, secondsPerDay)
        while nextDay < days.count, days[nextDay] < day { nextDay += 1 }
        return nextDay < days.count && days[nextDay] == day
    }
}
