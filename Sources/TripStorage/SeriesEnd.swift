import CivilTime
import Recurrence
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
    private static let limits = ExpansionLimits(maximumOccurrences: mostOccurrences, maximumWork: 20_000)

    /// Computes the end; nil when it is unknown.
    init?(of series: Activity) {
        guard series.recurrenceID == nil, let rules = Self.rules(series.recurrence?.lines ?? []),
            !rules.isEmpty
        else { return nil }
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
        let set = RecurrenceSet(start: start, isDateOnly: series.span.isAllDay, rules: rules)
        let expansion = set.occurrences(in: start..<CivilDateTime.latest, limits: Self.limits)
        // An invalid rule is reported whenever the series is read.
        guard expansion.isComplete, expansion.findings.isEmpty, let last = expansion.starts.last else {
            return nil
        }
        // One slack for the zone of the start, and one for the clocks of the end.
        lastEnd = last.secondsSinceEpoch + max(0, length) + 2 * ActivityBounds.slack
    }

    /// Returns the rules of a series with nothing else but exclusions, each with an end; else nil.
    private static func rules(_ lines: [String]) -> [RecurrenceRule]? {
        var rules: [RecurrenceRule] = []
        for line in lines where !line.hasPrefix("EXDATE") {
            guard line.hasPrefix("RRULE:"), let rule = try? RecurrenceRule(parsing: line.dropFirst(6)),
                rule.bound != .forever,
                // On the clock of the series an end in UTC is at most this much later.
                let ended = try? rule.resolvingUntil({ try $0.adding(.seconds(ActivityBounds.slack)) })
            else { return nil }
            rules.append(ended)
        }
        return rules
    }
}
