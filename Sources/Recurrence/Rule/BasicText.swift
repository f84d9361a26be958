import CivilTime

/// Dates and times in the basic form of ISO 8601 that iCalendar uses, `20260330T090000`.
enum BasicText {
    static func write(_ date: CivilDate) -> String {
        digits(date.year, 4) + digits(date.month, 2) + digits(date.day, 2)
    }

    static func write(_ time: CivilDateTime) -> String {
        write(time.date) + "T" + digits(time.time.hour, 2) + digits(time.time.minute, 2)
            + digits(time.time.second, 2)
    }

    /// Reads `YYYYMMDD`, or returns nil for text of another form.
    ///
    /// The outer nil means another form; a date that does not exist throws an error.
    static func date(_ text: some StringProtocol) throws(TimeError) -> CivilDate? {
        guard text.utf8.count == 8, let year = number(text, 0..<4), let month = number(text, 4..<6),
            let day = number(text, 6..<8)
        else { return nil }
        return try CivilDate(year, month, day)
    }

    /// Reads `YYYYMMDDTHHMMSS`, or returns nil for text of another form.
    static func dateTime(_ text: some StringProtocol) throws(TimeError) -> CivilDateTime? {
        guard text.utf8.count == 15, text.utf8.dropFirst(8).first == UInt8(ascii: "T"),
            let date = try date(text.prefix(8)), let hour = number(text, 9..<11),
            let minute = number(text, 11..<13), let second = number(text, 13..<15)
        else { return nil }
        // RFC 5545 section 3.3.12: implementations without leap seconds read second 60 as second 59.
        return CivilDateTime(date, try TimeOfDay(hour, minute, second == 60 ? 59 : second))
    }

    private static func digits(_ value: Int, _ width: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }

    private static func number(_ text: some StringProtocol, _ range: Range<Int>) -> Int? {
        var value = 0
        for byte in text.utf8.dropFirst(range.lowerBound).prefix(range.count) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}
