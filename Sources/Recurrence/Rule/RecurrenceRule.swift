public import CivilTime

/// A recurrence rule (RFC 5545 section 3.3.10).
///
/// A rule is a checked value: every number is in the range of its part, and no part is used where RFC 5545 forbids
/// it. It has no zone; its times are on the wall clock of its series. Lists have no duplicates and are sorted as
/// their values come in a period (`1, 15, -2, -1`), so two rules that differ only in the order of a list are equal.
///
/// A rule alone has no occurrences. It takes its phase, and every omitted part, from the start of a series: see
/// ``RecurrenceSet``.
///
/// ```swift
/// let rule = try RecurrenceRule(parsing: "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR")
/// rule.byDay == [WeekdayOccurrence(.friday, ordinal: -1)]  // true
/// rule.text                                                // "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR"
/// ```
public struct RecurrenceRule: Hashable, Sendable {
    /// The unit in which the rule counts its periods.
    public let frequency: Frequency

    /// The distance between two periods of the rule, 1 for every period.
    public let interval: Int

    /// The end of the rule.
    public internal(set) var bound: Bound

    /// The seconds of the minute, 0 to 60; empty when the part is not given.
    ///
    /// A civil time has no leap second. The engine reads 60 as 59, as RFC 5545 section 3.3.12 asks of those
    /// who do not support leap seconds; the value is kept and written as 60.
    public let bySecond: [Int]

    /// The minutes of the hour, 0 to 59; empty when the part is not given.
    public let byMinute: [Int]

    /// The hours of the day, 0 to 23; empty when the part is not given.
    public let byHour: [Int]

    /// The weekdays, each with an ordinal or none; empty when the part is not given.
    public let byDay: [WeekdayOccurrence]

    /// The days of the month, 1 to 31, or -31 to -1 counted from its end; empty when the part is not given.
    public let byMonthDay: [Int]

    /// The days of the year, 1 to 366, or -366 to -1 counted from its end; empty when the part is not given.
    public let byYearDay: [Int]

    /// The weeks of the year, 1 to 53, or -53 to -1 counted from its end; empty when the part is not given.
    ///
    /// Week 1 is the first week, begun on ``weekStart``, with at least four days in the year. With this part
    /// the rule's years are those of the week numbering: 29 December 2025 is in week 1 of 2026 and so in the
    /// year 2026.
    public let byWeekNumber: [Int]

    /// The months of the year, 1 to 12; empty when the part is not given.
    public let byMonth: [Int]

    /// The positions to keep in each period's set, 1 to 366, or -366 to -1 counted from its end; empty to
    /// keep all.
    public let bySetPosition: [Int]

    /// The day on which a week begins.
    public let weekStart: Weekday

    /// What to do with a day that its month or year does not have.
    public let skip: Skip

    /// Makes a rule of its parts and checks them against RFC 5545 section 3.3.10.
    ///
    /// The defaults are those of the RFC: every period, for ever, weeks from Monday, days that do not exist left out.
    ///
    /// ```swift
    /// try RecurrenceRule(frequency: .monthly, byDay: [WeekdayOccurrence(.friday, ordinal: -1)])
    /// // FREQ=MONTHLY;BYDAY=-1FR
    /// ```
    ///
    /// - Parameters:
    ///   - frequency: The unit of a period.
    ///   - interval: The distance between two periods of the rule, 1 or more.
    ///   - bound: The end of the rule.
    ///   - bySecond: Seconds of the minute, 0 to 60.
    ///   - byMinute: Minutes of the hour, 0 to 59.
    ///   - byHour: Hours of the day, 0 to 23.
    ///   - byDay: Weekdays; an ordinal is allowed in monthly rules and in yearly ones without `byWeekNumber`.
    ///   - byMonthDay: Days of the month, ±1 to ±31; not in weekly rules.
    ///   - byYearDay: Days of the year, ±1 to ±366; not in daily, weekly and monthly rules.
    ///   - byWeekNumber: Weeks of the year, ±1 to ±53; only in yearly rules.
    ///   - byMonth: Months of the year, 1 to 12.
    ///   - bySetPosition: Positions in a period's set, ±1 to ±366; only beside another `by` part.
    ///   - weekStart: The day on which a week begins.
    ///   - skip: What to do with a day that its month or year does not have.
    /// - Throws: A ``RecurrenceError`` that names the part, its value and the rule that it breaks.
    public init(
        frequency: Frequency,
        interval: Int = 1,
        bound: Bound = .forever,
        bySecond: [Int] = [],
        byMinute: [Int] = [],
        byHour: [Int] = [],
        byDay: [WeekdayOccurrence] = [],
        byMonthDay: [Int] = [],
        byYearDay: [Int] = [],
        byWeekNumber: [Int] = [],
        byMonth: [Int] = [],
        bySetPosition: [Int] = [],
        weekStart: Weekday = .monday,
        skip: Skip = .omit
    ) throws(RecurrenceError) {
        self.frequency = frequency
        self.interval = interval
        self.bound = bound
        self.bySecond = Self.inPeriodOrder(bySecond)
        self.byMinute = Self.inPeriodOrder(byMinute)
        self.byHour = Self.inPeriodOrder(byHour)
        self.byDay = Set(byDay).sorted()
        self.byMonthDay = Self.inPeriodOrder(byMonthDay)
        self.byYearDay = Self.inPeriodOrder(byYearDay)
        self.byWeekNumber = Self.inPeriodOrder(byWeekNumber)
        self.byMonth = Self.inPeriodOrder(byMonth)
        self.bySetPosition = Self.inPeriodOrder(bySetPosition)
        self.weekStart = weekStart
        self.skip = skip
        try checkRanges()
        try checkCombinations()
    }

    /// Sorts values as they come in a period: first those counted from its start, then those from its end.
    private static func inPeriodOrder(_ values: [Int]) -> [Int] {
        Set(values).sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
    }
}

// MARK: - The end of the rule

extension RecurrenceRule {
    /// Returns this rule with an end in UTC converted to the wall clock of its series.
    ///
    /// RFC 5545 writes the `UNTIL` of a series with a zone in UTC, while the engine compares wall clocks. The caller
    /// knows the zone and converts it; every other bound is unchanged.
    ///
    /// ```swift
    /// let rule = try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=20260330T070000Z")
    /// let local = try rule.resolvingUntil { utc in
    ///     paris.civil(at: try Instant(secondsSinceEpoch: utc.secondsSinceEpoch))
    /// }
    /// local.text  // "FREQ=DAILY;UNTIL=20260330T090000"
    /// ```
    ///
    /// - Parameter local: Converts a date and time of UTC into the wall clock of the series' start.
    /// - Returns: A rule whose bound is not in UTC.
    /// - Throws: Errors of `local`.
    public func resolvingUntil<Failure>(
        _ local: (CivilDateTime) throws(Failure) -> CivilDateTime
    ) throws(Failure) -> RecurrenceRule {
        guard case .until(.utc(let end)) = bound else { return self }
        var rule = self
        rule.bound = .until(.local(try local(end)))
        return rule
    }
}
