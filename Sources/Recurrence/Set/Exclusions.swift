import CivilTime

/// The times excluded from a series by dates, days and rules, queried in ascending order.
struct Exclusions {
    private let seconds: [Int]
    private let days: [Int]
    private var nextSecond = 0
    private var nextDay = 0
    private var walks: [RuleWalk]
    /// The next time of each walk.
    private var heads: [Int?]
    /// The start, when an exclusion rule contains it.
    private var start: Int?
    /// From here on an exclusion rule is unknown, because its work ran out.
    private(set) var knownUntil: Int?

    init(_ set: RecurrenceSet, window: ClosedRange<Int>, _ meter: inout WorkMeter) {
        seconds = set.excludedDates.map { Int($0.secondsSinceEpoch) }
        days = set.excludedDays.map(\.daysSinceEpoch)
        walks = []
        heads = []
        let first = Int(set.start.secondsSinceEpoch)
        for rule in set.excludedRules {
            // A walk begins after the start, which a COUNT counts even if the rule does not contain it.
            var probe = RuleWalk(
                rule, start: set.start, isDateOnly: set.isDateOnly, from: first, through: first)
            if probe.next(&meter) != nil { start = first }
            var walk = RuleWalk(
                rule, start: set.start, isDateOnly: set.isDateOnly, window: window, &meter)
            heads.append(walk.next(&meter))
            walks.append(walk)
        }
        if !walks.isEmpty, meter.isExhausted { knownUntil = window.lowerBound }
    }

    /// Whether a time is excluded; each call must ask for a later time than the one before.
    mutating func contains(_ second: Int, _ meter: inout WorkMeter) -> Bool {
        if second == start { return true }
        while nextSecond < seconds.count, seconds[nextSecond] < second { nextSecond += 1 }
        if nextSecond < seconds.count, seconds[nextSecond] == second { return true }
        if !days.isEmpty {
            let day = floorDivide(second, secondsPerDay)
            while nextDay < days.count, days[nextDay] < day { nextDay += 1 }
            if nextDay < days.count, days[nextDay] == day { return true }
        }
        return walks.indices.contains { isNamed(second, by: $0, &meter) }
    }

    private mutating func isNamed(_ second: Int, by place: Int, _ meter: inout WorkMeter) -> Bool {
        while let head = heads[place], head < second {
            heads[place] = walks[place].next(&meter)
            if heads[place] == nil, meter.isExhausted { knownUntil = knownUntil ?? second }
        }
        return heads[place] == second
    }
}
