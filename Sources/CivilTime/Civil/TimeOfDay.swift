import Messages

/// A clock reading without a date or a zone: 00:00:00 up to, but not including, 24:00.
///
/// It cannot represent 24:00 nor a leap second's :60: the first is 00:00 of the next date, the second has no
/// place on Unix time.
///
/// ```swift
/// try TimeOfDay(9, 30)             // 09:30:00
/// try TimeOfDay(parsing: "24:00")  // throws: 24:00: hours run from 0 to 23; …
/// ```
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    @usableFromInline let second32: Int32
    @usableFromInline let nanosecond32: Int32

    /// 00:00:00.
    public static let midnight = TimeOfDay(uncheckedSecond: 0, nanosecond: 0)

    /// The hour, 0 to 23.
    @inlinable public var hour: Int { Int(UInt32(truncatingIfNeeded: second32) / 3600) }
    /// The minute, 0 to 59.
    @inlinable public var minute: Int { Int(UInt32(truncatingIfNeeded: second32) / 60 % 60) }
    /// The second, 0 to 59.
    @inlinable public var second: Int { Int(UInt32(truncatingIfNeeded: second32) % 60) }
    /// The nanosecond within the second, 0 to 999,999,999.
    @inlinable public var nanosecond: Int { Int(nanosecond32) }
    /// The seconds that a clock without changes has run since midnight, 0 to 86,399.
    @inlinable public var secondsSinceMidnight: Int { Int(second32) }

    /// Makes a clock reading of its parts.
    ///
    /// - Parameters:
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    ///   - second: 0 to 59.
    ///   - nanosecond: 0 to 999,999,999.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` that names the part.
    @inlinable public init(_ hour: Int, _ minute: Int, _ second: Int = 0, nanosecond: Int = 0)
        throws(TimeError)
    {
        guard TimeOfDay.exists(hour, minute, second, nanosecond) else {
            throw TimeOfDay.refusal(hour, minute, second)
        }
        self.init(uncheckedSecond: hour &* 3600 &+ minute &* 60 &+ second, nanosecond: nanosecond)
    }

    @inlinable
    static func exists(_ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) -> Bool {
        hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59
            && nanosecond >= 0
            && nanosecond <= 999_999_999
    }

    /// The error for a reading that no clock shows.
    @usableFromInline static func refusal(_ hour: Int, _ minute: Int, _ second: Int) -> TimeError {
        let rule: String
        if !(0...23).contains(hour) {
            rule = tr("hours run from 0 to 23; 24:00 is 00:00 of the next date")
        } else if !(0...59).contains(minute) {
            rule = tr("minutes run from 0 to 59")
        } else if !(0...59).contains(second) {
            rule = tr("seconds run from 0 to 59; a leap second has no place on Unix time")
        } else {
            rule = tr("nanoseconds run from 0 to 999999999")
        }
        return TimeError(
            .outOfRange, subject: "\(Digits.two(hour)):\(Digits.two(minute)):\(Digits.two(second))",
            reason: rule)
    }

    /// Makes the reading of a clock that has run for a number of seconds since midnight.
    ///
    /// - Parameter seconds: 0 to 86,399.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` for any other number.
    public init(secondsSinceMidnight seconds: Int) throws(TimeError) {
        guard (0..<86_400).contains(seconds) else {
            throw TimeError(
                .outOfRange, subject: tr("\(seconds) s after midnight"),
                reason: tr("a clock shows 0 to 86399 seconds"))
        }
        self.init(uncheckedSecond: seconds, nanosecond: 0)
    }

    @inlinable
    init(uncheckedSecond second: Int, nanosecond: Int) {
        second32 = Int32(truncatingIfNeeded: second)
        nanosecond32 = Int32(truncatingIfNeeded: nanosecond)
    }

    /// The reading as people write it, `09:30`, with seconds only where there are any.
    package var clockText: String {
        let minutes = "\(Digits.two(hour)):\(Digits.two(minute))"
        return second == 0 ? minutes : "\(minutes):\(Digits.two(second))"
    }

    /// The reading as ISO 8601 writes it, always with seconds: `09:30:00`, `09:30:00.25`.
    public var description: String {
        "\(Digits.two(hour)):\(Digits.two(minute)):\(Digits.two(second))"
            + Digits.fraction(nanosecond: nanosecond)
    }

    /// The earlier reading is the smaller one.
    public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
        (lhs.second32, lhs.nanosecond32) < (rhs.second32, rhs.nanosecond32)
    }
}
