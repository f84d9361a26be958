import CivilTime
import Messages

/// The parts of a rule's text by name, each still the text that was given.
struct RecurrenceParts {
    private static let known: Set<String> = [
        "FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY",
        "BYYEARDAY", "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST", "RSCALE", "SKIP",
    ]

    private var values: [String: String] = [:]

    /// Parses the text; the first error is thrown.
    init(_ text: some StringProtocol) throws(RecurrenceError) {
        for part in Substring(text).split(separator: ";", omittingEmptySubsequences: false) {
            if let flaw = take(part) { throw flaw.error }
        }
    }

    /// Parses the text; mistakes that leave the meaning clear are added to `flaws`.
    init(_ text: some StringProtocol, flaws: inout [RecurrenceError]) throws(RecurrenceError) {
        for part in Substring(text).split(separator: ";", omittingEmptySubsequences: false) {
            let tight = Self.withoutBlanks(part)
            if tight.utf8.count != part.utf8.count {
                flaws.append(
                    RecurrenceError(
                        .malformedValue, subject: "\"\(part)\"", reason: tr("a rule has no spaces")))
            }
            guard let flaw = take(tight) else { continue }
            guard flaw.isHarmless else { throw flaw.error }
            flaws.append(flaw.error)
        }
        guard let interval = values["INTERVAL"], Int(interval) == 0 else { return }
        values["INTERVAL"] = nil
        flaws.append(
            RecurrenceError(
                .outOfRange, subject: "INTERVAL=\(interval)", reason: tr("read as 1, the least there is")))
    }

    /// Removes the blanks of a part.
    ///
    /// Blanks are rare, and looking at bytes is far quicker than making a text.
    private static func withoutBlanks(_ part: Substring) -> Substring {
        let hasBlanks = part.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return hasBlanks ? Substring(part.filter { $0 != " " && $0 != "\t" }) : part
    }

    /// Adds one part, or returns its error and whether the rule means the same without the part.
    private mutating func take(_ part: Substring) -> (error: RecurrenceError, isHarmless: Bool)? {
        guard let equals = part.firstIndex(of: "=") else {
            let error = RecurrenceError(
                .malformedValue, subject: "\"\(part)\"", reason: tr("a part is written NAME=VALUE"))
            return (error, part.isEmpty)
        }
        let name = part[..<equals].uppercased()
        let value = String(part[part.index(after: equals)...])
        guard Self.known.contains(name) else {
            let error = RecurrenceError(
                .unknownPart, subject: String(part), reason: tr("RFC 5545 knows no part named \(name)"))
            return (error, name.hasPrefix("X-"))
        }
        guard let first = values.updateValue(value, forKey: name) else { return nil }
        let error = RecurrenceError(
            .repeatedPart, subject: String(part), reason: tr("\(name) is given twice"))
        return (error, first.uppercased() == value.uppercased())
    }
}

// MARK: - Values by their kind

extension RecurrenceParts {
    func frequency() throws(RecurrenceError) -> RecurrenceRule.Frequency {
        guard let value = values["FREQ"] else {
            throw RecurrenceError(.missingPart, subject: "FREQ", reason: tr("a rule needs a frequency"))
        }
        guard let frequency = RecurrenceRule.Frequency(rawValue: value.uppercased()) else {
            let all = RecurrenceRule.Frequency.allCases.map(\.rawValue).joined(separator: ", ")
            throw malformed("FREQ", value, tr("a frequency is one of \(all)"))
        }
        return frequency
    }

    func bound() throws(RecurrenceError) -> RecurrenceRule.Bound {
        let count = try number("COUNT")
        guard let text = values["UNTIL"] else { return count.map { .count($0) } ?? .forever }
        guard count == nil else {
            throw RecurrenceError(
                .conflictingParts, subject: "UNTIL=\(text)", reason: tr("does not stand beside COUNT"))
        }
        return .until(try until(text))
    }

    private func until(_ text: String) throws(RecurrenceError) -> RecurrenceRule.Until {
        let upper = text.uppercased()
        do throws(TimeError) {
            if let date = try BasicText.date(upper) { return .date(date) }
            if let time = try BasicText.dateTime(upper) { return .local(time) }
            if upper.hasSuffix("Z"), let time = try BasicText.dateTime(upper.dropLast()) { return .utc(time) }
        } catch {
            throw RecurrenceError(.outOfRange, subject: "UNTIL=\(text)", reason: error.reason)
        }
        throw malformed("UNTIL", text, tr("is written 20261231, 20261231T235959 or 20261231T235959Z"))
    }

    /// RFC 7529 section 4.1: `SKIP` needs an `RSCALE`, and ours is the Gregorian one.
    func skip() throws(RecurrenceError) -> RecurrenceRule.Skip {
        if let scale = values["RSCALE"], scale.uppercased() != "GREGORIAN" {
            throw RecurrenceError(
                .unsupportedValue, subject: "RSCALE=\(scale)", reason: tr("only GREGORIAN is known here"))
        }
        guard let value = values["SKIP"] else { return .omit }
        guard values["RSCALE"] != nil else {
            throw RecurrenceError(.conflictingParts, subject: "SKIP=\(value)", reason: tr("needs an RSCALE"))
        }
        guard let skip = RecurrenceRule.Skip(rawValue: value.uppercased()) else {
            throw malformed("SKIP", value, tr("is OMIT, BACKWARD or FORWARD"))
        }
        return skip
    }

    func number(_ part: String) throws(RecurrenceError) -> Int? {
        guard let value = values[part] else { return nil }
        return try number(value, of: part, signed: false)
    }

    func numbers(_ part: String, signed: Bool = false) throws(RecurrenceError) -> [Int] {
        var numbers: [Int] = []
        for element in elements(of: part) {
            numbers.append(try number(element, of: part, signed: signed))
        }
        return numbers
    }

    func weekday(_ part: String) throws(RecurrenceError) -> Weekday? {
        guard let value = values[part] else { return nil }
        return try weekday(value, of: part)
    }

    func weekdays(_ part: String) throws(RecurrenceError) -> [WeekdayOccurrence] {
        var weekdays: [WeekdayOccurrence] = []
        for element in elements(of: part) {
            let weekday = try weekday(element.suffix(2), of: part, whole: element)
            let digits = element.dropLast(2)
            let ordinal = digits.isEmpty ? nil : try number(digits, of: part, signed: true, whole: element)
            weekdays.append(WeekdayOccurrence(weekday, ordinal: ordinal))
        }
        return weekdays
    }
}

// MARK: - One value

extension RecurrenceParts {
    private func elements(of part: String) -> [Substring] {
        values[part]?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    }

    private func weekday(
        _ code: some StringProtocol, of part: String, whole: Substring? = nil
    ) throws(RecurrenceError) -> Weekday {
        guard let weekday = Weekday.allCases.first(where: { $0.code == code.uppercased() }) else {
            throw malformed(part, whole ?? Substring(code), tr("a weekday is MO, TU, WE, TH, FR, SA or SU"))
        }
        return weekday
    }

    private func number(
        _ text: some StringProtocol, of part: String, signed: Bool, whole: Substring? = nil
    ) throws(RecurrenceError) -> Int {
        let hasSign = text.first == "-" || text.first == "+"
        let digits = hasSign && signed ? text.dropFirst() : text[...]
        guard !digits.isEmpty,
            digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else {
            throw malformed(
                part, whole ?? Substring(text), signed ? tr("takes whole numbers") : tr("takes digits only"))
        }
        guard let number = Int(text), number.magnitude <= RecurrenceRule.largestNumber.magnitude else {
            throw RecurrenceError(
                .outOfRange, subject: "\(part)=\(text)",
                reason: tr("no number is above \(RecurrenceRule.largestNumber)"))
        }
        return number
    }

    private func malformed(
        _ part: String, _ value: some StringProtocol, _ reason: String
    ) -> RecurrenceError {
        RecurrenceError(.malformedValue, subject: "\(part)=\(value)", reason: reason)
    }
}
