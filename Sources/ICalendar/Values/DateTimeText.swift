import CivilTime
import Messages

/// The grammar of DATE and DATE-TIME, with the spellings of real files.
///
/// Sources are RFC 5545 §3.3.4, §3.3.5 and §3.3.12. Understood values are rewritten in the RFC's spelling,
/// for libical to read, and the change is reported.
struct DateTimeText {
    /// The repair, as a clause; `nil` for a valid value.
    private(set) var repair: String?
    /// The value.
    let value: DateTimeValue

    init(_ given: String) throws(CalendarError) {
        if let plain = PlainDateTime.value(of: given) {
            value = plain
            return
        }
        let trimmed = Digits.trimmed(given)
        if trimmed != given { repair = tr("the blanks around it were left out") }
        guard let parts = Self.parts(trimmed) else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"))
        }
        if parts.isRespelled { repair = tr("it was read as \(parts.canonical)") }
        var fields = parts
        let isDayEnd = fields.hour == 24 && fields.minute == 0 && fields.second == 0
        if isDayEnd {
            fields.hour = 0
            repair = tr("24:00 was taken for 00:00 of the next day")
        }
        if fields.second == 60 {
            fields.second = 59
            repair = tr("second 60 was taken for 59 (RFC 5545 §3.3.12)")
        }
        try Self.checkRange(fields, given)
        value = try Self.value(fields, isDayEnd: isDayEnd, given)
        if parts.offset != nil { repair = tr("its offset was applied; RFC 5545 §3.3.5 allows none") }
    }

    private struct Parts {
        var year = 0
        var month = 0
        var day = 0
        var hour = 0
        var minute = 0
        var second = 0
        var hasTime = false
        var isUTC = false
        var offset: Int?
        var isRespelled = false

        var fields: LibicalValues.Fields {
            LibicalValues.Fields(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second,
                isDate: !hasTime, isUTC: isUTC)
        }

        var canonical: String { fields.text }
    }

    /// Parses `YYYYMMDD[THHMM[SS]][Z|±HHMM]`, also with the hyphens and colons of ISO 8601.
    private static func parts(_ text: String) -> Parts? {
        var scanner = Digits(text)
        var parts = Parts()
        guard let year = scanner.number(4) else { return nil }
        let hasHyphens = scanner.skip("-")
        guard let month = scanner.number(2), scanner.skip("-") == hasHyphens, let day = scanner.number(2)
        else {
            return nil
        }
        (parts.year, parts.month, parts.day, parts.isRespelled) = (year, month, day, hasHyphens)
        if scanner.isAtEnd { return parts }
        parts.hasTime = true
        if !scanner.skip("T") {
            guard scanner.skip("t") || scanner.skip(" ") else { return nil }
            parts.isRespelled = true
        }
        guard let hour = scanner.number(2) else { return nil }
        let hasColons = scanner.skip(":")
        guard let minute = scanner.number(2) else { return nil }
        (parts.hour, parts.minute) = (hour, minute)
        if hasColons { parts.isRespelled = true }
        let wantsSecond = scanner.skip(":")
        if let second = scanner.number(2) {
            parts.second = second
        } else {
            guard !wantsSecond else { return nil }
            parts.isRespelled = true
        }
        return zone(&scanner, &parts) ? parts : nil
    }

    private static func zone(_ scanner: inout Digits, _ parts: inout Parts) -> Bool {
        if scanner.isAtEnd { return true }
        if scanner.skip("Z") || scanner.skip("z") {
            parts.isUTC = true
            return scanner.isAtEnd
        }
        let isNegative = scanner.skip("-")
        guard isNegative || scanner.skip("+"), let hours = scanner.number(2) else { return false }
        _ = scanner.skip(":")
        let minutes = scanner.number(2) ?? 0
        guard scanner.isAtEnd, hours < 24, minutes < 60 else { return false }
        parts.isUTC = true
        parts.offset = (hours * 60 + minutes) * (isNegative ? -60 : 60)
        return true
    }

    private static func checkRange(_ parts: Parts, _ given: String) throws(CalendarError) {
        guard (1...12).contains(parts.month) else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given), reason: tr("there is no month \(parts.month)"))
        }
        let last = CivilDate.daysInMonth(parts.month, of: parts.year)
        guard (1...last).contains(parts.day) else {
            let month = "\(Digits.padded(parts.year, 4))-\(Digits.padded(parts.month, 2))"
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("there is no day \(parts.day) in \(month), which has \(last) days"))
        }
        guard parts.hour < 24, parts.minute < 60, parts.second < 60 else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("a time runs from 000000 to 235959 (RFC 5545 §3.3.12)"))
        }
    }

    private static func value(_ parts: Parts, isDayEnd: Bool, _ given: String) throws(CalendarError)
        -> DateTimeValue
    {
        guard let fields = LibicalValues.dateTime(parts.canonical, own: parts.fields),
            fields.isDate != parts.hasTime
        else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("libical does not read it as a date or a time"))
        }
        do throws(TimeError) {
            var date = try CivilDate(fields.year, fields.month, fields.day)
            if isDayEnd { date = try date.adding(days: 1) }
            guard parts.hasTime else { return .date(date) }
            let time = try TimeOfDay(fields.hour, fields.minute, fields.second)
            var civil = CivilDateTime(date, time)
            if let offset = parts.offset { civil = try civil.adding(.seconds(-offset)) }
            return parts.isUTC ? .utc(civil) : .local(civil)
        } catch {
            throw CalendarError(.badValue, subject: Excerpt.of(given), reason: error.reason)
        }
    }
}
