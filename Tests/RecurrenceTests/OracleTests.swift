import CivilTime
import Recurrence
import Testing

@Suite("Engine against a slow reading of the RFC") struct OracleTests {
    /// How many days are compared: enough for several periods, few enough to try every one of them.
    static func horizon(_ frequency: RecurrenceRule.Frequency) -> Int {
        switch frequency {
        case .secondly: 1
        case .minutely: 12
        case .hourly: 150
        case .daily: 900
        case .weekly: 2000
        case .monthly: 4000
        case .yearly: 7000
        }
    }

    @Test(arguments: 0..<350)
    func `a random rule gives what the slow reading gives`(seed: Int) throws {
        var random = RandomRules(seed: seed)
        let frequencies = RecurrenceRule.Frequency.allCases
        let frequency = frequencies[seed % frequencies.count]
        let start = try random.start()
        let rule = try random.rule(frequency, start: start)
        let end = start.date.daysSinceEpoch + Self.horizon(frequency)
        let expected = Oracle(rule: rule, start: start).occurrences(before: end)

        let series = RecurrenceSet(start: start, isDateOnly: false, rules: [rule])
        let limits = ExpansionLimits(maximumOccurrences: .max, maximumWork: 50_000_000)
        let windowEnd = CivilDateTime(try CivilDate(daysSinceEpoch: end), .midnight)
        let whole = series.occurrences(in: start..<windowEnd, limits: limits)
        #expect(whole.isComplete)
        #expect(whole.starts.map { Int($0.secondsSinceEpoch) } == expected, "\(start) \(rule)")

        // Any window inside holds just what the whole holds there, however one gets to it.
        for _ in 0..<3 {
            let low = Int.random(in: 0..<Self.horizon(frequency) * 86_400, using: &random.numbers)
            let from = Int(start.secondsSinceEpoch) + low
            let to = min(from + Int.random(in: 0..<4_000_000, using: &random.numbers), end * 86_400)
            guard from < to else { continue }
            let window =
                try CivilDateTime(
                    secondsSinceEpoch: Int64(from))..<CivilDateTime(secondsSinceEpoch: Int64(to))
            let part = series.occurrences(in: window, limits: limits)
            #expect(
                part.starts.map { Int($0.secondsSinceEpoch) } == expected.filter { $0 >= from && $0 < to },
                "\(start) \(rule) in \(window)")
        }
    }
}
