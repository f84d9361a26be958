package import CivilTime
import Recurrence

/// The starts of a series as far as its lines say them on its own clock, without zone data.
extension ActivityRecurrence {
    /// Returns the last start of a series that is made of rules with an end.
    ///
    /// Other zones, clock changes and excluded times make no occurrence later.
    ///
    /// - Parameters:
    ///   - first: The start of the series.
    ///   - isDateOnly: Whether it is of whole days.
    ///   - slack: The seconds by which an end in UTC may be later on the clock of the series.
    ///   - most: The most occurrences and the most work.
    /// - Returns: The start; nil when more than rules makes the series, or one is endless, flawed or too long.
    package func lastStart(
        from first: CivilDateTime, isDateOnly: Bool, slack: Int64, most: (occurrences: Int, work: Int)
    ) -> CivilDateTime? {
        guard hasEnd, !rules.isEmpty, parts.allSatisfy(\.makesNothingLater) else { return nil }
        let set = RecurrenceSet(start: first, isDateOnly: isDateOnly, rules: rules(slack: slack))
        let expansion = set.occurrences(
            in: first..<CivilDateTime.latest,
            limits: ExpansionLimits(maximumOccurrences: most.occurrences, maximumWork: most.work))
        // A flawed rule is reported whenever the series is read.
        return expansion.isComplete && expansion.findings.isEmpty ? expansion.starts.last : nil
    }

    /// Returns the starts by the rules in a range.
    ///
    /// - Parameters:
    ///   - range: The readings of interest; the end is exclusive.
    ///   - first: The start of the series.
    ///   - isDateOnly: Whether it is of whole days.
    ///   - slack: The seconds by which an end in UTC may be later on the clock of the series.
    ///   - most: The most occurrences and the most work.
    /// - Returns: The starts, ascending.
    package func starts(
        in range: Range<CivilDateTime>, from first: CivilDateTime, isDateOnly: Bool, slack: Int64,
        most: (occurrences: Int, work: Int)
    ) -> [CivilDateTime] {
        RecurrenceSet(start: first, isDateOnly: isDateOnly, rules: rules(slack: slack)).occurrences(
            in: range,
            limits: ExpansionLimits(maximumOccurrences: most.occurrences, maximumWork: most.work)
        ).starts
    }

    /// Returns the recurrence with starts excluded, on the clock of the series.
    package func excluding(_ starts: [CivilDateTime], of span: ActivitySpan) -> ActivityRecurrence {
        let line =
            switch span {
            case .allDay: RecurrenceLine(excluding: starts.map { .date($0.date) }, zone: nil)
            case .timed(let start, _) where start.zone == .utc:
                RecurrenceLine(excluding: starts.map { .utc($0) }, zone: nil)
            case .timed(let start, _):
                RecurrenceLine(excluding: starts.map { .local($0) }, zone: start.zone?.name)
            }
        return ActivityRecurrence(parts: parts + [line])
    }

    /// Returns the recurrence without the added dates in a range of readings of the series.
    ///
    /// A date on another clock than the series' is removed if it may be within the range.
    ///
    /// - Parameters:
    ///   - range: The readings; the end is exclusive.
    ///   - span: The first occurrence.
    ///   - slack: The seconds by which two clocks may differ.
    /// - Returns: The recurrence with its other dates.
    package func withoutAddedDates(
        in range: Range<CivilDateTime>, of span: ActivitySpan, slack: Int64
    ) -> ActivityRecurrence {
        let parts = parts.compactMap { part in
            guard case .added(_, let zone) = part.meaning else { return RecurrenceLine?.some(part) }
            return part.keepingDates { date in
                let slack = Self.isOnClock(of: span, date.start, zone) ? 0 : slack
                let seconds = date.start.civil.secondsSinceEpoch
                return seconds + slack < range.lowerBound.secondsSinceEpoch
                    || seconds - slack >= range.upperBound.secondsSinceEpoch
            }
        }
        return ActivityRecurrence(parts: parts)
    }

    private static func isOnClock(of span: ActivitySpan, _ time: RecurrenceTime, _ zone: String?) -> Bool {
        guard case .timed(let start, _) = span else { return true }
        if case .utc = time { return start.zone == .utc }
        return zone == start.zone?.name
    }

    /// The rules with an end in UTC as late as it can be on the clock of the series.
    private func rules(slack: Int64) -> [RecurrenceRule] {
        rules.map { rule in rule.resolvingUntil { (try? $0.adding(.seconds(slack))) ?? .latest } }
    }
}

extension RecurrenceLine {
    /// Whether it is a rule, or can only take occurrences away.
    fileprivate var makesNothingLater: Bool {
        switch (name, meaning) {
        case (.excluded, _), (_, .rule): true
        default: false
        }
    }
}
