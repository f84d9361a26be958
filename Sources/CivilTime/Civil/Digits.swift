/// Numbers as times are written: fixed width, ASCII.
enum Digits {
    /// `00` to `99`: short enough for Swift's inline strings, so that reading one allocates nothing.
    private static let pairs = (0..<100).map { $0 < 10 ? "0\($0)" : "\($0)" }

    /// Two digits with a leading zero; numbers outside 0 to 99 as they are.
    static func two(_ value: Int) -> String {
        pairs.indices.contains(value) ? pairs[value] : "\(value)"
    }

    /// A year of four digits; outside 0…9999 ISO 8601's expanded form, a sign and six digits.
    static func year(_ year: Int) -> String {
        if year >= 0 && year <= 9999 { return pairs[year / 100] + pairs[year % 100] }
        let magnitude = String(year.magnitude)
        return (year < 0 ? "-" : "+") + String(repeating: "0", count: max(0, 6 - magnitude.count)) + magnitude
    }

    /// A fraction of a second with its point and without trailing zeros; nothing for a whole second.
    static func fraction(nanosecond: Int) -> String {
        guard nanosecond > 0 else { return "" }
        var digits = String(nanosecond)
        digits = String(repeating: "0", count: 9 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return "." + digits
    }

    /// `2027-03-12T17:00:00` and an ending, written in one step; nil where the year or a fraction needs more room.
    static func wholeSecond(_ civil: CivilDateTime, then end: String = "") -> String? {
        let (date, time) = (civil.date, civil.time)
        guard (0...9999).contains(date.year), time.nanosecond == 0 else { return nil }
        let parts = (
            date.year / 100, date.year % 100, date.month, date.day, time.hour, time.minute, time.second
        )
        let ends = end.utf8
        return String(unsafeUninitializedCapacity: 19 + ends.count) { text in
            func put(_ value: Int, _ place: Int, after mark: UInt8? = nil) {
                if let mark { text[place - 1] = mark }
                text[place] = 0x30 &+ UInt8(truncatingIfNeeded: value / 10)
                text[place + 1] = 0x30 &+ UInt8(truncatingIfNeeded: value % 10)
            }
            put(parts.0, 0)
            put(parts.1, 2)
            put(parts.2, 5, after: UInt8(ascii: "-"))
            put(parts.3, 8, after: UInt8(ascii: "-"))
            put(parts.4, 11, after: UInt8(ascii: "T"))
            put(parts.5, 14, after: UInt8(ascii: ":"))
            put(parts.6, 17, after: UInt8(ascii: ":"))
            var place = 19
            for octet in ends {
                text[place] = octet
                place += 1
            }
            return place
        }
    }
}
