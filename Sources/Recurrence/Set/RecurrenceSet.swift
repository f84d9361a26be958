public import CivilTime

/// A series: its start, its rules, and its added and excluded dates.
///
/// The occurrences are those of RFC 5545 section 3.8.5: the start, which is always the first and counts towards every
/// rule's `COUNT` even if no rule contains it; the rules' times after it; the added dates; minus the excluded dates,
/// days and rules' times. A time from several sources occurs once.
///
/// A set is on one wall clock and has no zone. The caller knows the zone: it converts an end in UTC before
/// (``RecurrenceRule/resolvingUntil(_:)``) and resolves skipped and repeated times after. Times are whole seconds; a
/// fraction of a second is dropped. Overrides of single occurrences (`RECURRENCE-ID`) are applied by
/// ``instances(in:overrides:limits:)``.
///
/// ```swift
/// let series = RecurrenceSet(
///     start: try CivilDateTime(2026, 3, 27, 9, 0), isDateOnly: false,
///     rules: [try RecurrenceRule(parsing: "FREQ=DAILY;COUNT=3")])
/// let march = try CivilDateTime(2026, 3, 1, 0, 0)..<CivilDateTime(2026, 4, 1, 0, 0)
/// series.occurrences(in: march, limits: .standard).starts.map(\.date.day)  // [27, 28, 29]
/// ```
public struct RecurrenceSet: Hashable, Sendable {
    /// The start of the series: its first occurrence, and the phase of the rules.
    public let start: CivilDateTime

    /// Whether the series is made of whole days; then every time is midnight.
    public let isDateOnly: Bool

    /// The rules; the series has the occurrences of all.
    public let rules: [RecurrenceRule]

    /// The added times (`RDATE`), ascending and without duplicates.
    public let dates: [CivilDateTime]

    /// The excluded times (`EXDATE`), ascending and without duplicates.
    public let excludedDates: [CivilDateTime]

    /// The days on which every occurrence is excluded (`EXDATE;VALUE=DATE`), ascending and without duplicates.
    public let excludedDays: [CivilDate]

    /// The rules whose times are excluded (`EXRULE`, RFC 2445 section 4.8.5.2; RFC 5545 has none).
    ///
    /// They take their phase from the start. The start itself is excluded only when one of them contains it.
    public let excludedRules: [RecurrenceRule]

    /// Makes a set of its parts.
    ///
    /// - Parameters:
    ///   - start: The start of the series (`DTSTART`), on its wall clock.
    ///   - isDateOnly: Whether the series is made of whole days; then only the dates of all times are used.
    ///   - rules: The rules (`RRULE`), any number of them.
    ///   - dates: Added times (`RDATE`), in any order; also before the start.
    ///   - excludedDates: Excluded times (`EXDATE`), in any order.
    ///   - excludedDays: Days on which every occurrence is excluded, in any order.
    ///   - excludedRules: Rules whose times are excluded (`EXRULE`).
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
