import CivilTime

// MARK: - Reading the text

extension RecurrenceRule {
    /// Reads the value of an `RRULE`.
    ///
    /// Parts may come in any order and any case. The text is taken as the RFCs define it: a part that they do
    /// not know, one given twice and an empty one are errors. Of RFC 7529, `RSCALE=GREGORIAN` and `SKIP` are
    /// understood.
    ///
    /// ```swift
    /// try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO,WE")
    /// try RecurrenceRule(parsing: "FREQ=DAILY;BYMONTH=13")  // throws: BYMONTH=13: takes 1 to 12
    /// ```
    ///
    /// - Parameter text: The value, `FREQ=…`, without the property's name.
    /// - Throws: A ``RecurrenceError`` that names the part, its value and the rule that it breaks.
    public init(parsing text: some StringProtocol) throws(RecurrenceError) {
        try self.init(RecurrenceParts(text))
    }

    /// Reads the value of an `RRULE` as programs really write it.
    ///
    /// Spaces, empty parts (a semicolon at the end), parts of a vendor's own (`X-…`), a part given twice with
    /// one value, and `INTERVAL=0` leave no doubt of what is meant; they are reported and the rule is read.
    /// Every other flaw is an error, as in ``init(parsing:)``.
    ///
    /// ```swift
    /// var flaws: [RecurrenceError] = []
    /// try RecurrenceRule(reading: "FREQ=WEEKLY;BYDAY=MO, WE;", flaws: &flaws)  // FREQ=WEEKLY;BYDAY=MO,WE
    /// flaws.count                                                               // 2
    /// ```
    ///
    /// - Parameters:
    ///   - text: The value, `FREQ=…`, without the property's name.
    ///   - flaws: Where each flaw that was passed over is added, in the order of the text.
    /// - Throws: A ``RecurrenceError`` that names the part, its value and the rule that it breaks.
    public init(reading text: some StringProtocol, flaws: inout [RecurrenceError]) throws(RecurrenceError) {
        try self.init(RecurrenceParts(text, flaws: &flaws))
    }

    private init(_ parts: RecurrenceParts) throws(RecurrenceError) {
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
