package import CivilTime
import Messages
import Recurrence
package import Trips

/// Finds which occurrence of one series a RECURRENCE-ID means (RFC 5545 §3.8.4.4).
///
/// What was said is an instant, a reading in some zone, a reading without a zone, or a day. It is turned into the wall
/// clock of the series, and has to meet an occurrence there; one that EXDATE takes out counts, since a changed
/// occurrence beats it.
package struct OccurrenceLookup {
    /// What came of one RECURRENCE-ID.
    package enum Outcome: Equatable {
        /// The occurrence with this start on the clock of the series.
        case occurrence(CivilDateTime)
        /// The series has none then.
        case none
        /// It names a day on which the series has so many.
        case several(Int)
        /// The series has no zone, or no time of day, by which it could be found.
        case incomparable
    }

    /// What has to be met.
    private enum Wanted {
        /// One of these readings, the likeliest first.
        case readings([CivilDateTime])
        /// The only occurrence of a day.
        case day(CivilDate)
        case nothing
    }

    /// The steps that all expansions of a file together may take: some seconds, for files of strangers.
    package static let mostWorkOfFile = 20_000_000

    private let span: ActivitySpan
    private let database: ZoneDatabase
    /// The zone of the series' clock; `nil` for whole days and floating times, and when it is not in the database.
    private let zone: Zone?
    private let start: CivilDateTime
    /// The occurrences, with those that are taken out; `nil` when the rules are not understood.
    private let set: RecurrenceSet?
    /// Readings that only the second pass of a repeated hour has.
    private let laterPasses: Set<CivilDateTime>

    /// Prepares to look occurrences up.
    ///
    /// - Parameters:
    ///   - activity: The series; one that happens once has its start as the only occurrence.
    ///   - database: The zones.
    package init(_ activity: Activity, database: ZoneDatabase) {
        span = activity.span
        self.database = database
        switch activity.span {
        case .allDay(let first, _):
            (start, zone) = (CivilDateTime(first, .midnight), nil)
        case .timed(let first, _):
            (start, zone) = (first.local, first.zone.flatMap { try? database.zone($0) })
        }
        guard activity.recurrence != nil else {
            set = RecurrenceSet(start: start, isDateOnly: activity.span.isAllDay)
            laterPasses = []
            return
        }
        let series = Series(activity, database: database).flatMap { $0.flaws.isEmpty ? $0 : nil }
        laterPasses = series?.onlyLaterPasses ?? []
        set = series.map { series in
            RecurrenceSet(
                start: series.set.start, isDateOnly: series.set.isDateOnly, rules: series.set.rules,
                dates: series.set.dates + series.onlyLaterPasses)
        }
    }

    /// What was said, with the series' own clock put into words.
    ///
    /// - Parameters:
    ///   - key: A key whose reading is on the clock of the series.
    ///   - series: The series.
    /// - Returns: The same occurrence without the series: in its zone, without a zone, or as a day.
    package static func said(_ key: ActivityKey, of series: Activity) -> ActivityKey {
        guard let reading = key.recurrenceID, key.recurrenceClock == .series else { return key }
        let clock: OccurrenceClock
        switch series.span {
        case .allDay: clock = .date
        case .timed(let start, _): clock = start.zone.map { .zone($0) } ?? .floating
        }
        return ActivityKey(uid: key.uid, recurrenceID: reading, recurrenceClock: clock)
    }
}

// MARK: - Onto the clock of the series

extension OccurrenceLookup {
    private func wanted(_ key: ActivityKey) -> Wanted {
        guard let reading = key.recurrenceID else { return .nothing }
        switch (key.recurrenceClock, span) {
        case (.date, .allDay), (.series, _): return .readings([reading])
        case (.date, .timed): return .day(reading.date)
        case (.floating, .timed): return .readings([reading])
        case (.floating, .allDay): return .readings([CivilDateTime(reading.date, .midnight)])
        case (.zone(let id), .allDay):
            // Midnight, or a time in the zone of a place, is on the day that it says. A time in UTC may be the
            // midnight of anywhere.
            guard reading.time == .midnight || !id.isUTC else { return .nothing }
            return .readings([CivilDateTime(reading.date, .midnight)])
        case (.zone(let id), .timed(let first, _)):
            guard id != first.zone else { return .readings([reading]) }
            guard let zone, let said = try? database.zone(id) else { return .nothing }
            guard said != zone else { return .readings([reading]) }
            return .readings(readings(at: said.mapping(of: reading).compatible, in: zone))
        }
    }

    /// The readings that stand for an instant: what the clock shows, and what it skips shortly before.
    ///
    /// RFC 5545 §3.3.5 reads a skipped time with the offset from before the gap, so an occurrence at 02:30 of a night
    /// without one is the instant at which clocks show 03:30. The second pass of a repeated hour has a
    /// reading only where an added time lies there and none in the first.
    private func readings(at instant: Instant, in zone: Zone) -> [CivilDateTime] {
        var readings = [zone.civil(at: instant)]
        if let next = try? instant.adding(.seconds(1)), let change = zone.previousTransition(before: next) {
            let second = instant.secondsSinceEpoch + Int64(change.before.offset.totalSeconds)
            if let skipped = try? CivilDateTime(secondsSinceEpoch: second), skipped != readings[0] {
                readings.append(skipped)
            }
        }
        return readings.filter { (zone.mapping(of: $0).compatible == instant) != laterPasses.contains($0) }
    }
}

// MARK: - Looking up

extension OccurrenceLookup {
    /// Looks several up at once.
    ///
    /// A rule that is too much work is not followed to the end; what it might have is then taken to be there.
    ///
    /// - Parameters:
    ///   - keys: What was said.
    ///   - work: How many steps of expansion are left; those taken are subtracted.
    /// - Returns: One outcome for each key.
    package func outcomes(_ keys: [ActivityKey], work: inout Int) -> [Outcome] {
        let wanted = keys.map(wanted)
        let ranges = wanted.flatMap(Self.ranges)
        var known: (starts: [CivilDateTime], range: Range<CivilDateTime>)?
        if keys.count > Self.fewKeys, let set, let first = ranges.map(\.lowerBound).min(),
            let last = ranges.map(\.upperBound).max()
        {
            let limits = ExpansionLimits(
                maximumOccurrences: ExpansionLimits.standard.maximumOccurrences,
                maximumWork: min(max(0, work), ExpansionLimits.standard.maximumWork))
            let expansion = set.occurrences(in: first..<last, limits: limits)
            work -= expansion.work
            known = (expansion.starts, first..<max(first, expansion.completeUntil))
        }
        return wanted.map { outcome($0, known, work: &work) }
    }

    private static let fewKeys = 4

    private static func ranges(_ wanted: Wanted) -> [Range<CivilDateTime>] {
        switch wanted {
        case .readings(let readings): readings.compactMap { range($0, seconds: 1) }
        case .day(let date): [range(CivilDateTime(date, .midnight), seconds: 86_400)].compactMap(\.self)
        case .nothing: []
        }
    }

    private static func range(_ start: CivilDateTime, seconds: Int64) -> Range<CivilDateTime>? {
        (try? start.adding(.seconds(seconds))).map { start..<$0 }
    }

    private func outcome(
        _ wanted: Wanted, _ known: (starts: [CivilDateTime], range: Range<CivilDateTime>)?, work: inout Int
    ) -> Outcome {
        switch wanted {
        case .nothing: return .incomparable
        case .readings(let readings):
            for range in Self.ranges(wanted) {
                guard let found = starts(in: range, known, work: &work) else {
                    return .occurrence(range.lowerBound)
                }
                if let first = found.first { return .occurrence(first) }
            }
            return readings.isEmpty ? .none : Self.ranges(wanted).isEmpty ? .incomparable : .none
        case .day(let date):
            let guess = CivilDateTime(date, start.time)
            guard let range = Self.ranges(wanted).first else { return .incomparable }
            guard let found = starts(in: range, known, work: &work) else { return .occurrence(guess) }
            return found.count == 1 ? .occurrence(found[0]) : found.isEmpty ? .none : .several(found.count)
        }
    }

    /// The occurrences that start in a range; `nil` when nobody can tell.
    private func starts(
        in range: Range<CivilDateTime>,
        _ known: (starts: [CivilDateTime], range: Range<CivilDateTime>)?, work: inout Int
    ) -> ArraySlice<CivilDateTime>? {
        if let known, known.range.lowerBound <= range.lowerBound, range.upperBound <= known.range.upperBound {
            let first = Self.position(of: range.lowerBound, in: known.starts)
            return known.starts[first...].prefix { $0 < range.upperBound }
        }
        guard let set, work > 0 else { return nil }
        let limits = ExpansionLimits(
            maximumOccurrences: Self.mostOfOneDay, maximumWork: min(work, Self.mostWork))
        let expansion = set.occurrences(in: range, limits: limits)
        work -= expansion.work
        guard expansion.isComplete || expansion.stop == .occurrences else { return nil }
        return expansion.starts[...]
    }

    /// The occurrences among which the nearest one is looked for.
    private static let mostNear = 20_000
    private static let mostOfOneDay = 100_000
    /// The steps of expansion to find one changed occurrence.
    private static let mostWork = 200_000

    private static func position(of time: CivilDateTime, in starts: [CivilDateTime]) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

// MARK: - What to tell

extension OccurrenceLookup {
    /// Why a RECURRENCE-ID changes nothing, with the nearest occurrence: the end of a sentence.
    ///
    /// - Parameters:
    ///   - key: What was said.
    ///   - outcome: What came of it.
    /// - Returns: The clause, or `nil` when there is nothing to complain of.
    package func complaint(_ key: ActivityKey, _ outcome: Outcome) -> String? {
        let said = key.occurrence ?? ""
        switch outcome {
        case .occurrence: return nil
        case .several(let count):
            return tr("the series has \(count) occurrences on \(said), and nothing tells which one is meant")
        case .none, .incomparable:
            let near = key.recurrenceID.flatMap { nearest(to: onClock(key, $0)) }.map { text($0) }
            let hint = near.map { tr("; the nearest is \($0)") } ?? ""
            if outcome == .none { return tr("the series has no occurrence at \(said)\(hint)") }
            let reason =
                span.isAllDay
                ? tr("is of whole days")
                : zone == nil ? tr("has no zone that is known") : tr("is in another zone")
            return tr("the series \(reason), so \(said) tells no occurrence of it\(hint)")
        }
    }

    /// What was said, on the clock of the series as well as may be.
    private func onClock(_ key: ActivityKey, _ reading: CivilDateTime) -> CivilDateTime {
        guard case .zone(let id) = key.recurrenceClock, let zone, let said = try? database.zone(id) else {
            return key.recurrenceClock == .date ? CivilDateTime(reading.date, start.time) : reading
        }
        return zone.civil(at: said.mapping(of: reading).compatible)
    }

    private func text(_ start: CivilDateTime) -> String {
        if span.isAllDay { return "\(start.date)" }
        guard case .timed(let first, _) = span, let zone = first.zone else { return "\(start)" }
        return zone.isUTC ? "\(start)Z" : "\(start) in \(zone)"
    }

    private func nearest(to time: CivilDateTime) -> CivilDateTime? {
        guard let set else { return nil }
        let second = time.secondsSinceEpoch
        let limits = ExpansionLimits(maximumOccurrences: Self.mostNear, maximumWork: Self.mostWork)
        for distance in Self.distances {
            let first = (try? CivilDateTime(secondsSinceEpoch: second - distance)) ?? .earliest
            let last = (try? CivilDateTime(secondsSinceEpoch: second + distance)) ?? .latest
            let starts = set.occurrences(in: first..<last, limits: limits).starts
            if let found = starts.min(by: {
                abs($0.secondsSinceEpoch - second) < abs($1.secondsSinceEpoch - second)
            }) {
                return found
            }
        }
        return nil
    }

    /// A minute, an hour, two days, forty days, and so on to a century.
    private static let distances: [Int64] = [60, 3600, 172_800, 3_456_000, 34_560_000, 3_155_760_000]
}
