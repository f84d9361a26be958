import Messages

/// The changes of one zone, laid out so that a look-up touches one entry of a small array.
///
/// ``ZoneStretch`` has the table, from 1900 to 2101. The footer's rule is expanded up to 2100; a later year is looked up
/// as the year of the table that has the same calendar, since the rule goes by the calendar alone.
@usableFromInline final class ZoneRules: Sendable {
    private let changes: ZoneChanges
    /// Each kind of time once, in the order of the places that ``ZoneKind`` has.
    @usableFromInline let periods: [ZonePeriod]
    /// The rule after the last change; nil if the clocks no longer change.
    private let footer: POSIXRule?

    @usableFromInline let stretches: [ZoneStretch]
    private let twins: TwinYears
    /// From here on the footer's rule is evaluated year by year.
    private let horizon: Int64
    /// Before this second, too, where the rule holds for all time.
    private let dawn: Int64

    private static let firstYear = 1899

    init(_ data: TZifData, name: String) throws(TimeError) {
        if let rule = data.footer, rule.hasOverlap {
            throw TimeError(
                .unsupportedZoneData, subject: name, reason: tr("two changes of its footer \(rule) overlap"))
        }
        footer = data.footer.flatMap { $0.changesTheClocks ? $0 : nil }
        if let rule = data.footer, footer == nil, !data.seconds.isEmpty {
            // A rule that changes the clocks takes over with its next change; any other must agree with the table at
            // once.
            let ruled = rule.changes(in: 2000...2000).opening.offset
            let last = data.last.offset
            guard last == ruled else {
                throw TimeError(
                    .malformedZoneData, subject: name,
                    reason: tr(
                        "its table ends with \(last), and its footer \(rule) has \(ruled) from then on"))
            }
        }
        let lastYear = ZoneRules.lastYear(data)
        let changes = ZoneChanges(data, from: ZoneRules.firstYear, through: lastYear)
        if let second = changes.overlap {
            throw TimeError(
                .unsupportedZoneData, subject: name,
                reason: tr("two changes of the clocks overlap near second \(second)"))
        }
        self.changes = changes
        periods = changes.periods
        // The rule answers for the last two days at both ends, so that local times near them find their changes in
        // the table.
        let isRuled = footer != nil
        horizon = isRuled ? POSIXRule.newYear(lastYear + 1) - 172_800 : Int64.max
        dawn =
            isRuled && data.seconds.isEmpty ? POSIXRule.newYear(ZoneRules.firstYear) + 172_800 : Int64.min
        stretches = ZoneStretch.table(changes, from: dawn, until: horizon)
        // A table that the footer contradicts is valid until the footer's first change.
        let ruledFrom =
            changes.tableCount > 0 && changes.tableCount < changes.seconds.count
            ? ZoneRules.year(of: changes.seconds[changes.tableCount]) + 2 : ZoneRules.firstYear + 1
        twins =
            footer?.keepsToItsYears == true
            ? TwinYears.twins(among: min(ruledFrom, lastYear)..<lastYear) : TwinYears.none
    }

    /// A zone whose clocks never move.
    init(fixed period: ZonePeriod) {
        changes = ZoneChanges(fixed: period)
        periods = changes.periods
        footer = nil
        horizon = Int64.max
        dawn = Int64.min
        stretches = ZoneStretch.table(changes, from: dawn, until: horizon)
        twins = TwinYears.none
    }

    /// The last year into which the rule is expanded: 2100, or far enough after the table's last change to hold the
    /// rule's first.
    private static func lastYear(_ data: TZifData) -> Int {
        max(2100, data.seconds.last.map { year(of: $0) + POSIXRule.longestPause } ?? 2100)
    }

    static func year(of second: Int64) -> Int {
        let low = CivilDateTime.earliestSecond
        let high = CivilDateTime.latestSecond
        let inside = min(max(second, low), high)
        return CivilDateTime(uncheckedSecondsSinceEpoch: inside, nanosecond: 0).date.year
    }
}

extension ZoneRules: Equatable {
    /// Rules are equal when they give the same answers, as those of a fat and a slim file do.
    @usableFromInline static func == (lhs: ZoneRules, rhs: ZoneRules) -> Bool {
        lhs === rhs
            || lhs.horizon == rhs.horizon && lhs.dawn == rhs.dawn && lhs.footer == rhs.footer
                && lhs.changes.isSame(as: rhs.changes)
    }
}

// MARK: - Look-up

extension ZoneRules {
    /// The kind of time in force at a second of Unix time.
    @inlinable func kind(at second: Int64) -> ZoneKind {
        let place = ZoneStretch.place(of: second)
        if place < stretches.count {
            let stretch = stretches[place]
            if stretch.isPlain { return stretch.kind(at: second) }
        }
        return searchedKind(at: second)
    }

    /// The same outside the table, and for stretches with several changes.
    @usableFromInline @inline(never) func searchedKind(at second: Int64) -> ZoneKind {
        if second >= horizon, let twin = twins.second(like: second) { return kind(at: twin) }
        if second >= horizon || second < dawn {
            let around = changesAround(second)
            return changes.kind(
                of: around.changes.last { $0.second <= second }?.period ?? around.opening)
        }
        return changes.kind(before: changes.firstIndex(after: second))
    }

    /// The offset in force at a second of Unix time.
    @inlinable func offset(at second: Int64) -> Int32 { kind(at: second).offset }

    /// The period in force at a second of Unix time.
    ///
    /// It is read in one place, whatever the way to its kind, so that the compiler can see who counts its references.
    @inlinable func period(at second: Int64) -> ZonePeriod { periods[kind(at: second).place] }

    /// The kind of time in force at a local second that comes once, if its stretch alone tells; else nil.
    @inlinable func uniqueKind(atLocal second: Int64) -> ZoneKind? {
        let place = ZoneStretch.place(of: second)
        guard place < stretches.count else { return nil }
        let stretch = stretches[place]
        guard stretch.isPlain else { return nil }
        // If both offsets put the time before the change, or both after it, it is unique.
        let isPast = second &- Int64(stretch.before.offset) >= stretch.change
        guard isPast == (second &- Int64(stretch.after.offset) >= stretch.change) else { return nil }
        return isPast ? stretch.after : stretch.before
    }

    /// The offsets before and after the change whose gap or fold contains a local second; the same offset twice, and
    /// no change, if there is none.
    @inlinable func offsets(atLocal second: Int64) -> (before: Int32, after: Int32, change: Int64) {
        let place = ZoneStretch.place(of: second)
        if place < stretches.count {
            let stretch = stretches[place]
            if stretch.isPlain {
                let (before, after) = (stretch.before.offset, stretch.after.offset)
                // If both offsets put the time before the change, or both after it, it is unique.
                let isPast = second &- Int64(before) >= stretch.change
                guard isPast != (second &- Int64(after) >= stretch.change) else {
                    let offset = isPast ? after : before
                    return (offset, offset, Int64.min)
                }
                return (before, after, stretch.change)
            }
        }
        return searchedOffsets(atLocal: second)
    }

    @usableFromInline @inline(never) func searchedOffsets(atLocal second: Int64) -> (
        before: Int32, after: Int32, change: Int64
    ) {
        if second >= horizon, let twin = twins.second(like: second) {
            let found = offsets(atLocal: twin)
            return found.before == found.after
                ? found : (found.before, found.after, found.change &+ second &- twin)
        }
        if second >= horizon || second < dawn { return ruleOffsets(atLocal: second) }
        let reach = Int64(UTCOffset.limit) + 1
        var index = stretches.firstChange(from: second) ?? changes.firstIndex(after: second &- reach)
        var offset = changes.kind(before: index).offset
        while index < changes.seconds.count {
            let (change, after) = (changes.seconds[index], changes.kinds[index].offset)
            if change > second &+ reach { break }
            // A change of name or mark can lie in the fold of another one, which decides.
            if after != offset {
                if second < change + Int64(min(offset, after)) { break }
                if second < change + Int64(max(offset, after)) { return (offset, after, change) }
                offset = after
            }
            index += 1
        }
        return (offset, offset, Int64.min)
    }

    private func ruleOffsets(atLocal second: Int64) -> (before: Int32, after: Int32, change: Int64) {
        let around = changesAround(second)
        var current = around.opening
        for change in around.changes {
            let before = current.offset.seconds32
            let after = change.period.offset.seconds32
            if second < change.second + Int64(min(before, after)) { break }
            if second < change.second + Int64(max(before, after)) { return (before, after, change.second) }
            current = change.period
        }
        return (current.offset.seconds32, current.offset.seconds32, Int64.min)
    }

    /// The rule's changes around a second outside the table, and what held before them.
    private func changesAround(
        _ second: Int64
    ) -> (opening: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
        guard let footer else { return (changes.period(before: changes.seconds.count), []) }
        let year = ZoneRules.year(of: second)
        return footer.changes(in: (year - 1)...(year + 1))
    }

    /// The change of an index, with what holds before and after it.
    private func change(at index: Int) -> (second: Int64, before: ZonePeriod, after: ZonePeriod) {
        (changes.seconds[index], changes.period(before: index), periods[changes.kinds[index].place])
    }

    /// The first change after a second, outside the table too.
    func change(after second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let index = changes.firstIndex(after: second)
        if index < changes.seconds.count, second >= dawn { return change(at: index) }
        // Up to the horizon the table is complete.
        return footer?.change(after: second < dawn ? second : max(second, horizon - 1))
    }

    /// The last change before a second, outside the table too.
    func change(before second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let index = changes.firstIndex(after: second - 1)
        let last = changes.seconds.last ?? Int64.min
        if let footer, second > last || (index == 0 && dawn > Int64.min) {
            if let found = footer.change(before: second), second <= last || found.second >= horizon {
                return found
            }
        }
        return index > 0 ? change(at: index - 1) : nil
    }
}
