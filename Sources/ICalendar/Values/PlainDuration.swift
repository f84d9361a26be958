/// Durations of one amount that are spelt as RFC 5545 §3.3.6 has it, read without libical.
///
/// Nearly every alarm has one of these. What has more parts or is misspelt goes the long way, which repairs and refuses; a test
/// holds both ways to the same answers.
enum PlainDuration {
    /// Reads `-PT15M`, `PT2H`, `-P1D` or `P2W`; gives `nil` for anything else.
    static func value(of text: String) -> DurationValue? {
        text.utf8.withContiguousStorageIfAvailable { value(of: $0) } ?? nil
    }

    static func value(of bytes: UnsafeBufferPointer<UInt8>) -> DurationValue? {
        var index = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { index = 1 }
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "P") else { return nil }
        index += 1
        let isExact = bytes[index] == UInt8(ascii: "T")
        if isExact { index += 1 }
        let first = index
        var amount = 0
        while index < bytes.count, bytes[index] &- 0x30 < 10, index < first + mostDigits {
            amount = amount * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        guard index > first, index == bytes.count - 1 else { return nil }
        switch (bytes[index], isExact) {
        case (UInt8(ascii: "W"), false): return DurationValue(isNegative: isNegative, weeks: amount)
        case (UInt8(ascii: "D"), false): return DurationValue(isNegative: isNegative, days: amount)
        case (UInt8(ascii: "H"), true): return DurationValue(isNegative: isNegative, hours: amount)
        case (UInt8(ascii: "M"), true): return DurationValue(isNegative: isNegative, minutes: amount)
        case (UInt8(ascii: "S"), true): return DurationValue(isNegative: isNegative, seconds: amount)
        default: return nil
        }
    }

    /// More digits go the long way.
    private static let mostDigits = 5
}
