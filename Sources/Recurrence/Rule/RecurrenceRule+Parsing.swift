import CivilTime

// MARK: - Reading the text

extension RecurrenceRule {
    /// Reads the value of an `RRULE`.
    ///
    /// Parts may come in any order and any case. The RFCs are applied strictly: an unknown part, a repeated one and
    /// an empty one are errors. Of RFC 7529, `RSCALE=GREGORIAN` and `SKIP` are supported.
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

    /// Reads the value of an `RRULE` and tolerates common mistakes.
    ///
    /// Spaces, empty parts (a semicolon at the end), vendor parts (`X-…`), a part repeated with the same value, and
    /// `INTERVAL=0` are unambiguous; they are reported and the rule is read. Every other mistake is an error, as in
    /// ``init(parsing:)``.
    ///
    /// ```swift
    /// var flaws: [RecurrenceError] = []
    /// try RecurrenceRule(reading: "FREQ=WEEKLY;BYDAY=MO, WE;", flaws: &flaws)  // FREQ=WEEKLY;BYDAY=MO,WE
    /// flaws.count                                                               // 2
    /// ```
    ///
    /// - Parameters:
    ///   - text: The value, `FREQ=…`, without the property's name.
    ///   - flaws: The list to which tolerated mistakes are added, in the order of the text.
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
