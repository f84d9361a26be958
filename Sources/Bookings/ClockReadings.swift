import CivilTime

/// The clock readings in a text: `16:40`, `4:40PM`, `14h04`, `15.00 Uhr`, `3 pm`, `kl. 15.00`.
///
/// A reading in UTC is not on the clock of a place, and is ignored.
struct ClockReadings {
    /// Minutes since midnight.
    private var minutes: Set<Int> = []

    /// Reads a text.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    init(in text: some StringProtocol) {
        Array(text.utf8).withUnsafeBufferPointer { read($0) }
    }

    /// Minutes since midnight of possible readings that may be other numbers: `18.15`.
    private var possible: Set<Int> = []

    /// Whether a number may be this time of day.
    func mayContain(_ time: TimeOfDay) -> Bool { possible.contains(time.hour * 60 + time.minute) }

    /// The number of different readings.
    var count: Int { minutes.count }

    /// Whether there are none.
    var isEmpty: Bool { minutes.isEmpty }

    /// Whether a time of day is among them.
    func contains(_ time: TimeOfDay) -> Bool { minutes.contains(time.hour * 60 + time.minute) }

    /// Adds the readings of another text.
    mutating func formUnion(_ other: ClockReadings) {
        minutes.formUnion(other.minutes)
        possible.formUnion(other.possible)
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            guard BookingLabels.isDigit(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, BookingLabels.isDigit(bytes[index]) { index += 1 }
            // Digits behind such a mark continue a number, a date or an offset.
            if start > 0, [0x2B, 0x2D, 0x2E, 0x2F, 0x3A, 0x2C].contains(bytes[start - 1]) {
                // `Arrival:15:00` and `10:00-12:00`
                guard bytes[start - 1] == 0x3A || bytes[start - 1] == 0x2D, start > 1,
                    BookingLabels.isLetter(bytes[start - 2]) || bytes[start - 1] == 0x2D
                else { continue }
            }
            take(bytes, start, &index)
        }
    }

    /// Adds the reading whose hour ends at `index`, and moves behind it.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ index: inout Int) {
        guard let hour = Self.number(bytes, start, index), index - start <= 2, hour < 24 else { return }
        var mark: UInt8 = 0
        if index < bytes.count { mark = bytes[index] | (BookingLabels.isLetter(bytes[index]) ? 0x20 : 0) }
        guard let (minute, end) = Self.minute(bytes, index, mark) else { return }
        let word = Self.word(bytes, end)
        let lead = Self.wordBefore(bytes, start)
        let isHour =
            Self.hourWords.contains(word)
            || (minute == nil ? ["kl", "klo", "klokken"] : Self.leadWords).contains(lead)
        let half = Self.half(bytes, end, hasMinute: minute != nil)
        if minute == nil || mark == 0x2E {
            guard half != nil || isHour || (minute == nil && mark == UInt8(ascii: "h")) else {
                if let minute { possible.insert(hour * 60 + minute) }
                return
            }
        }
        index = end
        guard !["utc", "gmt", "z"].contains(word) else { return }
        insert(hour, minute ?? 0, half: half)
    }

    /// The minute behind an hour and a mark, and its end; the minute is nil without one, and the result nil for a
    /// date.
    private static func minute(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ mark: UInt8
    ) -> (minute: Int?, end: Int)? {
        guard mark == 0x3A || mark == 0x2E || mark == UInt8(ascii: "h"),
            let minute = number(bytes, index + 1, index + 3), minute < 60,
            index + 3 == bytes.count || !BookingLabels.isDigit(bytes[index + 3])
        else { return (nil, index) }
        var end = index + 3
        // Seconds, and the year of `15.06.2027`.
        if end + 1 < bytes.count, bytes[end] == mark, BookingLabels.isDigit(bytes[end + 1]) {
            guard mark == 0x3A else { return nil }
            end += 1
            while end < bytes.count, BookingLabels.isDigit(bytes[end]) { end += 1 }
        }
        return (minute, end)
    }

    private mutating func insert(_ hour: Int, _ minute: Int, half: UInt8?) {
        guard let half else {
            minutes.insert(hour * 60 + minute)
            return
        }
        guard (1...12).contains(hour) else { return }
        minutes.insert((hour % 12 + (half == UInt8(ascii: "p") ? 12 : 0)) * 60 + minute)
    }

    /// Words after an hour.
    private static let hourWords: Set<String> = ["uhr", "h", "hrs", "heures", "hodin", "klo"]
    /// Words before an hour.
    private static let leadWords: Set<String> = ["kl", "klo", "klokken", "um", "at", "alle", "ore", "godz"]

    /// The word at an index, behind blanks, in lower case.
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> String {
        let rest = bytes[min(index, bytes.count)...].drop { $0 == 0x20 || $0 == UInt8(ascii: "(") }
        return WordShapes.lowercased(
            UnsafeBufferPointer(rebasing: rest.prefix { BookingLabels.isLetter($0) }))
    }

    /// The word before a number, in lower case: `kl. 15`; `at 15.00`.
    private static func wordBefore(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> String {
        var end = start
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2E { end -= 1 }
        var first = end
        while end < start, first > 0, BookingLabels.isLetter(bytes[first - 1]) { first -= 1 }
        return WordShapes.lowercased(UnsafeBufferPointer(rebasing: bytes[first..<end]))
    }

    /// The letter `a` or `p` in ` PM` and `p.m.`.
    private static func half(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hasMinute: Bool
    ) -> UInt8? {
        func isWord(_ index: Int) -> Bool {
            index < bytes.count
                && (BookingLabels.isLetter(bytes[index]) || BookingLabels.isDigit(bytes[index]))
        }
        var index = start
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count else { return nil }
        let letter = bytes[index] | 0x20
        guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
        var next = index + 1
        while next < bytes.count, bytes[next] == UInt8(ascii: ".") || bytes[next] == 0x20 { next += 1 }
        if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "m"), !isWord(next + 1) { return letter }
        // `6:15p` has a single letter, directly behind its number.
        return hasMinute && index == start && !isWord(index + 1) ? letter : nil
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        guard start >= 0, end <= bytes.count, start < end, end - start <= 4 else { return nil }
        var value = 0
        for byte in bytes[start..<end] {
            guard BookingLabels.isDigit(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}
