import CivilTime

/// The times of a rule on a day: which units of the day count, and the seconds within each.
///
/// In daily and longer rules the unit is the day, and there is one. In shorter ones it is the hour, the minute or the
/// second; `BYHOUR`, `BYMINUTE` and `BYSECOND` then choose among the units, and `INTERVAL` counts them from the start
/// of the series across days.
struct ClockPattern: Sendable {
    let unit: TimeUnit
    /// The seconds within a unit, ascending.
    let offsets: [Int]
    /// The units of the day that count, before `INTERVAL`.
    private let allowed: UnitsOfDay
    private let interval: Int
    /// An allowed unit, numbered across days from 1970-01-01.
    private let origin: Int
    /// False when `INTERVAL` never meets an allowed unit; the rule then has no times.
    let isReachable: Bool

    init(_ rule: RecurrenceRule, start: CivilDateTime, isDateOnly: Bool) {
        unit = TimeUnit(rule.frequency)
        // RFC 5545 section 3.3.10: BYHOUR, BYMINUTE and BYSECOND are ignored beside a DATE.
        let offsets = isDateOnly ? [0] : Self.offsets(of: rule, start: start.time, unit: unit)
        // A period of a day or less always has the same times, so its positions can be looked up once.
        let picksNow = rule.frequency <= .daily && !rule.bySetPosition.isEmpty
        self.offsets =
            picksNow
            ? SetPositions(rule.bySetPosition).indices(in: offsets.count).map { offsets[$0] } : offsets
        allowed = UnitsOfDay(rule, unit: unit)
        interval = unit == .day ? 1 : rule.interval
        origin = floorDivide(Int(start.secondsSinceEpoch), unit.seconds)
        isReachable = !self.offsets.isEmpty && allowed.contains(step: interval, from: origin)
    }

    private static func offsets(of rule: RecurrenceRule, start: TimeOfDay, unit: TimeUnit) -> [Int] {
        let hours = rule.byHour.isEmpty ? [start.hour] : rule.byHour
        let minutes = rule.byMinute.isEmpty ? [start.minute] : rule.byMinute
        // Second 60 is read as 59 and may then occur twice.
        let given = Set(rule.bySecond.map { min($0, 59) }).sorted()
        let seconds = rule.bySecond.isEmpty ? [start.second] : given
        switch unit {
        case .second: return [0]
        case .minute: return seconds
        case .hour: return minutes.flatMap { minute in seconds.map { minute * 60 + $0 } }
        case .day:
            return hours.flatMap { hour in
                minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
            }
        }
    }
}

// MARK: - Units of a day

extension ClockPattern {
    /// The number of times on every day, or `nil` when it changes from day to day.
    var timesPerDay: Int? { interval == 1 ? allowed.count * offsets.count : nil }

    /// Returns the first allowed unit of a day from `unit` on; each step of the search counts as work.
    func nextUnit(on day: Int, from unit: Int, _ meter: inout WorkMeter) -> Int? {
        let base = day * self.unit.perDay
        var candidate = roundUp(base + unit, toStep: interval, from: origin) - base
        while candidate < self.unit.perDay, let next = allowed.next(from: candidate) {
            if next == candidate { return next }
            guard meter.spend() else { return nil }
            candidate = roundUp(base + next, toStep: interval, from: origin) - base
        }
        return nil
    }

    /// The first day from `day` on with a unit that `INTERVAL` meets.
    func nextDay(from day: Int) -> Int {
        guard interval > 1 else { return day }
        return floorDivide(roundUp(day * unit.perDay, toStep: interval, from: origin), unit.perDay)
    }
}
