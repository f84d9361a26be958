/// Reads durations in the spelling of RFC 5545 §3.3.6, without libical.
///
/// Nearly every alarm and every length is in this form. Others are repaired or refused by the full parser; a
/// test holds both to the same results.
enum PlainDuration {
    /// Reads `-PT15M`, `PT1H30M`, `P1DT2H` or `P2W`; `nil` for anything else.
    static func value(of text: String) -> DurationValue? {
        text.utf8.withContiguousStorageIfAvailable { value(of: $0) } ?? nil
    }

    static func value(of bytes: UnsafeBufferPointer<UInt8>) -> DurationValue? {
        var index = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { index = 1 }
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "P") else { return nil }
        index += 1
        var isExact = false
        // Days, hours, minutes, seconds; a part comes after the larger ones.
        var parts = (days: 0, hours: 0, minutes: 0, seconds: 0)
        var next = 0
        repeat {
            if !isExact, bytes[index] == UInt8(ascii: "T") {
                isExact = true
                index += 1
            }
            guard let amount = number(in: bytes, from: &index), index < bytes.count else { return nil }
            switch (bytes[index], isExact, next) {
            case (UInt8(ascii: "W"), false, 0):
                // Weeks stand alone.
                guard index == bytes.count - 1 else { return nil }
                return DurationValue(isNegative: isNegative, weeks: amount)
            case (UInt8(ascii: "D"), false, 0): (parts.days, next) = (amount, 1)
            case (UInt8(ascii: "H"), true, ...1): (parts.hours, next) = (amount, 2)
            case (UInt8(ascii: "M"), true, ...2): (parts.minutes, next) = (amount, 3)
            case (UInt8(ascii: "S"), true, ...3): (parts.seconds, next) = (amount, 4)
            default: return nil
            }
            index += 1
        } while index < bytes.count
        return DurationValue(
            isNegative: isNegative, days: parts.days, hours: parts.hours, minutes: parts.minutes,
            seconds: parts.seconds)
    }

    private static func number(in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int? {
        let first = index
        var amount = 0
        while index < bytes.count, bytes[index] &- 0x30 < 10, index < first + mostDigits {
            amount = amount * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > first ? amount : nil
    }

    /// The most digits of a part; more need the full parser.
    private static let mostDigits = 5
}
