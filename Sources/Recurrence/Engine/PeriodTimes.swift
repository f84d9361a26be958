/// Walks through the times of a weekly, monthly or yearly rule with `BYSETPOS`: it collects the whole set of a
/// period, then picks from it.
struct PeriodTimes {
    private let pattern: DayPattern
    private let offsets: [Int]
    private let positions: SetPositions
    private let periods: Periods
    private let interval: Int
    private let origin: Int
    private let endIndex: Int
    /// The next period to visit.
    private var index: Int
    private var times: [Int] = []
    private var given = 0

    /// Starts before the period that holds `second`; the last period is the one that holds `last`.
    init(
        _ rule: RecurrenceRule, _ pattern: DayPattern, _ clock: ClockPattern, start: Int, from second: Int,
        through last: Int
    ) {
        self.pattern = pattern
        offsets = clock.offsets
        positions = SetPositions(rule.bySetPosition)
        periods = Periods(rule)
        interval = rule.interval
        origin = periods.index(holding: floorDivide(start, secondsPerDay))
        index = periods.index(holding: floorDivide(second, secondsPerDay))
        endIndex = periods.index(holding: floorDivide(last, secondsPerDay)) + 1
    }

    /// All times before this second are known.
    var position: Int { periods.days(of: index).lowerBound * secondsPerDay }

    /// Returns the next time in seconds since 1970-01-01; `nil` at the end of the calendar or of the work.
    mutating func next(_ meter: inout WorkMeter) -> Int? {
        while given == times.count {
            // Where days are moved, a period may end with days that the one before it named.
            if !pattern.movesDays { index = roundUp(index, toStep: interval, from: origin) }
            guard index < endIndex, !meter.isExhausted else {
                return nil
            }
            times = pattern.movesDays ? timesFalling(in: index, &meter) : timesNamed(in: index, &meter)
            given = 0
            index += 1
        }
        defer { given += 1 }
        return times[given]
    }

    private func timesFalling(in index: Int, _ meter: inout WorkMeter) -> [Int] {
        let days = periods.days(of: index)
        let seconds = days.lowerBound * secondsPerDay..<days.upperBound * secondsPerDay
        var times: Set<Int> = []
        for origin in index - 1...index + 1 where modulo(origin - self.origin, interval) == 0 {
            times.formUnion(timesNamed(in: origin, &meter).filter(seconds.contains))
        }
        meter.spend(1)
        return times.sorted()
    }

    private func timesNamed(in index: Int, _ meter: inout WorkMeter) -> [Int] {
        let days = daysNamed(in: index)
        meter.spend(1 + days.count + positions.count)
        return positions.indices(in: days.count * offsets.count).map {
            days[$0 / offsets.count] * secondsPerDay + offsets[$0 % offsets.count]
        }
    }

    private func daysNamed(in index: Int) -> [Int] {
        let range = periods.days(of: index)
        let end = Month.index(ofDay: range.upperBound - 1)
        var month = pattern.nextMonth(from: Month.index(ofDay: range.lowerBound))
        var days: [Int] = []
        while month <= end {
            let this = Month(index: month)
            if periods.areWholeMonths {
                days += pattern.daysNamed(in: this)
            } else {
                var inside = pattern.days(of: this)
                while let day = inside.popFirst() {
                    if range.contains(this.firstDay + day) { days.append(this.firstDay + day) }
                }
            }
            month = pattern.nextMonth(from: month + 1)
        }
        return days
    }
}
