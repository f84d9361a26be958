import Messages

// MARK: - What RFC 5545 section 3.3.10 allows

extension RecurrenceRule {
    /// The largest number in an INTERVAL or COUNT.
    ///
    /// It is far beyond the length of the calendar, and safe to multiply.
    static let largestNumber = 2_147_483_647

    func checkRanges() throws(RecurrenceError) {
        try check("INTERVAL", [interval], 1...Self.largestNumber)
        switch bound {
        case .forever: break
        case .count(let count): try check("COUNT", [count], 1...Self.largestNumber)
        // iCalendar writes a year with four digits.
        case .until(let until) where until.year < 0:
            throw RecurrenceError(
                .outOfRange, subject: "UNTIL=\(until.text)", reason: tr("the year is 0 to 9999"))
        case .until: break
        }
        try check("BYSECOND", bySecond, 0...60)
        try check("BYMINUTE", byMinute, 0...59)
        try check("BYHOUR", byHour, 0...23)
        try check("BYDAY", byDay.compactMap(\.ordinal), 1...53, orFromTheEnd: true)
        try check("BYMONTHDAY", byMonthDay, 1...31, orFromTheEnd: true)
        try check("BYYEARDAY", byYearDay, 1...366, orFromTheEnd: true)
        try check("BYWEEKNO", byWeekNumber, 1...53, orFromTheEnd: true)
        try check("BYMONTH", byMonth, 1...12)
        try check("BYSETPOS", bySetPosition, 1...366, orFromTheEnd: true)
    }

    private func check(
        _ part: String, _ values: [Int], _ range: ClosedRange<Int>, orFromTheEnd: Bool = false
    ) throws(RecurrenceError) {
        for value in values {
            let size = orFromTheEnd && value < 0 && value != .min ? -value : value
            guard !range.contains(size) else { continue }
            let mirror =
                orFromTheEnd ? tr(", or -\(range.upperBound) to -\(range.lowerBound) from the end") : ""
            throw RecurrenceError(
                .outOfRange, subject: "\(part)=\(value)",
                reason: tr("takes \(range.lowerBound) to \(range.upperBound)\(mirror)"))
        }
    }

    func checkCombinations() throws(RecurrenceError) {
        let freq = "FREQ=\(frequency.rawValue)"
        if !byWeekNumber.isEmpty, frequency != .yearly {
            throw conflict("BYWEEKNO", tr("stands only beside FREQ=YEARLY, not \(freq)"))
        }
        if !byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            throw conflict("BYYEARDAY", tr("does not stand beside \(freq)"))
        }
        if !byMonthDay.isEmpty, frequency == .weekly {
            throw conflict("BYMONTHDAY", tr("does not stand beside \(freq)"))
        }
        try checkOrdinals()
        if !bySetPosition.isEmpty, !hasListToPickFrom {
            throw conflict("BYSETPOS", tr("needs another BY part to pick from"))
        }
    }

    private func checkOrdinals() throws(RecurrenceError) {
        guard byDay.contains(where: { $0.ordinal != nil }) else { return }
        if frequency < .monthly {
            throw conflict(
                "BYDAY",
                tr(
                    "a number before a weekday stands only in monthly and yearly rules, "
                        + "not beside FREQ=\(frequency.rawValue)"))
        }
        if !byWeekNumber.isEmpty {
            throw conflict("BYDAY", tr("a number before a weekday does not stand beside BYWEEKNO"))
        }
    }

    private var hasListToPickFrom: Bool {
        !byDay.isEmpty
            || [bySecond, byMinute, byHour, byMonthDay, byYearDay, byWeekNumber, byMonth]
                .contains { !$0.isEmpty }
    }

    private func conflict(_ part: String, _ reason: String) -> RecurrenceError {
        let value = listedParts.first { $0.name == part }?.value ?? ""
        return RecurrenceError(.conflictingParts, subject: "\(part)=\(value)", reason: reason)
    }
}
