import CivilTime

/// The history of a zone over a range of instants, as its VTIMEZONE must state it.
struct ZoneHistory {
    /// A yearly onset with the abbreviation of the new time.
    struct Onset {
        let rule: OnsetRule
        let name: String
    }

    /// The start of a period, in local time of the previous offset.
    struct Origin {
        let local: CivilDateTime
        let from: UTCOffset
        let period: ZonePeriod
    }

    /// Two yearly onsets, and the first year for which they are written.
    struct Rules {
        let first: Onset
        let second: Onset
        let firstYear: Int
    }

    /// The period at the start of the range, with its start and previous offset.
    let origin: Origin
    /// The last start of standard time before the range, if any.
    let lastStandard: Origin?
    /// The changes of offset after the start of the range and before its end.
    let changesInRange: [ZoneTransition]
    /// Whether no clock change occurs in the civil years that the range touches.
    let yearsHaveNoChange: Bool
    /// The pair of rules for all of these years, else for the range, if any.
    let rules: Rules?
    /// The civil years of the range, if every range that touches exactly these has the same VTIMEZONE; else nil.
    let years: Range<Int>?
    /// Whether daylight time has the smaller offset, as in Dublin and Casablanca.
    let hasNegativeDaylight: Bool

    /// The first year searched for rules, to distinguish the last Sunday from the fourth.
    private static let firstYear = 1970
    private static let yearsAhead = 12
    /// The most years for which an exported VTIMEZONE is written by rules.
    static let longestRange = 200

    init(_ zone: Zone, _ range: Range<Instant>) {
        let start = range.lowerBound
        let last = Self.last(of: range)
        let all = Self.years(of: zone, range)
        let years = all.lowerBound..<min(all.upperBound, all.lowerBound + Self.longestRange)
        var changes: [ZoneTransition] = []
        var cursor = start
        while let change = zone.nextTransition(after: cursor), change.instant <= last {
            cursor = change.instant
            if change.changesOffset { changes.append(change) }
        }
        changesInRange = changes
        let byYear = Self.changes(of: zone, in: years)
        yearsHaveNoChange = changes.isEmpty && byYear.allSatisfy(\.isEmpty)
        let lasting = years == all ? Self.rules(zone, years, byYear) : nil
        rules = lasting ?? Self.fittedRules(zone, start...max(start, last), changes)
        let isSettled = lasting != nil || (yearsHaveNoChange && Self.isUnchanging(zone, all))
        self.years = isSettled && years == all ? all : nil
        hasNegativeDaylight = changes.contains { change in
            change.after.isDaylight != change.before.isDaylight
                && (change.after.offset > change.before.offset) != change.after.isDaylight
        }
        origin = Self.origin(zone, start)
        let isTurned = hasNegativeDaylight
        lastStandard = Self.lastChange(of: zone, notAfter: start) { $0.after.isDaylight == isTurned }
            .map { Origin(local: $0.localBefore, from: $0.before.offset, period: $0.after) }
    }

    /// Returns the civil years that a range touches.
    static func years(of zone: Zone, _ range: Range<Instant>) -> Range<Int> {
        let first = zone.civil(at: range.lowerBound).date.year
        return first..<max(first, zone.civil(at: last(of: range)).date.year) + 1
    }

    /// Whether neither the offset nor its name changes in some civil years, nor so near that an hour of them comes again.
    private static func isUnchanging(_ zone: Zone, _ years: Range<Int>) -> Bool {
        let start = FileZone.firstSecond(of: years.lowerBound) - 2 * 86_400
        // Before 1970 the one part of a zone that never changed begins with the range.
        guard years.lowerBound >= firstYear, let start = try? Instant(secondsSinceEpoch: start) else {
            return false
        }
        guard let next = zone.nextTransition(after: start) else { return true }
        return next.instant.secondsSinceEpoch >= FileZone.firstSecond(of: years.upperBound) + 2 * 86_400
    }

    private static func last(of range: Range<Instant>) -> Instant {
        range.isEmpty ? range.lowerBound : before(range.upperBound)
    }

    private static func before(_ instant: Instant) -> Instant {
        (try? Instant(secondsSinceEpoch: instant.secondsSinceEpoch - 1)) ?? instant
    }

    /// Returns the last change of offset before the range, or New Year of 1970 without one.
    private static func origin(_ zone: Zone, _ start: Instant) -> Origin {
        let period = zone.period(at: start)
        if let change = lastChange(of: zone, notAfter: start, where: { _ in true }) {
            return Origin(local: change.localBefore, from: change.before.offset, period: period)
        }
        let day = CivilDateTime(zone.civil(at: start).date, .midnight)
        return Origin(local: min(.epoch, day), from: period.offset, period: period)
    }

    /// Returns the last wanted change of offset since 1970; changes of name alone are ignored.
    private static func lastChange(
        of zone: Zone, notAfter start: Instant, where isWanted: (ZoneTransition) -> Bool
    ) -> ZoneTransition? {
        var cursor = (try? Instant(secondsSinceEpoch: start.secondsSinceEpoch + 1)) ?? start
        while let change = zone.previousTransition(before: cursor), change.instant > .epoch {
            cursor = change.instant
            if change.changesOffset, isWanted(change) { return change }
        }
        return nil
    }

    /// Returns the changes of offset in each civil year, by the clock before the change.
    private static func changes(of zone: Zone, in years: Range<Int>) -> [[ZoneTransition]] {
        years.map { changes(of: zone, in: $0) }
    }

    private static func changes(of zone: Zone, in year: Int) -> [ZoneTransition] {
        let start = FileZone.firstSecond(of: year) - 2 * 86_400
        let end = FileZone.firstSecond(of: year + 1) + 2 * 86_400
        guard var cursor = try? Instant(secondsSinceEpoch: start) else { return [] }
        var changes: [ZoneTransition] = []
        while let change = zone.nextTransition(after: cursor), change.instant.secondsSinceEpoch < end {
            cursor = change.instant
            if change.changesOffset, change.localBefore.date.year == year { changes.append(change) }
        }
        return changes
    }

    // MARK: - Rules

    /// Finds two yearly onsets that explain every year of the range.
    private static func rules(_ zone: Zone, _ years: Range<Int>, _ byYear: [[ZoneTransition]]) -> Rules? {
        guard let pattern = byYear.first, pattern.count == 2, byYear.allSatisfy({ $0.count == 2 }) else {
            return nil
        }
        guard pattern[0].before.offset == pattern[1].after.offset, isOfSummerTime(pattern[0]) else {
            return nil
        }
        var earlier: [Int: [ZoneTransition]] = [:]
        func changesOf(_ year: Int) -> [ZoneTransition] {
            if let known = earlier[year] { return known }
            let found = changes(of: zone, in: year)
            earlier[year] = found
            return found
        }
        func best(_ index: Int) -> (rule: OnsetRule, since: Int)? {
            let possible = OnsetRule.candidates(for: pattern[index]).filter { rule in
                byYear.allSatisfy { rule.matches($0[index]) }
            }
            let runs = possible.map { rule -> (rule: OnsetRule, since: Int, length: Int) in
                let holds = { (year: Int) in
                    let found = changesOf(year)
                    return found.count == 2 && rule.matches(found[index])
                }
                var first = years.lowerBound
                while first > firstYear, holds(first - 1) { first -= 1 }
                var end = years.upperBound
                while end < years.upperBound + yearsAhead, holds(end) { end += 1 }
                return (rule, first, end - first)
            }
            return runs.max { $0.length < $1.length }.map { ($0.rule, $0.since) }
        }
        guard let first = best(0), let second = best(1) else { return nil }
        // The year before the range must be covered, so that its January has an offset.
        let since = min(max(first.since, second.since), years.lowerBound - 1)
        return Rules(
            first: Onset(rule: first.rule, name: pattern[0].after.abbreviation),
            second: Onset(rule: second.rule, name: pattern[1].after.abbreviation), firstYear: since)
    }
}

extension CivilDateTime {
    /// New Year of 1970, where many programs let their zones begin.
    fileprivate static var epoch: CivilDateTime {
        (try? CivilDateTime(secondsSinceEpoch: 0)) ?? .earliest
    }
}
