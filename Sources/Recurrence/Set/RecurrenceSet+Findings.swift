import CivilTime
import Messages

// MARK: - What a person should know

extension RecurrenceSet {
    /// Collects the findings about the rules; `emptyRules` had no time in the window and are searched from the start.
    func findings(emptyRules: [Int], _ meter: inout WorkMeter) -> [RecurrenceFinding] {
        var findings: [RecurrenceFinding] = []
        for (place, rule) in rules.enumerated() {
            func note(_ code: RecurrenceFinding.Code, _ reason: String) {
                findings.append(
                    RecurrenceFinding(code: code, rule: place, subject: rule.text, reason: reason))
            }
            if case .until(.utc) = rule.bound {
                note(
                    .untilNotResolved,
                    tr("the end is in UTC and was compared with the wall clock as it stands"))
            }
            if isDateOnly, rule.frequency < .daily {
                note(
                    .frequencyTooShort,
                    tr("a series of whole days has no shorter period; the rule is not used"))
            } else if isDateOnly, !(rule.byHour + rule.byMinute + rule.bySecond).isEmpty {
                note(.timePartsIgnored, tr("a series of whole days has no times; the parts are ignored"))
            } else if rule.lastSecond < Int(start.secondsSinceEpoch) {
                note(.untilBeforeStart, tr("the rule ends before the series starts on \(start)"))
            } else if emptyRules.contains(place), namesNoTime(rule, &meter) {
                note(
                    .neverYields,
                    tr("from \(start) on, no time of the calendar meets the rule before it ends"))
            }
        }
        return findings
    }

    private func namesNoTime(_ rule: RecurrenceRule, _ meter: inout WorkMeter) -> Bool {
        var walk = RuleWalk(
            rule, start: start, isDateOnly: isDateOnly, from: Int(start.secondsSinceEpoch),
            through: Month.newYear(10_000) * secondsPerDay - 1)
        return walk.next(&meter) == nil && !meter.isExhausted
    }
}
