import Messages

/// The changes of one zone, laid out so that a look-up touches one entry of a small array.
///
/// ``ZoneStretch`` has the table, from 1900 to 2101. The footer's rule is expanded up to 2100; a later year is looked up
/// as the year of the table that has the same calendar, since the rule goes by the calendar alone.
@usableFromInline final class ZoneRules: Sendable {
    /// Every change of offset, name or mark, ascending.
    let changes: [(second: Int64, period: ZonePeriod)]
    /// Their seconds alone, for the search.
    private let changeSeconds: [Int64]
    let first: ZonePeriod
    /// The rule after the last change; nil if the clocks no longer change.
    private let footer: POSIXRule?
    /// A digest of the rules, equal for two files with the same rules, such as a fat and a slim one.
    let digest: UInt64

    /// The changes of offset alone, with a sentinel at the end of time.
    private let moves: [Int64]
    /// `offsets[k]` holds before `moves[k]`.
    private let offsets: [Int32]
    /// The local times between which each change of offset skips or repeats.
    private let wallStarts: [Int64]
    private let wallEnds: [Int64]
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
        footer = data.footer.flatMap { $0.change(after: 0) == nil ? nil : $0 }
        if let rule = data.footer, footer == nil, let last = data.changes.last?.period.offset {
            // A rule that changes the clocks takes over with its next change; any other must agree with the table at
            // once.
            let ruled = rule.changes(in: 2000...2000).opening.offset
            guard last == ruled else {
                throw TimeError(
                    .malformedZoneData, subject: name,
                    reason: tr(
                        "its table ends with \(last), and its footer \(rule) has \(ruled) from then on"))
            }
        }
        let (first, changes) = ZoneRules.expanded(data)
        (self.first, self.changes) = (first, changes)
        changeSeconds = changes.map(\.second)
        var moves: [Int64] = []
        var offsets = [first.offset.seconds32]
        for change in changes where change.period.offset.seconds32 != offsets[offsets.count - 1] {
            moves.append(change.second)
            offsets.append(change.period.offset.seconds32)
        }
        let walls = moves.indices.map { index in
            (
                moves[index] + Int64(min(offsets[index], offsets[index + 1])),
                moves[index] + Int64(max(offsets[index], offsets[index + 1]))
            )
        }
        for (earlier, later) in zip(walls, walls.dropFirst()) where later.0 < earlier.1 {
            throw TimeError(
                .unsupportedZoneData, subject: name,
                reason: tr("two changes of the clocks overlap near second \(earlier.1)"))
        }
        wallStarts = walls.map(\.0) + [Int64.max]
        wallEnds = walls.map(\.1) + [Int64.max]
        moves.append(Int64.max)
        self.moves = moves
        self.offsets = offsets
        // The rule answers for the last two days at both ends, so that local times near them find their changes in
        // the table.
        let isRuled = footer != nil
        let lastYear = ZoneRules.lastYear(data)
        horizon = isRuled ? POSIXRule.newYear(lastYear + 1) - 172_800 : Int64.max
        dawn =
            isRuled && data.changes.isEmpty ? POSIXRule.newYear(ZoneRules.firstYear) + 172_800 : Int64.min
        stretches = ZoneStretch.table(moves: moves, offsets: offsets, from: dawn, until: horizon)
        // A table that the footer contradicts is valid until the footer's first change.
        let firstRuled = data.changes.last.flatMap { last in changes.first { $0.second > last.second } }
        let ruledFrom = firstRuled.map { ZoneRules.year(of: $0.second) + 2 } ?? ZoneRules.firstYear + 1
        twins = TwinYears(
            among: footer?.keepsToItsYears == true ? min(ruledFrom, lastYear)..<lastYear : 0..<0)
        digest = ZoneRules.digest(first, changes, data.footer, horizon: horizon, dawn: dawn)
    }

    /// FNV-1a, word by word, over everything that the answers depend on.
    private static func digest(
        _ first: ZonePeriod, _ changes: [(second: Int64, period: ZonePeriod)], _ footer: POSIXRule?,
        horizon: Int64, dawn: Int64
    ) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ word: UInt64) { digest = (digest ^ word) &* 0x0000_0100_0000_01B3 }
        func add(_ text: String) {
            for byte in text.utf8 { add(UInt64(byte)) }
            add(UInt64.max)  // no byte, so that two texts do not run together
        }
        func add(_ period: ZonePeriod) {
            add(UInt64(bitPattern: Int64(period.offset.seconds32) << 1 | (period.isDaylight ? 1 : 0)))
            add(period.abbreviation)
        }
        add(first)
        for change in changes {
            add(UInt64(bitPattern: change.second))
            add(change.period)
        }
        add(footer?.description ?? "")
        add(UInt64(bitPattern: horizon))
        add(UInt64(bitPattern: dawn))
        return digest
    }

    /// A zone whose clocks never move.
    init(fixed period: ZonePeriod) {
        first = period
        footer = nil
        changes = []
        changeSeconds = []
        digest = UInt64(bitPattern: Int64(period.offset.totalSeconds))
        moves = [Int64.max]
        offsets = [period.offset.seconds32]
        wallStarts = [Int64.max]
        wallEnds = [Int64.max]
        stretches = ZoneStretch.table(moves: moves, offsets: offsets, from: Int64.min, until: Int64.max)
        twins = TwinYears(among: 0..<0)
        horizon = Int64.max
        dawn = Int64.min
    }

    /// The table's changes, then the footer's up to 2100, without those that change nothing.
    private static func expanded(
        _ data: TZifData
    ) -> (first: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
        var all = data.changes
        var current = data.first
        if let rule = data.footer {
            // Without a table the rule holds for all time (RFC 9636 section 3.3); otherwise it takes over at the end.
            let last = data.changes.last?.second ?? Int64.min
            let from = data.changes.isEmpty ? firstYear : year(of: last)
            let ruled = rule.changes(in: from...lastYear(data))
            if data.changes.isEmpty { current = ruled.opening }
            all += ruled.changes.filter { $0.second > last }
        }
        let first = current
        var kept: [(second: Int64, period: ZonePeriod)] = []
        for change in all where change.period != current {
            kept.append(change)
            current = change.period
        }
        return (first, kept)
    }

    /// The last year into which the rule is expanded: 2100, or far enough after the table's last change to hold the
    /// rule's first.
    private static func lastYear(_ data: TZifData) -> Int {
        max(2100, data.changes.last.map { year(of: $0.second) + POSIXRule.longestPause } ?? 2100)
    }

    static func year(of second: Int64) -> Int {
        let low = CivilDateTime.earliestSecond
        let high = CivilDateTime.latestSecond
        let inside = min(max(second, low), high)
        return CivilDateTime(uncheckedSecondsSinceEpoch: inside, nanosecond: 0).date.year
    }
}

// MARK: - Look-up

extension ZoneRules {
    /// The offset in force at a second of Unix time.
    @inlinable func offset(at second: Int64) -> Int32 {
        let place = ZoneStretch.place(of: second)
        if place < stretches.count {
            let stretch = stretches[place]
            if stretch.isPlain { return stretch.offset(at: second) }
        }
        return searchedOffset(at: second)
    }

    /// The same outside the table, and for stretches with several changes.
    @usableFromInline @inline(never) func searchedOffset(at second: Int64) -> Int32 {
        if second >= horizon, let twin = twins.second(like: second) { return offset(at: twin) }
        if second >= horizon || second < dawn { return period(at: second).offset.seconds32 }
        let index = stretches.firstMove(from: second) ?? ZoneRules.count(in: moves, upTo: second)
        return offsets[moves[index...].firstIndex { $0 > second } ?? moves.count - 1]
    }

    /// The offsets before and after the change whose gap or fold contains a local second; the same offset twice, and
    /// no change, if there is none.
    @inlinable func offsets(atLocal second: Int64) -> (before: Int32, after: Int32, change: Int64) {
        let place = ZoneStretch.place(of: second)
        if place < stretches.count {
            let stretch = stretches[place]
            if stretch.isPlain {
                // If both offsets put the time before the change, or both after it, it is unique.
                let isPast = second &- Int64(stretch.before) >= stretch.change
                guard isPast != (second &- Int64(stretch.after) >= stretch.change) else {
                    let offset = isPast ? stretch.after : stretch.before
                    return (offset, offset, Int64.min)
                }
                return (stretch.before, stretch.after, stretch.change)
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
        let start = stretches.firstMove(from: second) ?? ZoneRules.count(in: wallEnds, upTo: second)
        let index = wallEnds[start...].firstIndex { $0 > second } ?? wallEnds.count - 1
        guard second >= wallStarts[index] else {
            return (offsets[index], offsets[index], Int64.min)
        }
        return (offsets[index], offsets[index + 1], moves[index])
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

    /// The period in force at a second of Unix time.
    func period(at second: Int64) -> ZonePeriod {
        if second >= horizon, let twin = twins.second(like: second) { return period(at: twin) }
        if second >= horizon || second < dawn {
            let around = changesAround(second)
            return around.changes.last { $0.second <= second }?.period ?? around.opening
        }
        let index = changeSeconds.partitioningIndex { $0 > second }
        return index == 0 ? first : changes[index - 1].period
    }

    /// The rule's changes around a second outside the table, and what held before them.
    private func changesAround(
        _ second: Int64
    ) -> (opening: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
        guard let footer else { return (changes.last?.period ?? first, []) }
        let year = ZoneRules.year(of: second)
        return footer.changes(in: (year - 1)...(year + 1))
    }

    /// The first change after a second, outside the table too.
    func change(after second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let index = changeSeconds.partitioningIndex { $0 > second }
        if index < changes.count, second >= dawn {
            let before = index == 0 ? first : changes[index - 1].period
            return (changes[index].second, before, changes[index].period)
        }
        // Up to the horizon the table is complete.
        return footer?.change(after: second < dawn ? second : max(second, horizon - 1))
    }

    /// The last change before a second, outside the table too.
    func change(before second: Int64) -> (second: Int64, before: ZonePeriod, after: ZonePeriod)? {
        let index = changeSeconds.partitioningIndex { $0 >= second }
        let last = changes.last?.second ?? Int64.min
        if let footer, second > last || (index == 0 && dawn > Int64.min) {
            if let found = footer.change(before: second), second <= last || found.second >= horizon {
                return found
            }
        }
        guard index > 0 else { return nil }
        let change = changes[index - 1]
        return (change.second, index == 1 ? first : changes[index - 2].period, change.period)
    }

    private static func count(in sorted: [Int64], upTo second: Int64) -> Int {
        min(sorted.partitioningIndex { $0 > second }, sorted.count - 1)
    }
}

extension Array {
    /// The first index whose element satisfies a predicate that holds from some point on: a binary search.
    fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
