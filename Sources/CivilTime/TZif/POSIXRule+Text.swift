import Messages

extension POSIXRule: CustomStringConvertible {
    /// Reads a POSIX `TZ` string: `CET-1CEST,M3.5.0,M10.5.0/3`.
    ///
    /// A string with a name for daylight saving time but no changes is refused, as RFC 9636 asks of a footer, because
    /// systems choose different changes then.
    package init(parsing text: String) throws(TimeError) {
        var parser = Parser(text: text)
        guard let standardName = parser.name() else {
            throw parser.refusal(tr("a name of three letters or more"))
        }
        guard let standardOffset = parser.clock(hours: 24) else {
            throw parser.refusal(tr("an offset like -1"))
        }
        standard = ZonePeriod(
            offset: UTCOffset(unchecked: Int32(-standardOffset)), isDaylight: false,
            abbreviation: standardName)
        guard !parser.isAtEnd else {
            daylight = nil
            return
        }
        guard let name = parser.name() else { throw parser.refusal(tr("the name of daylight saving time")) }
        var offset = standardOffset - 3600
        if parser.next != UInt8(ascii: ",") {
            guard let written = parser.clock(hours: 24) else { throw parser.refusal(tr("an offset like -2")) }
            offset = written
        }
        guard abs(offset) <= UTCOffset.limit else { throw parser.refusal(tr("an offset below 26 hours")) }
        guard let start = parser.change(), let end = parser.change(), parser.isAtEnd else {
            throw parser.refusal(tr("two changes like ,M3.5.0,M10.5.0/3"))
        }
        let period = ZonePeriod(
            offset: UTCOffset(unchecked: Int32(-offset)), isDaylight: true, abbreviation: name)
        daylight = (period, start, end)
    }

    /// The rule as zic writes it, `CET-1CEST,M3.5.0,M10.5.0/3`: angle brackets where a name is not of letters alone,
    /// no second offset where it is the usual hour ahead, no time where it is 2:00.
    package var description: String {
        let westward = -standard.offset.totalSeconds
        let constant = POSIXRule.quoted(standard.abbreviation) + POSIXRule.clock(westward)
        guard let daylight else { return constant }
        let moved = -daylight.period.offset.totalSeconds
        return constant + POSIXRule.quoted(daylight.period.abbreviation)
            + (moved == westward - 3600 ? "" : POSIXRule.clock(moved)) + ",\(daylight.start),\(daylight.end)"
    }

    private static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
        return isPlain ? name : "<\(name)>"
    }

    /// `-3:30` for three and a half hours below zero; minutes and seconds only if not zero.
    fileprivate static func clock(_ seconds: Int) -> String {
        let magnitude = abs(seconds)
        var text = "\(seconds < 0 ? "-" : "")\(magnitude / 3600)"
        if magnitude % 3600 != 0 { text += ":\(Digits.two(magnitude / 60 % 60))" }
        if magnitude % 60 != 0 { text += ":\(Digits.two(magnitude % 60))" }
        return text
    }

    private struct Parser {
        let text: String
        let bytes: [UInt8]
        var position = 0

        init(text: String) {
            self.text = text
            bytes = Array(text.utf8)
        }

        var next: UInt8? { position < bytes.count ? bytes[position] : nil }
        var isAtEnd: Bool { position == bytes.count }

        func refusal(_ expected: String) -> TimeError {
            TimeError(
                .malformedZoneData, subject: text,
                reason: tr("\(expected) was expected at byte \(position + 1)"))
        }

        mutating func take(_ byte: UInt8) -> Bool {
            guard next == byte else { return false }
            position += 1
            return true
        }

        mutating func name() -> String? {
            let quoted = take(UInt8(ascii: "<"))
            let letters = bytes[position...].prefix { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): quoted
                default: false
                }
            }
            guard letters.count >= 3, letters.count <= POSIXRule.longestName else { return nil }
            position += letters.count
            guard !quoted || take(UInt8(ascii: ">")) else { return nil }
            return String(decoding: letters, as: UTF8.self)
        }

        mutating func number(upTo limit: Int) -> Int? {
            var (value, end) = (0, position)
            while end < bytes.count, end - position <= 3, bytes[end] >= 0x30, bytes[end] <= 0x39 {
                value = value * 10 + Int(bytes[end] - 0x30)
                end += 1
            }
            guard end > position, end - position <= 3, value <= limit else { return nil }
            position = end
            return value
        }

        /// `[+-]hh[:mm[:ss]]` in seconds.
        mutating func clock(hours limit: Int) -> Int? {
            var sign = 1
            if take(UInt8(ascii: "-")) { sign = -1 } else { _ = take(UInt8(ascii: "+")) }
            guard var value = number(upTo: limit).map({ $0 * 3600 }) else { return nil }
            if take(UInt8(ascii: ":")) {
                guard let minutes = number(upTo: 59) else { return nil }
                value += minutes * 60
                if take(UInt8(ascii: ":")) {
                    guard let seconds = number(upTo: 59) else { return nil }
                    value += seconds
                }
            }
            return sign * value
        }

        mutating func change() -> Change? {
            guard take(UInt8(ascii: ",")), let day = day() else { return nil }
            guard take(UInt8(ascii: "/")) else { return Change(day: day, second: 7200) }
            guard let second = clock(hours: 167) else { return nil }
            return Change(day: day, second: second)
        }

        private mutating func day() -> Change.Day? {
            if take(UInt8(ascii: "J")) {
                guard let number = number(upTo: 365), number >= 1 else { return nil }
                return .julian(number)
            }
            guard take(UInt8(ascii: "M")) else { return number(upTo: 365).map(Change.Day.ordinal) }
            guard let month = number(upTo: 12), month >= 1, take(UInt8(ascii: ".")),
                let week = number(upTo: 5), week >= 1, take(UInt8(ascii: ".")), let weekday = number(upTo: 6)
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
    }
}

extension POSIXRule.Change: CustomStringConvertible {
    /// The change as written after its comma, `M10.5.0/3`.
    package var description: String {
        let date =
            switch day {
            case .julian(let number): "J\(number)"
            case .ordinal(let number): "\(number)"
            case .weekday(let month, let week, let weekday): "M\(month).\(week).\(weekday)"
            }
        return second == 7200 ? date : "\(date)/\(POSIXRule.clock(second))"
    }
}
