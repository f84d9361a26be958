import CivilTime

/// Merges the start, the rules and the added dates of a series: ascending, each time once.
struct OccurrenceMerge {
    /// The start and the added dates, ascending.
    private let dates: [Int]
    private var nextDate = 0
    private var walks: [RuleWalk]
    /// The next time of each walk.
    private var heads: [Int?]
    private var previous = Int.min
    /// The exclusive end of the known times, when a walk ran out of work.
    private(set) var knownUntil: Int?
    /// The indices of the rules without a time in the window.
    private(set) var emptyRules: [Int] = []

    init(_ set: RecurrenceSet, window: ClosedRange<Int>, _ meter: inout WorkMeter) {
        dates = ([set.start] + set.dates).map { Int($0.secondsSinceEpoch) }.filter(window.contains)
            .sorted()
        walks = []
        heads = []
        for (place, rule) in set.rules.enumerated() {
            var walk = RuleWalk(
                rule, start: set.start, isDateOnly: set.isDateOnly, window: window, &meter)
            let head = walk.next(&meter)
            if head == nil, !meter.isExhausted { emptyRules.append(place) }
            if head == nil, meter.isExhausted { note(walk) }
            walks.append(walk)
            heads.append(head)
        }
    }

    /// Returns the next time in seconds since 1970-01-01; `nil` at the end, or when a walk ran out of work.
    mutating func next(_ meter: inout WorkMeter) -> Int? {
        // With many heads, visiting each of them counts as work too.
        meter.spend(heads.count / 8)
        while true {
            var best = nextDate < dates.count ? dates[nextDate] : Int.max
            var source = -1
            for place in heads.indices {
                if let head = heads[place], head < best { (best, source) = (head, place) }
            }
            guard best < .max, best < knownUntil ?? .max else { return nil }
            if source < 0 { nextDate += 1 } else { advance(source, &meter) }
            guard best > previous else { continue }
            previous = best
            return best
        }
    }

    private mutating func advance(_ place: Int, _ meter: inout WorkMeter) {
        heads[place] = walks[place].next(&meter)
        if heads[place] == nil, meter.isExhausted { note(walks[place]) }
    }

    private mutating func note(_ walk: RuleWalk) {
        knownUntil = min(knownUntil ?? .max, walk.position)
    }
}
