import CivilTime
import Trips

/// The end of a series, when its rules end soon enough to compute it cheaply.
///
/// Most series in calendars have ended, and a query about today need not read them. The bound is safe: other
/// zones, clock changes and excluded dates make no occurrence later. Where more than plain rules makes the
/// series, its end is unknown.
struct SeriesEnd {
    /// Seconds since the epoch, exclusive; no occurrence touches this instant or a later one, in any zone.
    let lastEnd: Int64

    /// The most occurrences expanded for the end of a series; a daily event of some years has fewer.
    static let mostOccurrences = 2_000
    private static let mostWork = 20_000

    /// Computes the end; nil when it is unknown.
    init?(of series: Activity) {
        guard series.recurrenceID == nil, let recurrence = series.recurrence else { return nil }
        let start: CivilDateTime
        let length: Int64
        switch series.span {
        case .timed(let first, let last):
            start = first.local
            length = last.local.secondsSinceEpoch - first.local.secondsSinceEpoch
        case .allDay(let first, let last):
            start = CivilDateTime(first, .midnight)
            length = Int64(first.days(until: last)) * 86_400
        }
        let last = recurrence.lastStart(
            from: start, isDateOnly: series.span.isAllDay, slack: ActivityBounds.slack,
            most: (Self.mostOccurrences, Self.mostWork))
        guard let last else { return nil }
        // One slack for the zone of the start, and one for the clocks of the end.
        lastEnd = last.secondsSinceEpoch + max(0, length) + 2 * ActivityBounds.slack
    }
}
