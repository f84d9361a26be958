import CivilTime

// MARK: - Reading the text

extension RecurrenceRule {
    /// Reads the value of an `RRULE`.
    ///
    /// Parts may come in any order and any case. The text is taken as the RFCs define it: a part that they do not know,
    /// one given twice and an empty one are errors. Of RFC 7529, `RSCALE=GREGORIAN` and `SKIP` are understood.
    ///
    /// ```swift
    /// try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO,WE")
    /// try RecurrenceRule(parsing: "FREQ=DAILY;BYMONTH=13")  // throws: BYMONTH=13: takes 1 to 12
    /// ```
    ///
    /// - Parameter text: The value, `FREQ=…`, without the property's name.
    /// - Throws: A ``RecurrenceError`` that names the part, its value and the rule that it breaks.
    public init(parsing text: some StringProtocol) throws(RecurrenceError) {
        let parts = try RecurrenceParts(text)
        let frequency = try parts.frequency()
        let interval = try parts.number("INTERVAL") ?? 1
        let bound = try parts.bound()
        let skip = try parts.skip()
        try self.init(
            frequency: frequency,
            interval: interval,
            bound: bound,
            bySecond: try parts.numbers("BYSECOND"),
            byMinute: try parts.numbers("BYMINUTE"),
            byHour: try parts.numbers("BYHOUR"),
            byDay: try parts.weekdays("BYDAY"),
            byMonthDay: try parts.numbers("BYMONTHDAY", signed: true),
            byYearDay: try parts.numbers("BYYEARDAY", signed: true),
            byWeekNumber: try parts.numbers("BYWEEKNO", signed: true),
            byMonth: try parts.numbers("BYMONTH"),
            bySetPosition: try parts.numbers("BYSETPOS", signed: true),
            weekStart: try parts.weekday("WKST") ?? .monday,
            skip: skip)
    }
}
