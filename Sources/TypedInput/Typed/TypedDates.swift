package import CivilTime
import Messages
package import TripWorkflows

/// Dates as typed: one date, or the first of a range and the day after its last.
///
/// `today`, `tomorrow`, `yesterday`, `fri` (the first one from today on), `2027-03-14`, `+3d`, `-3d`, `1w` (seven
/// days from today on), `this`, `next` and `last week`, `this` and `next weekend`, `this` and `next month`, `2026-12`,
/// `2026-W49`, dates as people write them (``WrittenDate``), and `A..B` with any of them on either side, both included. A
/// week begins on the given weekday; a numbered week is that of ISO 8601. A weekend is Saturday and Sunday. A weekday on the right is the first one from the left on. Case and the number of blanks do not matter.
package enum TypedDates {
    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - today: The date from which relative words count.
    ///   - firstWeekday: The first day of `this`, `next` and `last week`; by default that of ISO 8601.
    ///   - isOneDay: Whether one date is expected, so that messages show no ranges.
    /// - Returns: The dates.
    /// - Throws: A ``TimeError`` that shows the accepted forms, and the nearest word.
    package static func parse(
        _ text: String, today: CivilDate, firstWeekday: Weekday = .monday, isOneDay: Bool = false
    ) throws(TimeError) -> DateWindow {
        do throws(TimeError) {
            return try parsed(text, today, firstWeekday)
        } catch {
            guard error.code == .malformedText else { throw error }
            let forms =
                isOneDay
                ? tr("a date is written like 2027-03-14, 14 March 2027, today, tomorrow, fri or +3d")
                : tr(
                    "a date is written like 2027-03-14, 14 March 2027, today, tomorrow, fri, +3d, 1w, next week, 2026-12, 2026-W49 "
                        + "or 2027-03-14..2027-03-20")
            throw TimeError(
                .malformedText, subject: text.trimmingSpaces().isEmpty ? tr("(nothing)") : text,
                reason: hint(for: error.subject) + forms)
        }
    }

    /// The words for dates, in full.
    private static let words =
        [
            "today", "tomorrow", "yesterday", "this week", "next week", "last week", "weekend",
            "next weekend",
            "this month", "next month",
        ]
        + Weekday.allCases.map { "\($0)" }

    /// `did you mean tomorrow? `; empty for a text that resembles no word for dates.
    static func hint(for text: String) -> String {
        guard text.utf8.count <= 64 else { return "" }
        let near = NameDistance.nearest(to: text.trimmingSpaces(), among: words, count: 1)
        return near.first.map { tr("did you mean \($0)? ") } ?? ""
    }

    private static func parsed(
        _ text: String, _ today: CivilDate, _ firstWeekday: Weekday
    ) throws(TimeError) -> DateWindow {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let dots = words.twoDots else { return try single(words, text, today, firstWeekday) }
        let from = try single(words[..<dots.lowerBound].trimmingSpaces(), text, today, firstWeekday)
        // On a Saturday `fri..mon` is next Friday to the Monday after it: a weekday on the right counts from the left.
        let right = words[dots.upperBound...].trimmingSpaces()
        let until = try single(right, text, weekday(right) == nil ? today : from.first, firstWeekday)
        guard from.first <= until.last else {
            throw TimeError(
                .outOfRange, subject: text,
                reason: tr("the range ends on \(until.last), before it starts on \(from.first)"))
        }
        return DateWindow(from.first, through: until.last)
    }

    /// Whether a text does not depend on today, as `2027-03-14`.
    package static func areFixed(_ text: String?) -> Bool {
        guard let words = text?.lowercased().trimmingSpaces() else { return false }
        return (try? calendar(words)) != nil || (try? WrittenDate.dates(words)) != nil
    }

    private static func single(
        _ words: String, _ text: String, _ today: CivilDate, _ firstWeekday: Weekday
    ) throws(TimeError) -> DateWindow {
        if let days = ["week": 0, "this week": 0, "next week": 7, "last week": -7][words] {
            let first = CalendarPeriod(days: days - today.weekday.daysAfter(firstWeekday))
            return week(from: try shifted(today, by: first, text))
        }
        if let weeks = ["weekend": 0, "this weekend": 0, "next weekend": 1][words] {
            // On a Sunday it began the day before.
            let saturday =
                7 * weeks + (today.weekday == .sunday ? -1 : Weekday.saturday.daysAfter(today.weekday))
            let first = try shifted(today, by: CalendarPeriod(days: saturday), text)
            return DateWindow(first, through: (try? first.adding(days: 1)) ?? .latest)
        }
        switch words {
        case "today": return try days(1, from: today)
        case "tomorrow": return try days(1, from: today.adding(days: 1))
        case "yesterday": return try days(1, from: today.adding(days: -1))
        case "month", "this month": return try month(today.year, today.month)
        case "next month":
            let next = try shifted(
                CivilDate(today.year, today.month, 1), by: CalendarPeriod(months: 1), text)
            return try month(next.year, next.month)
        default: break
        }
        if let span = try calendar(words) { return span }
        if let span = try relative(words, today) { return span }
        if let span = try WrittenDate.dates(words) { return span }
        if let weekday = weekday(words) {
            return try days(1, from: today.adding(days: weekday.daysAfter(today.weekday)))
        }
        throw TimeError(.malformedText, subject: words, reason: "")
    }

    private static func days(_ count: Int, from first: CivilDate) throws(TimeError) -> DateWindow {
        let last = try shifted(
            first, by: CalendarPeriod(days: count - 1), tr("\(count) days from \(first) on"))
        return DateWindow(first, through: last)
    }

    /// A week; the last one of the calendar is cut at its end.
    private static func week(from first: CivilDate) -> DateWindow {
        DateWindow(first, through: (try? first.adding(days: 6)) ?? .latest)
    }

    /// A date some days later or earlier; beyond the calendar's ends the message names the requested one.
    private static func shifted(
        _ date: CivilDate, by period: CalendarPeriod, _ subject: String
    ) throws(TimeError) -> CivilDate {
        do {
            return try date.adding(period)
        } catch {
            throw TimeError(
                .outOfRange, subject: subject,
                reason: tr("dates run from \(CivilDate.earliest) to \(CivilDate.latest)"))
        }
    }

    private static func month(_ year: Int, _ month: Int) throws(TimeError) -> DateWindow {
        let last = try CivilDate(year, month, CivilDate.daysInMonth(month, of: year))
        return DateWindow(try CivilDate(year, month, 1), through: last)
    }

    /// A weekday's English name, or its first three letters or more: `fri`, `thurs`.
    package static func weekday(_ word: String) -> Weekday? {
        guard word.count >= 3 else { return nil }
        return Weekday.allCases.first { "\($0)".hasPrefix(word) }
    }

    /// `+3d` and `-3d` are one date; `3d` and `1w` are a number of days from today.
    private static func relative(_ word: String, _ today: CivilDate) throws(TimeError) -> DateWindow? {
        let sign = word.prefix(1).first { $0 == "+" || $0 == "-" }
        guard let unit = word.last, unit == "d" || unit == "w",
            let count = number(word.dropFirst(sign == nil ? 0 : 1).dropLast(), digits: 1...6)
        else { return nil }
        let length = unit == "w" ? 7 * count : count
        if let sign {
            let period = CalendarPeriod(days: sign == "-" ? -length : length)
            return try days(1, from: shifted(today, by: period, String(word)))
        }
        return length > 0 ? try days(length, from: today) : nil
    }

    /// `2027-03-14`, `2026-12`, `2026-w49`.
    private static func calendar(_ word: String) throws(TimeError) -> DateWindow? {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard let year = parts.first.flatMap({ number($0, digits: 4...4) }) else { return nil }
        if parts.count == 3, let monthNumber = number(parts[1], digits: 2...2),
            let day = number(parts[2], digits: 2...2)
        {
            return try days(1, from: CivilDate(year, monthNumber, day))
        }
        guard parts.count == 2 else { return nil }
        if parts[1].first == "w" {
            guard let week = number(parts[1].dropFirst(), digits: 2...2) else { return nil }
            return TypedDates.week(from: try ISOWeek(year, week).monday())
        }
        guard let monthNumber = number(parts[1], digits: 2...2) else { return nil }
        guard (1...12).contains(monthNumber) else {
            throw TimeError(.outOfRange, subject: word, reason: tr("months run from 1 to 12"))
        }
        return try month(year, monthNumber)
    }

    /// A fixed number of digits and nothing else.
    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}

extension String {
    fileprivate var twoDots: Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix("..") { return start..<index(start, offsetBy: 2) }
            start = index(after: start)
        }
        return nil
    }
}
