package import CivilTime
import Recurrence
package import Trips

/// The occurrences of one series with unreadable overrides.
///
/// By its rules the series has them at their original times, which the overrides may have changed.
package struct LostOccurrences {
    /// An unreadable override.
    package struct Change {
        /// The original start of the occurrence, on the series' clock.
        package let original: CivilDateTime
        /// Whether its reach may be all later occurrences.
        package let mayMoveLater: Bool

        /// Makes an override.
        package init(original: CivilDateTime, mayMoveLater: Bool) {
            (self.original, self.mayMoveLater) = (original, mayMoveLater)
        }
    }

    /// The unreadable overrides.
    package let changes: [Change]

    /// The starts of readable overrides whose reach is all later occurrences.
    package let readableChanges: [CivilDateTime]

    /// Returns the override of a dropped activity; nil for others, or on another clock.
    package static func change(by activity: Activity) -> Change? {
        guard activity.changesOccurrence, let original = activity.recurrenceID else { return nil }
        return Change(original: original, mayMoveLater: activity.standsForLater)
    }

    /// Returns where a readable override begins to reach all later occurrences; nil for a single one.
    package static func readableChange(by activity: Activity) -> CivilDateTime? {
        activity.standsForLater ? activity.recurrenceID : nil
    }

    /// Makes the set of lost occurrences.
    package init(changes: [Change], readableChanges: [CivilDateTime]) {
        (self.changes, self.readableChanges) = (changes, readableChanges)
    }

    /// The most occurrences that an unreadable override of later ones removes.
    static let mostOccurrences = 2_000
    private static let limits = ExpansionLimits(maximumOccurrences: mostOccurrences, maximumWork: 200_000)

    /// Returns the series with an EXDATE for each of them.
    ///
    /// An override that is read again, from a backup or a calendar, still replaces its occurrence.
    package func takenOut(of series: Activity) -> Activity {
        let lines = series.recurrence?.lines ?? []
        let first = Self.start(of: series)
        var starts = Set(changes.map(\.original))
        var kept = lines
        for change in changes where change.mayMoveLater {
            let end = readableChanges.filter { $0 > change.original }.min() ?? .latest
            starts.formUnion(
                Self.starts(by: lines, from: first, in: change.original..<end, series.span.isAllDay))
            kept = kept.map { AddedDates($0)?.line(without: change.original..<end, series.span) ?? $0 }
                .filter { !$0.isEmpty }
        }
        // A single activity has one occurrence, which another override does not affect.
        if lines.isEmpty { starts.formIntersection([first]) }
        guard !starts.isEmpty else { return series }
        var copy = series
        copy.recurrence = ActivityRecurrence(lines: kept + [Self.exclusion(of: starts.sorted(), series.span)])
        return copy
    }

    /// Returns the occurrences, by the rules, that an override moved.
    private static func starts(
        by lines: [String], from first: CivilDateTime, in moved: Range<CivilDateTime>, _ isDateOnly: Bool
    ) -> [CivilDateTime] {
        let rules = lines.filter { $0.hasPrefix("RRULE:") }.compactMap { line in
            try? RecurrenceRule(parsing: line.dropFirst(6))
                .resolvingUntil { try $0.adding(.seconds(ActivityBounds.slack)) }
        }
        return RecurrenceSet(start: first, isDateOnly: isDateOnly, rules: rules)
            .occurrences(in: moved, limits: limits).starts
    }

    private static func start(of series: Activity) -> CivilDateTime {
        switch series.span {
        case .timed(let start, _): start.local
        case .allDay(let first, _): CivilDateTime(first, .midnight)
        }
    }

    /// Returns the EXDATE of occurrences (RFC 5545 section 3.8.5.1).
    private static func exclusion(of starts: [CivilDateTime], _ span: ActivitySpan) -> String {
        func values(_ text: (CivilDateTime) -> String) -> String {
            starts.map { text($0).filter { $0 != "-" && $0 != ":" } }.joined(separator: ",")
        }
        switch span {
        case .allDay: return "EXDATE;VALUE=DATE:" + values { "\($0.date)" }
        case .timed(let start, _):
            guard let zone = start.zone else { return "EXDATE:" + values { "\($0)" } }
            guard zone != .utc else { return "EXDATE:" + values { "\($0)Z" } }
            return "EXDATE;TZID=\(zone.name):" + values { "\($0)" }
        }
    }
}
