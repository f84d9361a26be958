package import CivilTime

// MARK: - The rule as text

extension RecurrenceRule: CustomStringConvertible {
    /// The rule as the value of an `RRULE`, in canonical form.
    ///
    /// `FREQ` comes first, because older programs require it; the other parts follow in the order of RFC 5545's
    /// grammar, and parts with the RFC's default are left out. Reading the text gives an equal rule.
    ///
    /// ```swift
    /// let rule = try RecurrenceRule(parsing: "byday=we,mo;interval=1;freq=weekly;wkst=mo")
    /// rule.text  // "FREQ=WEEKLY;BYDAY=MO,WE"
    /// ```
    public var text: String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        switch bound {
        case .forever: break
        case .count(let count): parts.append("COUNT=\(count)")
        case .until(let until): parts.append("UNTIL=\(until.text)")
        }
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        parts += listedParts.filter { !$0.value.isEmpty }.map { "\($0.name)=\($0.value)" }
        if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
        if skip != .omit { parts.append("RSCALE=GREGORIAN;SKIP=\(skip.rawValue)") }
        return parts.joined(separator: ";")
    }

    /// The rule's ``text``.
    public var description: String { text }

    /// The parts that are lists, in the order of the grammar; an absent one has an empty value.
    var listedParts: [(name: String, value: String)] {
        func list(_ values: [Int]) -> String { values.map { "\($0)" }.joined(separator: ",") }
        return [
            ("BYSECOND", list(bySecond)), ("BYMINUTE", list(byMinute)), ("BYHOUR", list(byHour)),
            ("BYDAY", byDay.map(\.text).joined(separator: ",")), ("BYMONTHDAY", list(byMonthDay)),
            ("BYYEARDAY", list(byYearDay)), ("BYWEEKNO", list(byWeekNumber)), ("BYMONTH", list(byMonth)),
            ("BYSETPOS", list(bySetPosition)),
        ]
    }
}

extension RecurrenceRule.Until {
    var year: Int {
        switch self {
        case .date(let date): date.year
        case .local(let time), .utc(let time): time.date.year
        }
    }

    /// The value as iCalendar writes it: `20260330`, `20260330T090000` or `20260330T070000Z`.
    var text: String {
        switch self {
        case .date(let date): BasicText.write(date)
        case .local(let time): BasicText.write(time)
        case .utc(let time): BasicText.write(time) + "Z"
        }
    }
}

extension WeekdayOccurrence: CustomStringConvertible {
    /// The weekday as a rule writes it: `MO`, `2TU`, `-1FR`.
    public var description: String { text }

    var text: String { (ordinal.map { "\($0)" } ?? "") + weekday.code }
}

extension Weekday {
    /// The two letters of RFC 5545, `MO` to `SU`.
    package var code: String {
        switch self {
        case .monday: "MO"
        case .tuesday: "TU"
        case .wednesday: "WE"
        case .thursday: "TH"
        case .friday: "FR"
        case .saturday: "SA"
        case .sunday: "SU"
        }
    }
}
