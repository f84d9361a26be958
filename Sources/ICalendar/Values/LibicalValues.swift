import CLibical

/// Reads and writes typed values with libical; only its verification calls libical besides.
///
/// Every text has passed our own check of grammar and range, because libical accepts `20200230` and `P`
/// silently. Where libical cannot be loaded our own value is taken, and ``LibicalNeed`` remembers it. No C pointer
/// leaves a function, so threads and ownership do not matter.
enum LibicalValues {
    /// The fields of a DATE or a DATE-TIME.
    struct Fields: Equatable {
        var year: Int
        var month: Int
        var day: Int
        var hour = 0
        var minute = 0
        var second = 0
        var isDate = true
        var isUTC = false

        /// The fields as libical writes them.
        var text: String {
            let date = Digits.padded(year, 4) + Digits.padded(month, 2) + Digits.padded(day, 2)
            guard !isDate else { return date }
            let time = Digits.padded(hour, 2) + Digits.padded(minute, 2) + Digits.padded(second, 2)
            return "\(date)T\(time)\(isUTC ? "Z" : "")"
        }
    }

    /// Reads `20270313` or `20270313T170000` with or without `Z`, for which our reading is `own`.
    static func dateTime(_ text: String, own: Fields) -> Fields? {
        guard let libical = Libical.shared else { return own }
        let time = libical.icaltime_from_string(text)
        guard libical.icaltime_is_null_time(time) == 0 else { return nil }
        return Fields(
            year: Int(time.year), month: Int(time.month), day: Int(time.day), hour: Int(time.hour),
            minute: Int(time.minute), second: Int(time.second), isDate: time.is_date != 0,
            isUTC: libical.icaltime_is_utc(time) != 0)
    }

    /// Writes a DATE or a DATE-TIME without a zone, which is a parameter.
    static func text(_ fields: Fields) -> String {
        guard let libical = Libical.shared else { return fields.text }
        var time = libical.icaltime_null_time()
        time.year = Int32(fields.year)
        time.month = Int32(fields.month)
        time.day = Int32(fields.day)
        time.hour = Int32(fields.hour)
        time.minute = Int32(fields.minute)
        time.second = Int32(fields.second)
        time.is_date = fields.isDate ? 1 : 0
        if fields.isUTC {
            _ = libical.icaltime_set_timezone(&time, libical.icaltimezone_get_utc_timezone())
        }
        return take(libical.icaltime_as_ical_string_r(time)) ?? ""
    }

    /// Reads a DURATION with its fields as written: `PT24H` is not a day.
    static func duration(_ text: String, own: DurationValue) -> DurationValue? {
        guard let libical = Libical.shared else { return own }
        let duration = libical.icaldurationtype_from_string(text)
        guard libical.icaldurationtype_is_bad_duration(duration) == 0 else { return nil }
        return DurationValue(
            isNegative: duration.is_neg != 0, weeks: Int(duration.weeks), days: Int(duration.days),
            hours: Int(duration.hours), minutes: Int(duration.minutes), seconds: Int(duration.seconds))
    }

    /// Reads a UTC-OFFSET in seconds east of UTC.
    static func utcOffset(_ text: String, own: Int) -> Int? {
        guard let libical = Libical.shared else { return own }
        return value(text, ICAL_UTCOFFSET_VALUE, libical) { Int(libical.icalvalue_get_utcoffset($0)) }
    }

    /// Writes a UTC-OFFSET.
    static func text(utcOffset seconds: Int) -> String {
        guard let libical = Libical.shared else { return ownText(utcOffset: seconds) }
        guard let value = libical.icalvalue_new_utcoffset(Int32(seconds)) else { return "" }
        defer { libical.icalvalue_free(value) }
        return take(libical.icalvalue_as_ical_string_r(value)) ?? ""
    }

    /// Reads an INTEGER.
    static func integer(_ text: String, own: Int) -> Int? {
        guard let libical = Libical.shared else { return own }
        return value(text, ICAL_INTEGER_VALUE, libical) { Int(libical.icalvalue_get_integer($0)) }
    }

    /// An offset as libical writes it: seconds only where there are some.
    static func ownText(utcOffset seconds: Int) -> String {
        let (hours, minutes, rest) = (abs(seconds) / 3_600, abs(seconds) / 60 % 60, abs(seconds) % 60)
        return (seconds < 0 ? "-" : "+") + Digits.padded(hours, 2) + Digits.padded(minutes, 2)
            + (rest == 0 ? "" : Digits.padded(rest, 2))
    }

    private static func value<Result>(
        _ text: String, _ kind: icalvalue_kind, _ libical: clibical, _ body: (OpaquePointer) -> Result
    ) -> Result? {
        guard let value = libical.icalvalue_new_from_string(kind, text) else { return nil }
        defer { libical.icalvalue_free(value) }
        return body(value)
    }

    /// Copies and frees a string allocated by libical.
    private static func take(_ string: UnsafeMutablePointer<CChar>?) -> String? {
        guard let string else { return nil }
        defer { clibical_free(string) }
        return String(cString: string)
    }
}
