import CivilTime

/// Walks in ascending order through the times that one rule adds after the start.
struct RuleWalk {
    /// The source of the times; at most one of the two is set, and none when the rule has no times.
    private var days: DayTimes?
    private var periods: PeriodTimes?
    /// The first and the last second that may still be returned.
    private var first: Int
    private let last: Int
    /// How many more times the rule has by its `COUNT`.
    private var remaining = Int.max
    /// A time that was counted but not yet returned.
    private var pending: Int?

    /// Starts before the rule's first time from `first` to `last`, and counts none before it.
    init(_ rule: RecurrenceRule, start: CivilDateTime, isDateOnly: Bool, from first: Int, through last: Int) {
        let last = min(last, rule.lastSecond)
        self.first = first
        self.last = last
        let clock = ClockPattern(rule, start: start, isDateOnly: isDateOnly)
        let isUsable = (!isDateOnly || rule.frequency >= .daily) && clock.isReachable
        guard isUsable, first <= last else { return }
        let picksFromPeriods = !rule.bySetPosition.isEmpty && rule.frequency > .daily
        let pattern = DayPattern(rule, start: start.date, countsPeriods: !picksFromPeriods)
        if picksFromPeriods {
            let start = Int(start.secondsSinceEpoch)
            periods = PeriodTimes(rule, pattern, clock, start: start, from: first, through: last)
        } else {
            days = DayTimes(pattern, clock, from: first, through: last)
        }
    }

    /// Starts before the rule's first time that is after the start and in the window.
    ///
    /// The start is the first of any `COUNT`, so one less is counted here. Without a `COUNT` the walk begins at the
    /// window; with one it has to count from the start.
    init(
        _ rule: RecurrenceRule, start: CivilDateTime, isDateOnly: Bool, window: ClosedRange<Int>,
        _ meter: inout WorkMeter
    ) {
        let afterStart = Int(start.secondsSinceEpoch) + 1
        guard case .count(let count) = rule.bound else {
            let first = max(window.lowerBound, afterStart)
            self.init(rule, start: start, isDateOnly: isDateOnly, from: first, through: window.upperBound)
            return
        }
        self.init(rule, start: start, isDateOnly: isDateOnly, from: afterStart, through: window.upperBound)
        remaining = count - 1
        passTimes(before: window.lowerBound, &meter)
    }

    /// All times before this second are known.
    var position: Int { max(first, days?.position ?? periods?.position ?? last + 1) }

    /// Returns the next time in seconds since 1970-01-01; `nil` at the rule's end or the end of the work.
    mutating func next(_ meter: inout WorkMeter) -> Int? {
        if let time = pending {
            pending = nil
            return time
        }
        guard remaining > 0 else { return nil }
        while meter.spend(), let time = days?.next(&meter) ?? periods?.next(&meter) {
            guard time <= last else { break }
            guard time >= first else { continue }
            remaining &-= 1
            first = time &+ 1
            return time
        }
        if !meter.isExhausted { remaining = 0 }
        return nil
    }

    /// Counts the times before `lower`, by whole months where possible.
    private mutating func passTimes(before lower: Int, _ meter: inout WorkMeter) {
        let end = min(lower, last)
        while let time = next(&meter) {
            guard time < lower else {
                pending = time
                return
            }
            while remaining > 0, meter.spend(), let passed = days?.passMonth(by: end) {
                remaining = max(0, remaining - passed)
            }
        }
    }
}

extension RecurrenceRule {
    /// The last second, inclusive, within the bound.
    var lastSecond: Int {
        switch bound {
        case .forever, .count: .max
        case .until(.date(let date)): date.daysSinceEpoch * secondsPerDay + secondsPerDay - 1
        case .until(.local(let time)), .until(.utc(let time)): Int(time.secondsSinceEpoch)
        }
    }
}
