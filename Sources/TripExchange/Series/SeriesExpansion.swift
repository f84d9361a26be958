import CivilTime
import ICalendar
import Recurrence
import Trips

/// The occurrences of one series that touch a window, with its changed occurrences in their places.
struct SeriesExpansion {
    let series: Series
    let overrides: [Activity]
    let window: Range<Instant>
    let database: ZoneDatabase
    private(set) var findings: [Finding] = []

    /// What occurrences look like and how long they are, from some time on.
    private struct Pattern {
        let activity: Activity
        let length: OccurrenceLength?
    }

    private var master: Activity { series.activity }
    private let own: Pattern

    init(_ series: Series, overrides: [Activity], in window: Range<Instant>, database: ZoneDatabase) {
        self.series = series
        self.overrides = overrides
        self.window = window
        self.database = database
        own = Pattern(
            activity: series.activity, length: OccurrenceLength(of: series.activity, database: database))
    }

    /// Expands the series.
    mutating func activities(limits: ExpansionLimits) -> [Activity] {
        for flaw in series.flaws { note(.cannotExpand, .warning, flaw) }
        let replaced = Set(overrides.compactMap(\.recurrenceID))
        let future = overrides.filter(\.standsForLater).sorted { $0.key < $1.key }
        let patterns = future.map {
            Pattern(activity: $0, length: OccurrenceLength(of: $0, database: database))
        }
        var made: [Activity] = []
        if let range = civilWindow(future) {
            let expansion = series.set.occurrences(in: range, limits: limits)
            report(expansion)
            for start in expansion.starts where !replaced.contains(start) && !series.isExcluded(start) {
                let changed = patterns.last { ($0.activity.recurrenceID ?? start) <= start }
                guard let occurrence = occurrence(at: start, like: changed), touches(occurrence.span) else {
                    continue
                }
                made.append(occurrence)
            }
        }
        made += overrides.filter { touches($0.span) }
        return made.sorted { (order($0), $0.key) < (order($1), $1.key) }
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
    /// The occurrence with an original start, as the series has it or as a change of it and all later ones has it.
    private func occurrence(at start: CivilDateTime, like changed: Pattern?) -> Activity? {
        let pattern = changed ?? own
        var occurrence = pattern.activity.with(recurrenceID: start)
        occurrence.recurrence = nil
        occurrence.source = nil
        var moved: CivilDateTime? = start
        if let changed, let original = changed.activity.recurrenceID {
            moved = try? start.adding(
                .seconds(order(changed.activity).secondsSinceEpoch - original.secondsSinceEpoch))
        }
        guard let moved, let span = span(of: pattern, startingAt: moved) else { return nil }
        occurrence.span = span
        return occurrence
    }

    /// A span of the same length with another start; see ``Occurrences`` for which length that is.
    private func span(of pattern: Pattern, startingAt start: CivilDateTime) -> ActivitySpan? {
        switch pattern.activity.span {
        case .allDay(let first, let last):
            if start.date != first, let end = series.lastDay(of: start) {
                return .allDay(start: start.date, end: end)
            }
            return (try? start.date.adding(days: first.days(until: last))).map {
                .allDay(start: start.date, end: $0)
            }
        case .timed(let first, let last):
            // The first occurrence stands as it was written; but its end, too, needs its start to exist.
            let isFirst = start == first.local
            let begin = isFirst ? first : ActivityTime(local: start, zone: first.zone)
            guard let length = pattern.length else { return isFirst ? pattern.activity.span : nil }
            let stated = isFirst ? nil : periodEnd(start, length)
            guard let end = stated ?? length.end(after: start) else { return nil }
            return .timed(start: begin, end: isFirst && end.local == last.local ? last : end)
        }
    }

    /// The end that an RDATE of the type PERIOD gives its occurrence.
    private func periodEnd(_ start: CivilDateTime, _ length: OccurrenceLength) -> ActivityTime? {
        guard let end = series.periodEnds[start] else { return nil }
        switch end {
        case .time(.utc(let civil)):
            guard series.zone != nil else { return ActivityTime(local: civil, zone: .utc) }
            return length.time(showing: Zone.utc.mapping(of: civil).compatible)
        case .time(let value): return length.end(reading: value.civil, after: start)
        case .duration(let duration): return length.end(stated: duration, after: start)
        }
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
    private func civilWindow(_ future: [Activity]) -> Range<CivilDateTime>? {
        let day: Int64 = 86_400
        var before = length(master.span) + 2 * day
        var after = 2 * day
        for override in future {
            guard let original = override.recurrenceID else { continue }
            let shift = order(override).secondsSinceEpoch - original.secondsSinceEpoch
            before = max(before, length(override.span) + 2 * day + max(0, shift))
            after = max(after, 2 * day - min(0, shift))
        }
        for (start, end) in series.periodEnds {
            switch end {
            case .duration(let duration):
                let days = Int64(duration.weeks * 7 + duration.days)
                before = max(before, days * day + Int64(duration.exact.components.seconds) + 2 * day)
            case .time(let end):
                before = max(before, end.civil.secondsSinceEpoch - start.secondsSinceEpoch + 3 * day)
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
            case .neverYields, .frequencyTooShort: note(.cannotExpand, .warning, "RRULE:\(finding)")
            case .untilBeforeStart, .timePartsIgnored, .untilNotResolved:
                note(.unusualRule, .repaired, "RRULE:\(finding)")
            }
        }
        guard let stop = expansion.stop else { return }
        let reason =
            stop == .occurrences ? "the limit of \(expansion.starts.count) occurrences" : "the limit of work"
        let rules = series.set.rules.map(\.text).joined(separator: " and ")
        note(
            .expansionLimited, .warning,
            "RRULE:\(rules): \(reason) was reached; occurrences from \(expansion.completeUntil) on are missing"
        )
    }

    private mutating func note(_ code: FindingCode, _ severity: FindingSeverity, _ message: String) {
        findings.append(
            Finding(
                code, severity, component: master.uid.text,
                message: "the series \"\(master.title)\": \(message)"))
    }
}
