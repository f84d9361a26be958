import CivilTime

// MARK: - Rules for one range

extension ZoneHistory {
    /// Returns whether a change has the size of summer time, which readers expect.
    static func isOfSummerTime(_ change: ZoneTransition) -> Bool {
        abs(change.after.offset.totalSeconds - change.before.offset.totalSeconds) <= 3 * 3600
    }

    /// Finds two yearly onsets that give the offsets of a range, whatever they give at other times.
    ///
    /// A month of summer time by decree, or the one change of a year, follows no yearly rule. But a component
    /// applies to its range alone, and readers that know only a pair of rules get the right offsets from a
    /// pair that is true there. A change without a counterpart in the range gets one outside of it: the
    /// zone's own, if that fits, else the first Sunday of a month.
    static func fittedRules(_ zone: Zone, _ range: ClosedRange<Instant>, _ changes: [ZoneTransition])
        -> Rules?
    {
        let offsets = Set(changes.flatMap { [$0.before.offset, $0.after.offset] })
        guard let change = changes.first, offsets.count == 2, offsets.allSatisfy(\.isWholeMinutes),
            isOfSummerTime(change)
        else { return nil }
        let years =
            zone.civil(at: range.lowerBound).date.year - 1...zone.civil(at: range.upperBound).date.year + 1
        guard years.count <= longestRange else { return nil }
        let there = onsets(of: changes.filter { $0.after.offset == change.after.offset })
        let ways = changes.filter { $0.after.offset == change.before.offset }
        let back = ways.isEmpty ? counterparts(of: change, zone) : onsets(of: ways)
        for first in there {
            for second in back where gives(changes, range, [first.rule, second.rule], years) {
                return Rules(first: first, second: second, firstYear: years.lowerBound)
            }
        }
        return nil
    }

    /// Returns the onsets that all of some changes follow.
    private static func onsets(of changes: [ZoneTransition]) -> [Onset] {
        guard let first = changes.first else { return [] }
        return OnsetRule.candidates(for: first)
            .filter { rule in changes.allSatisfy { rule.matches($0) } }
            .map { Onset(rule: $0, name: first.after.abbreviation) }
    }

    /// Returns onsets that undo a change: the zone's own within a year, then invented ones.
    private static func counterparts(of change: ZoneTransition, _ zone: Zone) -> [Onset] {
        let near = [
            zone.previousTransition(before: change.instant), zone.nextTransition(after: change.instant),
        ]
        let own = near.compactMap { $0 }.filter {
            $0.before.offset == change.after.offset && $0.after.offset == change.before.offset
        }
        let local = change.localBefore
        // Half a year away first: the further from the range, the better.
        let made = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11].map { months in
            OnsetRule(
                month: (local.date.month + months - 1) % 12 + 1, ordinal: 1, weekday: .sunday,
                time: local.time, from: change.after.offset, to: change.before.offset)
        }
        return own.flatMap { onsets(of: [$0]) }
            + made.map { Onset(rule: $0, name: change.before.abbreviation) }
    }

    /// Returns whether rules give the same first offset and changes in a range as a zone.
    private static func gives(
        _ changes: [ZoneTransition], _ range: ClosedRange<Instant>, _ rules: [OnsetRule],
        _ years: ClosedRange<Int>
    ) -> Bool {
        let all = years.flatMap { year in rules.compactMap { $0.change(in: year) } }
            .sorted { $0.instant < $1.instant }
        let start = range.lowerBound.secondsSinceEpoch
        let end = range.upperBound.secondsSinceEpoch
        let wanted = changes.map {
            FileZone.Change(instant: $0.instant.secondsSinceEpoch, offset: $0.after.offset.totalSeconds)
        }
        return all.last { $0.instant <= start }?.offset == changes.first?.before.offset.totalSeconds
            && all.filter { $0.instant > start && $0.instant <= end } == wanted
    }
}

extension OnsetRule {
    /// Returns the onset in a year as an instant, with the new offset.
    fileprivate func change(in year: Int) -> FileZone.Change? {
        onset(in: year).map {
            FileZone.Change(
                instant: $0.secondsSinceEpoch - Int64(from.totalSeconds), offset: to.totalSeconds)
        }
    }
}

extension UTCOffset {
    /// Whether it has no seconds, which some readers cannot read.
    var isWholeMinutes: Bool { totalSeconds.isMultiple(of: 60) }
}
