import CivilTime
import Messages
import Rendering
import TripWorkflows

/// Dates as people write them: `14.3.2027`, `14 March 2027`, `Sun, March 14, 2027`, `14. März 2027`, `March 2027`.
///
/// Between points the day stands before the month. Between slashes their order is ambiguous: such a date is rejected with
/// its readings. Months and days of the week have their English and German names, or three letters of them or more.
enum WrittenDate {
    private static let months = [
        ["january", "januar", "jänner"], ["february", "februar"], ["march", "märz", "maerz"], ["april"],
        ["may", "mai"], ["june", "juni"], ["july", "juli"], ["august"], ["september"],
        ["october", "oktober"], ["november"], ["december", "dezember"],
    ]
    private static let germanWeekdays = [
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]

    /// Reads a date, or a month with its year.
    ///
    /// - Parameter words: What was typed, in lower case, with one blank between words.
    /// - Returns: The dates; nil for another form.
    /// - Throws: A ``TimeError`` for a date that there is not, and for one whose day and month cannot be told apart.
    static func dates(_ words: String) throws(TimeError) -> DateWindow? {
        var parts = words.split { $0 == " " || $0 == "," }.map(String.init)
        try requireYear(parts, words)
        if parts.count == 1 {
            if let date = try pointed(parts[0]) { return window(date) }
            return try slashed(parts[0]).map(window)
        }
        var weekday: Weekday?
        if parts.count == 4 {
            weekday = TypedDates.weekday(parts[0]) ?? german(parts[0])
            guard weekday != nil else { return nil }
            parts.removeFirst()
        }
        guard let last = parts.last, let year = number(last, digits: 4...4) else { return nil }
        if parts.count == 2, let month = month(parts[0]) {
            let days = CivilDate.daysInMonth(month, of: year)
            return DateWindow(try CivilDate(year, month, 1), through: try CivilDate(year, month, days))
        }
        guard parts.count == 3 else { return nil }
        let found = [(parts[0], parts[1]), (parts[1], parts[0])].lazy.compactMap { day, name in
            self.day(day).flatMap { day in month(name).map { (day, $0) } }
        }
        guard let (day, month) = found.first else { return nil }
        let date = try CivilDate(year, month, day)
        guard weekday == nil || weekday == date.weekday else {
            throw TimeError(
                .outOfRange, subject: words,
                reason: tr("is another day of the week; it is \(EnglishTime.long(date))"))
        }
        return window(date)
    }

    /// Refuses `12 May`, `Wed May 12` and `12.5.`: which year is meant is not guessed.
    private static func requireYear(_ parts: [String], _ words: String) throws(TimeError) {
        var rest = parts[...]
        if rest.count == 3, let first = rest.first, TypedDates.weekday(first) ?? german(first) != nil {
            rest.removeFirst()
        }
        let isNamed =
            rest.count == 2
            && [
                (rest[rest.startIndex], rest[rest.endIndex - 1]),
                (rest[rest.endIndex - 1], rest[rest.startIndex]),
            ]
            .contains { day($0) != nil && month($1) != nil }
        let numbers =
            rest.count == 1
            ? rest[rest.startIndex].split(separator: ".", omittingEmptySubsequences: false) : []
        let isPointed =
            numbers.count == 3 && numbers[2].isEmpty
            && numbers.prefix(2).allSatisfy { number(String($0), digits: 1...2) != nil }
        guard isNamed || isPointed else { return }
        let shown = words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
        throw TimeError(
            .outOfRange, subject: shown,
            reason: tr("has no year; write it too, like \(isPointed ? shown + "2027" : shown + " 2027")"))
    }

    private static func window(_ date: CivilDate) -> DateWindow { DateWindow(date, through: date) }

    /// `14.3.2027`.
    private static func pointed(_ word: String) throws(TimeError) -> CivilDate? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let day = number(parts[0], digits: 1...2),
            let month = number(parts[1], digits: 1...2), let year = number(parts[2], digits: 4...4)
        else { return nil }
        return try CivilDate(year, month, day)
    }

    /// `2027/3/14`; `3/14/2027` is refused, whatever its order.
    private static func slashed(_ word: String) throws(TimeError) -> CivilDate? {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let middle = number(parts[1], digits: 1...2) else { return nil }
        if let year = number(parts[0], digits: 4...4), let day = number(parts[2], digits: 1...2) {
            return try CivilDate(year, middle, day)
        }
        guard let first = number(parts[0], digits: 1...2), let year = number(parts[2], digits: 4...4) else {
            return nil
        }
        let readings = [try? CivilDate(year, middle, first), try? CivilDate(year, first, middle)]
            .compactMap(\.self)
        guard let one = readings.first else { return try CivilDate(year, middle, first) }
        if first == middle { return one }
        guard let other = readings.dropFirst().first else {
            throw TimeError(
                .outOfRange, subject: word,
                reason: tr("day and month have no known order with slashes; write \(one)"))
        }
        throw TimeError(
            .outOfRange, subject: word,
            reason: tr("can mean \(one) or \(other); write the one that is meant"))
    }

    /// `14`, `14.`, `14th`.
    private static func day(_ word: String) -> Int? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) else { return nil }
        return number(String(digits), digits: 1...2)
    }

    private static func month(_ word: String) -> Int? {
        let name = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard name.count >= 3 else { return nil }
        return months.firstIndex { $0.contains { $0.hasPrefix(name) } }.map { $0 + 1 }
    }

    /// The weekday of a German name, or of two letters of it or more.
    private static func german(_ word: String) -> Weekday? {
        let name = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard name.count >= 2, let index = germanWeekdays.firstIndex(where: { $0.hasPrefix(name) }) else {
            return nil
        }
        return Weekday(rawValue: index + 1)
    }

    private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
