/// Numbers as times are written: fixed width, ASCII.
enum Digits {
    /// `00` to `99`: short enough to live inside a `String` value, so that to take one allocates nothing.
    private static let pairs = (0..<100).map { $0 < 10 ? "0\($0)" : "\($0)" }

    /// Two digits with a leading zero; a number that no clock or calendar has is shown as it is.
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
}
