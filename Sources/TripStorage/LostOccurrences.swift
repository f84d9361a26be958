package import CivilTime
import Recurrence
package import Trips

/// The occurrences of one series whose changes cannot be read.
///
/// By its rules the series has them at the time from before the change, which is wrong as often as not.
package struct LostOccurrences {
    /// A change that cannot be read.
    package struct Change {
        /// When the occurrence starts by the rules of the series, on its clock.
        package let original: CivilDateTime
        /// Whether it may move all later occurrences as well.
        package let mayMoveLater: Bool

        /// Makes a change.
        package init(original: CivilDateTime, mayMoveLater: Bool) {
            (self.original, self.mayMoveLater) = (original, mayMoveLater)
        }
    }

    /// The changes that cannot be read.
    package let changes: [Change]

    /// Where changes that can be read begin to stand for all later occurrences.
    package let readableChanges: [CivilDateTime]

    /// The change of an activity that is left out; nil where it changes no occurrence, or one on another clock.
    package static func change(by activity: Activity) -> Change? {
        guard activity.changesOccurrence, let original = activity.recurrenceID else { return nil }
        return Change(original: original, mayMoveLater: SeriesEnd.mayMoveLaterOccurrences(activity))
    }

    /// Where a change that can be read begins to stand for all later occurrences; nil where it stands for one.
    package static func readableChange(by activity: Activity) -> CivilDateTime? {
        SeriesEnd.movesLaterOccurrences(activity) ? activity.recurrenceID : nil
    }

    /// Gathers them.
    package init(changes: [Change], readableChanges: [CivilDateTime]) {
        (self.changes, self.readableChanges) = (changes, readableChanges)
    }

    /// The occurrences that are left out with a change that cannot be read and may have moved all later ones.
    static let mostOccurrences = 2_000
    private static let limits = ExpansionLimits(maximumOccurrences: mostOccurrences, maximumWork: 200_000)

    /// The series with an EXDATE for each of them.
    ///
    /// A changed occurrence that comes again, from a backup or a calendar, takes its place all the same.
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
        // What happens once has one occurrence, which another change does not touch.
        if lines.isEmpty { starts.formIntersection([first]) }
        guard !starts.isEmpty else { return series }
        var copy = series
        copy.recurrence = RecurrenceText(lines: kept + [Self.exclusion(of: starts.sorted(), series.span)])
        return copy
    }

    /// The occurrences by rules that a change moved.
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

    /// The line that takes occurrences out (RFC 5545 section 3.8.5.1).
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
