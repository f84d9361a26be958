package import CivilTime
package import Recurrence

/// A rule by lot, with what the engine and the oracle make of it.
package struct RandomSample {
    package let start: CivilDateTime
    package let rule: RecurrenceRule
    /// The first time that is not compared.
    package let end: CivilDateTime

    /// Draws a rule; frequencies take turns.
    package init(seed: Int) throws {
        var random = RandomRules(seed: seed)
        let frequencies = RecurrenceRule.Frequency.allCases
        let frequency = frequencies[seed % frequencies.count]
        start = try random.start()
        rule = try random.rule(frequency, start: start)
        end = try CivilDateTime(
            secondsSinceEpoch: start.secondsSinceEpoch + Int64(Self.horizon(frequency)))
    }

    /// How many seconds are compared: enough for several periods, few enough to try every one of them.
    private static func horizon(_ frequency: RecurrenceRule.Frequency) -> Int {
        switch frequency {
        case .secondly: 7200
        case .minutely: 3 * 86_400
        case .hourly: 90 * 86_400
        case .daily: 900 * 86_400
        case .weekly: 1500 * 86_400
        case .monthly: 3000 * 86_400
        case .yearly: 5500 * 86_400
        }
    }

    /// What the engine gives before the end, in seconds since 1970-01-01 on the same clock.
    package var engine: [Int] { engine(in: start..<end) }

    /// What the oracle gives.
    package var oracle: [Int] {
        Oracle(rule: rule, start: start).occurrences(before: Int(end.secondsSinceEpoch))
    }

    /// What the engine gives in a window; one that it does not complete is no answer.
    package func engine(in window: Range<CivilDateTime>) -> [Int] {
        let series = RecurrenceSet(start: start, isDateOnly: false, rules: [rule])
        let limits = ExpansionLimits(maximumOccurrences: .max, maximumWork: 50_000_000)
        let found = series.occurrences(in: window, limits: limits)
        return found.isComplete ? found.starts.map { Int($0.secondsSinceEpoch) } : []
    }
}
