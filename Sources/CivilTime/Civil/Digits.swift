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
        guard hasWholeSecond(civil) else { return nil }
        let ends = end.utf8
        return String(unsafeUninitializedCapacity: 19 + ends.count) { text in
            put(civil, in: text)
            return copy(ends, to: text, 19)
        }
    }

    /// `2027-03-12T17:00:00+09:00[Asia/Tokyo]`, written in one step; nil where the year or a fraction needs more room.
    static func wholeSecond(_ civil: CivilDateTime, _ offset: UTCOffset, inZone name: String) -> String? {
        guard hasWholeSecond(civil) else { return nil }
        let name = name.utf8
        return String(unsafeUninitializedCapacity: 19 + 9 + 2 + name.count) { text in
            put(civil, in: text)
            var place = 19 + put(offset, in: UnsafeMutableBufferPointer(rebasing: text[19...]))
            text[place] = UInt8(ascii: "[")
            place = copy(name, to: text, place + 1)
            text[place] = UInt8(ascii: "]")
            return place + 1
        }
    }

    private static func hasWholeSecond(_ civil: CivilDateTime) -> Bool {
        (0...9999).contains(civil.date.year) && civil.time.nanosecond == 0
    }

    private static func put(_ civil: CivilDateTime, in text: UnsafeMutableBufferPointer<UInt8>) {
        let (date, time) = (civil.date, civil.time)
        put(date.year / 100, in: text, 0)
        put(date.year % 100, in: text, 2)
        put(date.month, in: text, 5, after: UInt8(ascii: "-"))
        put(date.day, in: text, 8, after: UInt8(ascii: "-"))
        put(time.hour, in: text, 11, after: UInt8(ascii: "T"))
        put(time.minute, in: text, 14, after: UInt8(ascii: ":"))
        put(time.second, in: text, 17, after: UInt8(ascii: ":"))
    }

    /// Writes `+09:00`, or `-00:44:30`, and returns the number of bytes.
    static func put(_ offset: UTCOffset, in text: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let magnitude = abs(offset.totalSeconds)
        put(magnitude / 3600, in: text, 1, after: UInt8(ascii: offset.totalSeconds < 0 ? "-" : "+"))
        put(magnitude / 60 % 60, in: text, 4, after: UInt8(ascii: ":"))
        guard magnitude % 60 > 0 else { return 6 }
        put(magnitude % 60, in: text, 7, after: UInt8(ascii: ":"))
        return 9
    }

    private static func put(
        _ value: Int, in text: UnsafeMutableBufferPointer<UInt8>, _ place: Int, after mark: UInt8? = nil
    ) {
        if let mark { text[place - 1] = mark }
        text[place] = 0x30 &+ UInt8(truncatingIfNeeded: value / 10)
        text[place + 1] = 0x30 &+ UInt8(truncatingIfNeeded: value % 10)
    }

    /// Copies bytes to a place, and returns the one behind them.
    private static func copy(
        _ bytes: String.UTF8View, to text: UnsafeMutableBufferPointer<UInt8>, _ place: Int
    ) -> Int {
        var place = place
        for byte in bytes {
            text[place] = byte
            place += 1
        }
        return place
    }
}
