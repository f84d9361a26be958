/// A DURATION (RFC 5545 section 3.3.6), part by part: days move the clock reading, hours the time line.
package struct RecurrenceLength: Hashable, Sendable {
    /// Whether it goes back in time.
    package let isNegative: Bool
    /// Weeks, not negative.
    package private(set) var weeks = 0
    /// Days, not negative.
    package private(set) var days = 0
    /// Hours, not negative; may be more than 23.
    package private(set) var hours = 0
    /// Minutes, not negative; may be more than 59.
    package private(set) var minutes = 0
    /// Seconds, not negative; may be more than 59.
    package private(set) var seconds = 0
}

// MARK: - Text

extension RecurrenceLength {
    /// The most digits of a part; a larger one is no length of an occurrence.
    private static let mostDigits = 9

    /// Parses `PT1H30M`, `P1DT2H`, `-PT15M` or `P2W`; nil for any other text.
    init?(_ text: Substring) {
        var rest = text.utf8
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
        var isExact = false
        // A part comes after the larger ones.
        var last = 0
        repeat {
            if !isExact, rest.first == UInt8(ascii: "T") {
                isExact = true
                rest.removeFirst()
            }
            guard let amount = Self.number(&rest), let unit = rest.popFirst() else { return nil }
            switch (unit, isExact, last) {
            // Weeks stand alone.
            case (UInt8(ascii: "W"), false, 0) where rest.isEmpty: weeks = amount
            case (UInt8(ascii: "D"), false, 0): (days, last) = (amount, 1)
            case (UInt8(ascii: "H"), true, ...1): (hours, last) = (amount, 2)
            case (UInt8(ascii: "M"), true, ...2): (minutes, last) = (amount, 3)
            case (UInt8(ascii: "S"), true, ...3): (seconds, last) = (amount, 4)
            default: return nil
            }
        } while !rest.isEmpty
    }

    private static func number(_ rest: inout Substring.UTF8View) -> Int? {
        var amount = 0
        var count = 0
        while let byte = rest.first, byte &- 0x30 < 10 {
            guard count < mostDigits else { return nil }
            amount = amount * 10 + Int(byte - 0x30)
            count += 1
            rest.removeFirst()
        }
        return count > 0 ? amount : nil
    }
}
