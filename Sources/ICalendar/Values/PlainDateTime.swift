import CivilTime

/// Reads valid dates and times in the spelling of RFC 5545 §3.3.4 and §3.3.5, without libical.
///
/// Nearly every time is in this form. Others are repaired or refused by the full parser; a test holds both to
/// the same results.
enum PlainDateTime {
    /// Reads `20270313`, `20270313T170000` or `20270313T170000Z`; `nil` for anything else.
    static func value(of text: String) -> DateTimeValue? {
        text.utf8.withContiguousStorageIfAvailable { value(of: $0) } ?? nil
    }

    static func value(of bytes: UnsafeBufferPointer<UInt8>) -> DateTimeValue? {
        guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 else { return nil }
        guard let century = pair(bytes, 0), let rest = pair(bytes, 2), let month = pair(bytes, 4),
            let day = pair(bytes, 6), let date = try? CivilDate(century * 100 + rest, month, day)
        else { return nil }
        guard bytes.count > 8 else { return .date(date) }
        guard bytes[8] == UInt8(ascii: "T"), let hour = pair(bytes, 9), let minute = pair(bytes, 11),
            let second = pair(bytes, 13), hour < 24, minute < 60, second < 60,
            let time = try? TimeOfDay(hour, minute, second)
        else { return nil }
        let civil = CivilDateTime(date, time)
        guard bytes.count == 16 else { return .local(civil) }
        return bytes[15] == UInt8(ascii: "Z") ? .utc(civil) : nil
    }

    /// Returns the number of two digits.
    @inline(__always)
    private static func pair(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let tens = bytes[index] &- 0x30
        let ones = bytes[index + 1] &- 0x30
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }
}
