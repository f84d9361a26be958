import CivilTime
import Findings
import ICalendar
import Messages
import Recurrence
import Trips

/// The occurrences of one series that touch a window, with its changed occurrences in their places.
struct SeriesExpansion {
    let series: Series
    let overrides: [Activity]
    let window: Range<Instant>
    let database: ZoneDatabase
    private(set) var findings: [Finding] = []
    /// The length of the series, which knows its clock; `nil` for whole days.
    private let ownLength: OccurrenceLength?

    /// What occurrences look like and how long they are, from some time on.
    private struct Pattern {
        let activity: Activity
        let length: OccurrenceLength?
        /// The original start from which on it counts.
        let first: CivilDateTime
        /// By how many seconds it moves occurrences on the clock of the series.
        let shift: Int64
        /// The zone of its start, if that is another than the series'.
        let clock: Zone?
    }

    /// An occurrence by the lines of the series.
    private struct Start {
        let reading: CivilDateTime
        /// When it is, in the second pass of a repeated hour.
        var laterPass: Instant?
    }

    private var master: Activity { series.activity }

    init(_ series: Series, overrides: [Activity], in window: Range<Instant>, database: ZoneDatabase) {
        self.series = series
        self.overrides = overrides
        self.window = window
        self.database = database
        ownLength = OccurrenceLength(of: series.activity, database: database)
    }

    /// Expands the series.
    mutating func activities(limits: ExpansionLimits) -> [Activity] {
        for flaw in series.flaws { note(.cannotExpand, .warning, flaw) }
        var pattern = Pattern(activity: master, length: ownLength, first: .earliest, shift: 0, clock: nil)
        let changes = overrides.filter(\.standsForLater).sorted { $0.key < $1.key }.compactMap(change)
        var next = changes.startIndex
        var made: [Activity] = []
        if let range = civilWindow(changes) {
            let expansion = series.set.occurrences(in: range, limits: limits)
            report(expansion)
            for start in starts(expansion.starts, in: range) {
                while next < changes.endIndex, changes[next].first <= start.reading {
                    pattern = changes[next]
                    next += 1
                }
                guard let occurrence = occurrence(at: start, like: pattern), touches(occurrence.span) else {
                    continue
                }
                made.append(occurrence)
            }
        }
        made += overrides.filter { touches($0.span) }
        return made.sorted { (order($0), $0.key) < (order($1), $1.key) }
    }

    /// The occurrences that nothing takes out or replaces, ascending by their readings.
    ///
    /// A skipped reading and the one that clocks show at its instant are one occurrence (RFC 5545 §3.8.5.2).
    private func starts(_ readings: [CivilDateTime], in range: Range<CivilDateTime>) -> [Start] {
        let replaced = Set(overrides.compactMap(\.recurrenceID))
        guard let zone = series.zone else {
            return readings.filter { !replaced.contains($0) }.map { Start(reading: $0) }
        }
        let all = Set(readings)
        let gone = series.excludedInstants.union(replaced.map { zone.mapping(of: $0).compatible })
        var starts: [Start] = []
        for reading in readings where !replaced.contains(reading) {
            let mapping = zone.mapping(of: reading)
            if gone.contains(mapping.compatible) { continue }
            if case .skipped = mapping.resolution, all.contains(zone.civil(at: mapping.compatible)) {
                continue
            }
            starts.append(Start(reading: reading))
        }
        guard !series.laterPasses.isEmpty else { return starts }
        for reading in series.laterPasses where range.contains(reading) {
            guard case .repeated(_, let instant) = zone.mapping(of: reading).resolution,
                !series.isExcluded(laterPass: reading, at: instant),
                !replaced.contains(reading) || !series.onlyLaterPasses.contains(reading)
            else { continue }
            starts.append(Start(reading: reading, laterPass: instant))
        }
        return starts.sorted {
            ($0.reading, $0.laterPass == nil ? 0 : 1) < ($1.reading, $1.laterPass == nil ? 0 : 1)
        }
    }

    private func order(_ activity: Activity) -> CivilDateTime {
        switch activity.span {
        case .allDay(let start, _): CivilDateTime(start, .midnight)
        case .timed(let start, _): start.local
        }
    }
}

// MARK: - One occurrence

extension SeriesExpansion {
    /// Reads a change of an occurrence and all later ones.
    private func change(_ activity: Activity) -> Pattern? {
        guard let original = activity.recurrenceID else { return nil }
        var shift = order(activity).secondsSinceEpoch - original.secondsSinceEpoch
        var clock: Zone?
        if case .timed(let start, _) = activity.span, let zone = series.zone, let instant = instant(start) {
            let isSame = zone.mapping(of: original).compatible == instant
            if start.zone != zone.id {
                clock = start.zone.flatMap { try? database.zone($0) }
                shift = zone.civil(at: instant).secondsSinceEpoch - original.secondsSinceEpoch
            }
            if isSame { shift = 0 }
        }
        var pattern = activity
        pattern.status = status(ofAllLater: activity)
        return Pattern(
            activity: pattern, length: OccurrenceLength(of: activity, database: database), first: original,
            shift: shift, clock: clock)
    }

    /// How sure the occurrences after a changed one are that stands for them.
    ///
    /// Where it is called off by itself, they go by its last version before that, unless the series is called off since.
    private func status(ofAllLater change: Activity) -> ActivityStatus {
        guard change.status == .cancelled, let later = change.laterStatus, later != .cancelled else {
            return change.status
        }
        guard master.status == .cancelled, let said = change.lastVersion else { return later }
        return said.revisionOrder(against: master).isNewer ? later : .cancelled
    }

    /// The occurrence with an original start, as the series has it or as a change of it and all later ones has it.
    private func occurrence(at start: Start, like pattern: Pattern) -> Activity? {
        var occurrence = pattern.activity.with(recurrenceID: start.reading)
        occurrence.recurrence = nil
        occurrence.source = nil
        (occurrence.statements, occurrence.edit) = ([], nil)
        occurrence.reach = .thisOccurrence
        guard let span = span(of: pattern, for: start) else { return nil }
        occurrence.span = span
        return occurrence
    }

    /// A span of the same length with another start; see ``Occurrences`` for which length that is.
    ///
    /// - Parameters:
    ///   - pattern: What the occurrence looks like, and by how much it is moved.
    ///   - original: When it starts by the lines of the series.
    /// - Returns: The span, or `nil` when it lies outside of the calendar.
    private func span(of pattern: Pattern, for original: Start) -> ActivitySpan? {
        guard let start = try? original.reading.adding(.seconds(pattern.shift)) else { return nil }
        switch pattern.activity.span {
        case .allDay(let first, let last):
            if start.date != first, let end = series.lastDay(of: original.reading, movedTo: start.date) {
                return .allDay(start: start.date, end: end)
            }
            return (try? start.date.adding(days: first.days(until: last))).map {
                .allDay(start: start.date, end: $0)
            }
        case .timed(let first, let last):
            let laterPass = pattern.shift == 0 ? original.laterPass : nil
            if let clock = pattern.clock ?? series.zone, pattern.clock != nil || laterPass != nil,
                let instant = laterPass ?? series.zone?.mapping(of: start).compatible
            {
                let begin = ActivityTime(showing: instant, in: clock, tzdb: database.version)
                let own = periodEnd(of: original, movedTo: start, at: laterPass)
                guard
                    let end = own.map({ shown($0, on: clock) })
                        ?? pattern.length?.end(after: begin.local, at: instant)
                else { return nil }
                return .timed(start: begin, end: end)
            }
            // The first occurrence stands as it was written; but its end, too, needs its start to exist.
            let isFirst = start == first.local
            let begin = isFirst ? first : ActivityTime(local: start, zone: first.zone)
            guard let length = pattern.length else { return isFirst ? pattern.activity.span : nil }
            let own = isFirst ? nil : periodEnd(of: original, movedTo: start)
            guard let end = own ?? length.end(after: start) else { return nil }
            return .timed(start: begin, end: isFirst && end.local == last.local ? last : end)
        }
    }

    /// The end that an RDATE of the type PERIOD gives its occurrence, on the clock of the series.
    ///
    /// It moves with its start: what a change of all later ones moves is still as long as the RDATE says.
    ///
    /// - Parameters:
    ///   - original: When the occurrence starts by the lines of the series.
    ///   - start: When it starts on the clock of the series.
    ///   - instant: When that is, if the reading does not say it.
    /// - Returns: The end, or `nil` when no RDATE gives one.
    private func periodEnd(
        of original: Start, movedTo start: CivilDateTime, at instant: Instant? = nil
    ) -> ActivityTime? {
        guard let end = series.periodEnds[original.reading], let length = ownLength else { return nil }
        switch end {
        case .duration(let duration): return length.end(stated: duration, after: start, at: instant)
        case .time(let value):
            guard start != original.reading else {
                guard case .utc(let civil) = value else {
                    return length.end(reading: value.civil, after: start)
                }
                return length.time(showing: Zone.utc.mapping(of: civil).compatible)
            }
            let shift = start.secondsSinceEpoch - original.reading.secondsSinceEpoch
            let moved = try? reading(value).adding(.seconds(shift))
            return moved.flatMap { length.end(reading: $0, after: start) }
        }
    }

    /// What the clock of the series shows at a value of its lines.
    private func reading(_ value: DateTimeValue) -> CivilDateTime {
        guard case .utc(let civil) = value, let zone = series.zone else { return value.civil }
        return zone.civil(at: Zone.utc.mapping(of: civil).compatible)
    }

    /// The same instant on another clock.
    private func shown(_ time: ActivityTime, on clock: Zone) -> ActivityTime {
        guard time.zone != clock.id, let instant = instant(time) else { return time }
        return ActivityTime(showing: instant, in: clock, tzdb: database.version)
    }

    private func instant(_ time: ActivityTime) -> Instant? {
        guard let zone = time.zone.flatMap({ try? database.zone($0) }) else { return nil }
        let mapping = zone.mapping(of: time.local)
        guard case .repeated(_, let later) = mapping.resolution, let recorded = time.recorded,
            recorded.offset == zone.offset(at: later)
        else { return mapping.compatible }
        return later
    }
}

// MARK: - The window

extension SeriesExpansion {
    /// The earliest and the latest instant that a reading can be anywhere on Earth: offsets go from -12 to +14 hours.
    private func bounds(_ time: ActivityTime) -> (first: Int64, last: Int64) {
        if let instant = instant(time) { return (instant.secondsSinceEpoch, instant.secondsSinceEpoch) }
        let second = time.local.secondsSinceEpoch
        return (second - 14 * 3600, second + 12 * 3600)
    }

    private func touches(_ span: ActivitySpan) -> Bool {
        let (start, end): (ActivityTime, ActivityTime) =
            switch span {
            case .timed(let start, let end): (start, end)
            case .allDay(let start, let end):
                (
                    ActivityTime(local: CivilDateTime(start, .midnight), zone: nil),
                    ActivityTime(local: CivilDateTime(end, .midnight), zone: nil)
                )
            }
        let first = bounds(start).first
        let last = max(bounds(end).last, first)
        let (lower, upper) = (window.lowerBound.secondsSinceEpoch, window.upperBound.secondsSinceEpoch)
        return first < upper && (last > lower || (first == last && first >= lower))
    }

    /// The wall-clock times at which an occurrence that touches the window may start.
    private func civilWindow(_ changes: [Pattern]) -> Range<CivilDateTime>? {
        let day: Int64 = 86_400
        var before = length(master.span) + 2 * day
        var after = 2 * day
        let furthest = changes.reduce(0) { max($0, $1.shift) }
        for change in changes {
            before = max(before, length(change.activity.span) + 2 * day + max(0, change.shift))
            after = max(after, 2 * day - min(0, change.shift))
        }
        for (start, end) in series.periodEnds {
            switch end {
            case .duration(let duration):
                let days = Int64(duration.weeks * 7 + duration.days)
                let seconds = days * day + Int64(duration.exact.components.seconds)
                before = max(before, seconds + 2 * day + furthest)
            case .time(let end):
                let seconds = end.civil.secondsSinceEpoch - start.secondsSinceEpoch
                before = max(before, seconds + 3 * day + furthest)
            }
        }
        let limits = (CivilDateTime.earliest.secondsSinceEpoch, CivilDateTime.latest.secondsSinceEpoch)
        let lower = max(limits.0, window.lowerBound.secondsSinceEpoch - before)
        let upper = min(limits.1, window.upperBound.secondsSinceEpoch + after)
        guard lower < upper, let first = try? CivilDateTime(secondsSinceEpoch: lower),
            let last = try? CivilDateTime(secondsSinceEpoch: upper)
        else { return nil }
        return first..<last
    }

    private func length(_ span: ActivitySpan) -> Int64 {
        switch span {
        case .allDay(let start, let end): Int64(start.days(until: end)) * 86_400
        case .timed(let start, let end): max(0, bounds(end).last - bounds(start).first)
        }
    }
}

// MARK: - Findings

extension SeriesExpansion {
    private mutating func report(_ expansion: Expansion) {
        for finding in expansion.findings {
            switch finding.code {
            case .neverYields, .frequencyTooShort: note(.cannotExpand, .warning, tr("RRULE:\(finding)"))
            case .untilBeforeStart, .timePartsIgnored, .untilNotResolved:
                note(.unusualRule, .repaired, tr("RRULE:\(finding)"))
            }
        }
        guard let stop = expansion.stop else { return }
        let reason =
            stop == .occurrences
            ? tr("the limit of \(expansion.starts.count) occurrences") : tr("the limit of work")
        let rules = series.set.rules.map(\.text).joined(separator: tr(" and ", as: "between rules"))
        note(
            .expansionLimited, .warning,
            tr(
                "RRULE:\(rules): \(reason) was reached; occurrences from \(expansion.completeUntil) on are missing"
            )
        )
    }

    private mutating func note(_ code: FindingCode, _ severity: FindingSeverity, _ message: String) {
        findings.append(
            Finding(
                code, severity, component: master.uid.text,
                message: tr("the series \"\(master.title)\": \(message)")))
    }
}
