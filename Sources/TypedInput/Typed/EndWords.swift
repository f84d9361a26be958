import CivilTime
import Messages

/// The text of one end of an activity, before its date and place are resolved.
struct EndWords: Hashable, Sendable {
    /// The forms that an end can have.
    enum Form: Hashable, Sendable {
        /// `@1804982400`, `now`, or a time with `Z`: an instant independent of zones.
        case moment(Moment)
        /// `+2h`: an elapsed time after the start, or from now.
        case after(Duration)
        /// `+3d`, without a time of day.
        case daysAfter(Int)
        /// A time of day, on a given date or on that of the context.
        case clock(Clock, day: String?, offset: String?)
        /// A date without a time of day.
        case day(String)
    }

    /// An instant that needs no zone.
    enum Moment: Hashable, Sendable {
        case now
        case instant(Instant)
    }

    /// The time of day as typed.
    enum Clock: Hashable, Sendable {
        case time(TimeOfDay)
        /// 00:00, which a date has at its beginning and at its end.
        case midnight
    }

    let form: Form
    /// The zone or the airport's code in the text; nil for none.
    let zone: String?
    /// Further suffixes of RFC 9557, as `[u-ca=gregory]`.
    let suffixes: String

    /// Reads a text.
    ///
    /// - Throws: A ``TimeError`` that shows the accepted forms, or the error within one.
    init(_ text: String) throws(TimeError) {
        guard text.utf8.count <= EndWords.longest else { throw EndWords.formless(text) }
        let parts = TypedParts(text, isTime: EndWords.isTime)
        let brackets = parts.zone ?? parts.suffixes
        let name = parts.zone.flatMap(EndWords.name)
        guard parts.zone == nil || name != nil else { throw EndWords.formless(text) }
        zone = name
        suffixes = name == nil ? brackets : brackets.afterFirstBracket
        let words = parts.words.flatMap(EndWords.separated).map { $0.lowercased() }
        form = try EndWords.form(of: words, text)
    }

    /// Whether a text names no zone and no offset, and so can be read on any clock.
    static func names(noZone text: String) -> Bool {
        guard let words = try? EndWords(text) else { return true }
        switch words.form {
        case .moment, .clock(_, _, offset: .some): return false
        default: return words.zone == nil
        }
    }

    /// Whether a text counts from the present, as `now` and a start `+2h`, which is on somebody's clock.
    static func isMoment(_ text: String) -> Bool {
        switch (try? EndWords(text))?.form {
        case .moment, .after: true
        default: false
        }
    }

    /// The maximum number of bytes of a typed time.
    ///
    /// No form is longer.
    private static let longest = 300

    /// The name in `[Asia/Tokyo]` or `[!Asia/Tokyo]`.
    private static func name(in brackets: String) -> String? {
        guard let end = brackets.firstIndex(of: "]") else { return nil }
        let name = brackets[..<end].dropFirst()
        return String(name.first == "!" ? name.dropFirst() : name)
    }

    /// Whether a word that begins with a letter is a part of the time rather than a place.
    private static func isTime(_ word: Substring) -> Bool {
        let word = word.lowercased()
        return meridiems[word] != nil || TypedDates.weekday(word) != nil
            || [
                "z", "now", "noon", "midnight", "today", "tomorrow", "yesterday", "week", "weekend", "month",
            ].contains(word)
    }

    /// Splits `2027-03-14T09:00` into two words.
    private static func separated(_ word: Substring) -> [Substring] {
        guard let mark = word.firstIndex(where: { $0 == "T" || $0 == "t" }),
            (try? CivilDate(parsing: word[..<mark])) != nil || word[..<mark].utf8.count == 10,
            word[word.index(after: mark)...].first?.isNumber == true
        else { return [word] }
        return [word[..<mark], word[word.index(after: mark)...]]
    }

    // MARK: - Forms

    private static func form(of words: [String], _ text: String) throws(TimeError) -> Form {
        guard let first = words.first else { throw formless(text) }
        if words == ["now"] { return .moment(.now) }
        if words.count == 1, first.hasPrefix("@") { return .moment(.instant(try instant(first, text))) }
        if words.count == 1, first.hasPrefix("+") {
            if let days = days(first.dropFirst()) { return .daysAfter(days) }
            // `+1h30` and similar lengths.
            if let length = try? TypedLength.parse(String(first.dropFirst())) { return .after(length) }
        }
        for index in words.indices {
            guard let (clock, offset, rest) = try clock(at: index, of: words, text) else { continue }
            var day = words[..<index]
            if day.last == "at" { day.removeLast() }
            guard rest.isEmpty else { throw surplus(rest.joined(separator: " "), text) }
            return .clock(clock, day: day.isEmpty ? nil : day.joined(separator: " "), offset: offset)
        }
        guard first.first != "+" || days(first.dropFirst()) != nil else { throw formless(text) }
        return .day(words.joined(separator: " "))
    }

    private static func instant(_ word: String, _ text: String) throws(TimeError) -> Instant {
        do {
            return try Instant(parsing: word)
        } catch {
            guard error.code == .malformedText else { throw error }
            throw formless(text)
        }
    }

    /// The days of `3d` or `2w`.
    private static func days(_ text: Substring) -> Int? {
        guard let number = text.leadingNumber, ["d", "w"].contains(number.rest) else { return nil }
        return number.rest == "w" ? number.number * 7 : number.number
    }

    // MARK: - Clocks

    /// The hours that `am` or `pm` adds to a time of twelve hours.
    private static let meridiems = ["am": 0, "a.m.": 0, "pm": 12, "p.m.": 12]

    /// The time of day that begins at a word, the offset after it, and the remaining words.
    private static func clock(
        at index: Int, of words: [String], _ text: String
    ) throws(TimeError) -> (Clock, offset: String?, rest: ArraySlice<String>)? {
        var rest = words[(index + 1)...]
        let clock: Clock
        var offset: String?
        switch words[index] {
        case "noon": clock = .time(try TimeOfDay(12, 0))
        case "midnight": clock = .midnight
        default:
            var (hands, half, attached) = cut(words[index])
            if half == nil, attached == nil, let next = rest.first, let named = meridiems[next] {
                half = named
                rest = rest.dropFirst()
            }
            guard half != nil || hands.contains(":"), hands.first?.isNumber == true else { return nil }
            clock = .time(try time(hands, half, text))
            offset = attached
        }
        if offset == nil, let next = rest.first, "+-z".contains(next.prefix(1)) {
            offset = next
            rest = rest.dropFirst()
        }
        return (clock, offset, rest)
    }

    /// Splits `9:30pm` into time and half of the day; `09:00+09:00` into time and offset.
    private static func cut(_ word: String) -> (hands: Substring, half: Int?, offset: String?) {
        for (name, half) in meridiems where word.hasSuffix(name) {
            return (word.dropLast(name.count), half, nil)
        }
        guard word.contains(":"), let sign = word.firstIndex(where: { "+-z".contains($0) }) else {
            return (word[...], nil, nil)
        }
        return (word[..<sign], nil, String(word[sign...]))
    }

    private static func time(
        _ hands: Substring, _ half: Int?, _ text: String
    ) throws(TimeError) -> TimeOfDay {
        var digits = String(hands)
        guard let half else {
            // Typed hours often lack the leading zero that ISO 8601 requires.
            if digits.prefix(2).last == ":" { digits = "0" + digits }
            return try whole(digits, text)
        }
        guard let hour = hands.leadingNumber, (1...12).contains(hour.number) else {
            throw TimeError(
                .outOfRange, subject: text.trimmingSpaces(),
                reason: tr("with am or pm, hours run from 1 to 12"))
        }
        let hours = hour.number % 12 + half
        let rest = hour.rest.isEmpty ? ":00" : String(hour.rest)
        return try whole((hours < 10 ? "0" : "") + "\(hours)\(rest)", text)
    }

    /// The time of day in ISO 8601, to the second.
    private static func whole(_ digits: String, _ text: String) throws(TimeError) -> TimeOfDay {
        let time: TimeOfDay
        do {
            time = try TimeOfDay(parsing: digits)
        } catch {
            throw error.code == .malformedText ? formless(text) : error
        }
        guard time.nanosecond == 0 else {
            throw TimeError(
                .malformedText, subject: digits,
                reason: tr("fractions of a second are not kept; leave them out"))
        }
        return time
    }

    // MARK: - Refusals

    private static func surplus(_ rest: String, _ text: String) -> TimeError {
        guard TypedDates.weekday(rest) != nil || isTime(rest[...]) else { return formless(text) }
        return TimeError(
            .malformedText, subject: text.trimmingSpaces(),
            reason: tr(
                "the day stands before the clock reading, as in fri 18:30; after it stands where, "
                    + "a zone or an airport whose code is no weekday"))
    }

    /// The error for a text that has no form of a time.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - day: The word in the position of a date, which resembles a known word.
    /// - Returns: The error, with all forms and the nearest word.
    static func formless(_ text: String, day: String = "") -> TimeError {
        let shown = text.trimmingSpaces()
        return TimeError(
            .malformedText, subject: shown.isEmpty ? tr("(nothing)") : shown,
            reason: TypedDates.hint(for: day)
                + tr(
                    "a time is written like 2027-03-14 09:00, 14 March 2027 9am, fri 18:30 HND, "
                        + "tomorrow 9am, noon, +2h, 2027-03-14T09:00[Asia/Tokyo], @1804982400, or 2027-03-14 for a whole day"
                ))
    }
}

extension String {
    /// What follows the first closing bracket.
    fileprivate var afterFirstBracket: String {
        guard let end = firstIndex(of: "]") else { return "" }
        return String(self[index(after: end)...])
    }
}
