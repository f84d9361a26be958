public import CivilTime

/// Everything that decides when a series happens: its start, its rules, and the dates added and taken out.
///
/// The occurrences are those of RFC 5545 section 3.8.5: the start, which is always the first and counts
/// towards every rule's `COUNT` even when no rule would name it; the rules' times after it; the added dates;
/// less the dates, days and rules' times taken out. A time that several of them name occurs once.
///
/// A set lives on one wall clock and knows no zone. Who knows the zone converts an end in UTC before
/// (``RecurrenceRule/resolvingUntil(_:)``) and resolves times that a change of clocks skips or repeats after.
/// Times are whole seconds; a fraction of a second is dropped. The single occurrences that a calendar
/// overrides (`RECURRENCE-ID`) are laid over it with ``instances(in:overrides:limits:)``.
///
/// ```swift
/// let series = RecurrenceSet(
///     start: try CivilDateTime(2026, 3, 27, 9, 0), isDateOnly: false,
///     rules: [try RecurrenceRule(parsing: "FREQ=DAILY;COUNT=3")])
/// let march = try CivilDateTime(2026, 3, 1, 0, 0)..<CivilDateTime(2026, 4, 1, 0, 0)
/// series.occurrences(in: march, limits: .standard).starts.map(\.date.day)  // [27, 28, 29]
/// ```
public struct RecurrenceSet: Hashable, Sendable {
    /// The start of the series: its first occurrence, and what gives the rules their phase.
    public let start: CivilDateTime

    /// Whether the series is made of whole days; then every time is midnight.
    public let isDateOnly: Bool

    /// The rules; the series has the occurrences of each.
    public let rules: [RecurrenceRule]

    /// The times added (`RDATE`), ascending and without repeats.
    public let dates: [CivilDateTime]

    /// The times taken out (`EXDATE`), ascending and without repeats.
    public let excludedDates: [CivilDateTime]

    /// The days on which every occurrence is taken out (`EXDATE;VALUE=DATE`), ascending and without repeats.
    public let excludedDays: [CivilDate]

    /// The rules whose times are taken out (`EXRULE`, RFC 2445 section 4.8.5.2; RFC 5545 has none).
    ///
    /// They take their phase from the start. The start itself is taken out only when it meets one of them.
    public let excludedRules: [RecurrenceRule]

    /// Makes a set of its parts.
    ///
    /// - Parameters:
    ///   - start: The start of the series (`DTSTART`), on its wall clock.
    ///   - isDateOnly: Whether the series is made of whole days; then only the dates of all times are used.
    ///   - rules: The rules (`RRULE`), any number of them.
    ///   - dates: Times added (`RDATE`), in any order; also those before the start.
    ///   - excludedDates: Times taken out (`EXDATE`), in any order.
    ///   - excludedDays: Days on which every occurrence is taken out, in any order.
    ///   - excludedRules: Rules whose times are taken out (`EXRULE`).
    public init(
        start: CivilDateTime,
        isDateOnly: Bool,
        rules: [RecurrenceRule] = [],
        dates: [CivilDateTime] = [],
        excludedDates: [CivilDateTime] = [],
        excludedDays: [CivilDate] = [],
        excludedRules: [RecurrenceRule] = []
    ) {
        func normal(_ time: CivilDateTime) -> CivilDateTime {
            let second = isDateOnly ? 0 : time.time.secondsSinceMidnight
            let time = (try? TimeOfDay(secondsSinceMidnight: second)).map { CivilDateTime(time.date, $0) }
            return time ?? start
        }
        self.start = normal(start)
        self.isDateOnly = isDateOnly
        self.rules = rules
        self.excludedRules = excludedRules
        self.dates = Set(dates.map(normal)).sorted()
        self.excludedDates = Set(excludedDates.map(normal)).sorted()
        self.excludedDays = Set(excludedDays).sorted()
    }
}
