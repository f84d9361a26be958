/// `BYHOUR`, `BYMINUTE` and `BYSECOND` where they choose among hours, minutes or seconds of the day.
struct UnitsOfDay: Sendable {
    private let unit: TimeUnit
    private let hours: UInt64
    private let minutes: UInt64
    private let seconds: UInt64

    init(_ rule: RecurrenceRule, unit: TimeUnit) {
        self.unit = unit
        hours = unit == .day ? 1 : Self.set(rule.byHour, orAll: 24)
        minutes = Self.set(rule.byMinute, orAll: 60)
        seconds = Self.set(rule.bySecond.map { min($0, 59) }, orAll: 60)
    }

    private static func set(_ values: [Int], orAll count: Int) -> UInt64 {
        values.isEmpty ? (1 << UInt64(count)) - 1 : values.reduce(0) { $0 | 1 << UInt64($1) }
    }

    var count: Int {
        switch unit {
        case .day: 1
        case .hour: hours.nonzeroBitCount
        case .minute: hours.nonzeroBitCount * minutes.nonzeroBitCount
        case .second: hours.nonzeroBitCount * minutes.nonzeroBitCount * seconds.nonzeroBitCount
        }
    }

    /// Returns the first unit in the set from `value` on.
    func next(from value: Int) -> Int? {
        switch unit {
        case .day, .hour: next(hours, from: value)
        case .minute: nextMinute(from: value)
        case .second: nextSecond(from: value)
        }
    }

    private func nextMinute(from value: Int) -> Int? {
        guard let hour = next(hours, from: value / 60) else { return nil }
        if hour == value / 60, let minute = next(minutes, from: value % 60) { return hour * 60 + minute }
        guard let hour = next(hours, from: value / 60 + 1), let minute = next(minutes, from: 0) else {
            return nil
        }
        return hour * 60 + minute
    }

    private func nextSecond(from value: Int) -> Int? {
        guard let minute = nextMinute(from: value / 60) else { return nil }
        if minute == value / 60, let second = next(seconds, from: value % 60) { return minute * 60 + second }
        guard let minute = nextMinute(from: value / 60 + 1), let second = next(seconds, from: 0) else {
            return nil
        }
        return minute * 60 + second
    }

    private func next(_ set: UInt64, from value: Int) -> Int? {
        guard value < 64 else { return nil }
        let rest = set >> UInt64(value)
        return rest == 0 ? nil : value + rest.trailingZeroBitCount
    }

    /// Whether steps across days ever meet a unit of the set.
    ///
    /// On some day they meet each unit congruent to the origin modulo the greatest common divisor of the step and the
    /// day, and no other.
    func contains(step: Int, from origin: Int) -> Bool {
        let stride = greatestCommonDivisor(step, unit.perDay)
        var candidate = 0
        while let next = next(from: candidate) {
            candidate = roundUp(next, toStep: stride, from: origin)
            if candidate == next { return true }
            guard candidate < unit.perDay else { return false }
        }
        return false
    }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
}
