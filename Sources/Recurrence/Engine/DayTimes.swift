/// Walks through the times of a rule whose periods need not be separated: every rule but a weekly, monthly or yearly
/// one with `BYSETPOS`.
struct DayTimes {
    private var days: DayWalk
    private let clock: ClockPattern
    private let first: Int
    private var day: Int
    /// The next unit of the day to look at; past the day's last when the day is done.
    private var unit: Int
    /// The start of the current unit, in seconds since 1970-01-01, and how many of its offsets were returned.
    private var base = 0
    private var given: Int

    /// Starts before `second`; the next time is that one or a later one, on the day of `last` at the latest.
    init(_ pattern: DayPattern, _ clock: ClockPattern, from second: Int, through last: Int) {
        self.clock = clock
        first = second
        given = clock.offsets.count
        day = floorDivide(second, secondsPerDay)
        unit = clock.unit.perDay
        days = DayWalk(pattern, from: day, through: floorDivide(last, secondsPerDay))
    }

    /// All times before this second are known.
    var position: Int { max(days.position, day) * secondsPerDay }

    /// Returns the next time in seconds since 1970-01-01; `nil` at the end of the calendar or of the work.
    mutating func next(_ meter: inout WorkMeter) -> Int? {
        while true {
            if given < clock.offsets.count {
                defer { given &+= 1 }
                return base &+ clock.offsets[given]
            }
            if unit < clock.unit.perDay, let next = clock.nextUnit(on: day, from: unit, &meter) {
                base = day &* secondsPerDay &+ next &* clock.unit.seconds
                given = 0
                unit = next &+ 1
            } else {
                guard !meter.isExhausted, enterNextDay(&meter) else { return nil }
            }
        }
    }

    private mutating func enterNextDay(_ meter: inout WorkMeter) -> Bool {
        guard let next = days.next(&meter) else { return false }
        day = next
        // On the first day, times before the first second are skipped.
        unit = max(0, floorDivide(first - next * secondsPerDay, clock.unit.seconds))
        let reachable = clock.nextDay(from: next)
        if reachable > next {
            // `INTERVAL` skips this day, and possibly years.
            days.skip(to: reachable)
            unit = clock.unit.perDay
        }
        return clock.unit == .day || meter.spend()
    }

    /// Skips the rest of a month that ends by `second`, and returns the number of its times.
    ///
    /// The result is `nil` when the month ends later, or when its times have to be visited one by one.
    mutating func passMonth(by second: Int) -> Int? {
        guard let perDay = clock.timesPerDay, given == clock.offsets.count, unit == clock.unit.perDay else {
            return nil
        }
        return days.passMonth(by: floorDivide(second, secondsPerDay)).map { $0 * perDay }
    }
}
