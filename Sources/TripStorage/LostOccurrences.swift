package import CivilTime
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
    private static let mostWork = 200_000

    /// Returns the series with its lost occurrences excluded.
    ///
    /// An override that is read again, from a backup or a calendar, still replaces its occurrence.
    package func takenOut(of series: Activity) -> Activity {
        let recurrence = series.recurrence ?? ActivityRecurrence(lines: [])
        let first = Self.start(of: series)
        var starts = Set(changes.map(\.original))
        var kept = recurrence
        for change in changes where change.mayMoveLater {
            let end = readableChanges.filter { $0 > change.original }.min() ?? .latest
            let moved = change.original..<end
            starts.formUnion(
                recurrence.starts(
                    in: moved, from: first, isDateOnly: series.span.isAllDay, slack: ActivityBounds.slack,
                    most: (Self.mostOccurrences, Self.mostWork)))
            kept = kept.withoutAddedDates(in: moved, of: series.span, slack: ActivityBounds.slack)
        }
        // A single activity has one occurrence, which another override does not affect.
        if recurrence.lines.isEmpty { starts.formIntersection([first]) }
        guard !starts.isEmpty else { return series }
        var copy = series
        copy.recurrence = kept.excluding(starts.sorted(), of: series.span)
        return copy
    }

    private static func start(of series: Activity) -> CivilDateTime {
        switch series.span {
        case .timed(let start, _): start.local
        case .allDay(let first, _): CivilDateTime(first, .midnight)
        }
    }
}
