import CivilTime
import Recurrence

/// A rule whose end in UTC is brought onto the clock of its series, where one reading cannot always say it.
///
/// The end is an instant, and an occurrence belongs to the series when its own instant is not after it. Around a
/// change of the clocks the two orders differ: a skipped 02:30 is the instant at which clocks show 03:30, and comes
/// after 03:10.
struct RuleOnClock {
    /// The rule; its end is a reading of the series' clock, or what it was.
    let rule: RecurrenceRule
    /// The rule's last times that its end leaves out: those after a gap, while skipped ones are still to come.
    let dates: [CivilDateTime]

    /// Brings a rule onto a clock.
    ///
    /// - Parameters:
    ///   - rule: The rule as it was written.
    ///   - start: The first occurrence, on the clock of the series.
    ///   - zone: The zone of that clock; `nil` floats, and the end is taken as it stands.
    init(_ rule: RecurrenceRule, from start: CivilDateTime, in zone: Zone?) {
        guard let zone, case .until(.utc(let utc)) = rule.bound else {
            self.rule = rule.resolvingUntil { $0 }
            dates = []
            return
        }
        let end = Zone.utc.mapping(of: utc).compatible
        let shown = zone.civil(at: end)
        let mapping = zone.mapping(of: shown)
        if mapping.compatible < end, let change = mapping.transition {
            // The second pass: every reading of the repeated hour is meant as its first one.
            let last = (try? change.localBefore.adding(.seconds(-1))) ?? shown
            self.rule = rule.resolvingUntil { _ in last }
            dates = []
            return
        }
        guard let gap = Self.gap(before: end, in: zone), start < gap.localAfter,
            let skipped = try? CivilDateTime(
                secondsSinceEpoch: end.secondsSinceEpoch + Int64(gap.before.offset.totalSeconds)),
            skipped < gap.localAfter, let next = try? shown.adding(.seconds(1))
        else {
            self.rule = rule.resolvingUntil { _ in shown }
            dates = []
            return
        }
        self.rule = rule.resolvingUntil { _ in skipped }
        let set = RecurrenceSet(start: start, isDateOnly: false, rules: [rule.resolvingUntil { _ in shown }])
        dates = set.occurrences(in: gap.localAfter..<next, limits: .standard).starts
    }

    /// The change that was the last one not after an instant, if it moved the clocks forward.
    private static func gap(before end: Instant, in zone: Zone) -> ZoneTransition? {
        guard let next = try? end.adding(.seconds(1)), let change = zone.previousTransition(before: next),
            change.localBefore < change.localAfter
        else { return nil }
        return change
    }
}
