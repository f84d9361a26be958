import Messages

/// A date and a clock reading, without a zone: what a ticket says.
///
/// It cannot represent a moment. With a ``Zone`` it stands for one moment, for none (the clocks skip it) or for
/// two (they go back over it); ``Zone/mapping(of:)`` says which.
///
/// ```swift
/// let departure = try CivilDateTime(2027, 3, 12, 17, 0)
/// departure.description                      // 2027-03-12T17:00:00
/// try departure.adding(.seconds(36_300))     // 2027-03-13T03:05:00
/// ```
public struct CivilDateTime: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The date.
    public let date: CivilDate
    /// The clock reading.
    public let time: TimeOfDay

    /// Makes a civil time of a date and a clock reading.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - time: The clock reading.
    @inlinable public init(_ date: CivilDate, _ time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// Makes a civil time of its numbers.
    ///
    /// - Parameters:
    ///   - year: −9999 to 9999.
    ///   - month: 1 to 12.
    ///   - day: 1 to the month's last.
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    ///   - second: 0 to 59.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` that names the part.
    @inlinable public init(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int = 0
    ) throws(TimeError) {
        guard CivilDate.exists(year, month, day) else { throw CivilDate.refusal(year, month, day) }
        guard TimeOfDay.exists(hour, minute, second, 0) else { throw TimeOfDay.refusal(hour, minute, second) }
        date = CivilDate(unchecked: year, month, day)
        time = TimeOfDay(uncheckedSecond: hour &* 3600 &+ minute &* 60 &+ second, nanosecond: 0)
    }

    /// Makes the civil time that a clock on UTC shows a number of seconds after 1970-01-01T00:00:00.
    ///
    /// - Parameters:
    ///   - seconds: Negative before 1970.
    ///   - nanosecond: 0 to 999,999,999, counted forward from the second.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` outside the years −9999 to 9999.
    public init(secondsSinceEpoch seconds: Int64, nanosecond: Int = 0) throws(TimeError) {
        guard (0...999_999_999).contains(nanosecond) else {
            throw TimeError(
                .outOfRange, subject: tr("\(nanosecond) ns"),
                reason: tr("nanoseconds run from 0 to 999999999"))
        }
        guard seconds >= CivilDateTime.earliestSecond, seconds <= CivilDateTime.latestSecond else {
            throw TimeError(
                .outOfRange, subject: "\(seconds) s after 1970-01-01T00:00:00",
                reason: tr("dates run from \(CivilDate.earliest) to \(CivilDate.latest)"))
        }
        self.init(uncheckedSecondsSinceEpoch: seconds, nanosecond: nanosecond)
    }

    /// The caller knows that the second lies inside the calendar.
    @inlinable
    init(uncheckedSecondsSinceEpoch seconds: Int64, nanosecond: Int) {
        // Counted from −12000-03-01 no second is negative, and the division rounds down without asking.
        let shifted = UInt64(bitPattern: seconds &+ 5_000_000 &* 86_400)
        let days = shifted / 86_400
        date = CivilDate(uncheckedDaysSinceEpoch: Int(truncatingIfNeeded: days) &- 5_000_000)
        time = TimeOfDay(
            uncheckedSecond: Int(truncatingIfNeeded: shifted &- days &* 86_400), nanosecond: nanosecond)
    }

    /// −9999-01-01T00:00:00, as a compile-time constant.
    @inlinable static var earliestSecond: Int64 { -377_705_116_800 }
    /// 9999-12-31T23:59:59.
    @inlinable static var latestSecond: Int64 { 253_402_300_799 }

    /// The first civil time there is, −9999-01-01T00:00:00.
    public static let earliest = CivilDateTime(uncheckedSecondsSinceEpoch: earliestSecond, nanosecond: 0)
    /// The last whole second there is, 9999-12-31T23:59:59.
    public static let latest = CivilDateTime(uncheckedSecondsSinceEpoch: latestSecond, nanosecond: 0)

    /// The seconds since 1970-01-01T00:00:00 on a clock without changes, as if the zone were UTC.
    @inlinable public var secondsSinceEpoch: Int64 { countedSeconds }

    @inlinable
    var countedSeconds: Int64 {
        Int64(date.countedDays) &* 86_400 &+ Int64(time.secondsSinceMidnight)
    }

    /// The civil time as ISO 8601 writes it, `2027-03-12T17:00:00`.
    public var description: String { Digits.wholeSecond(self) ?? "\(date)T\(time)" }

    /// The earlier civil time is the smaller one.
    public static func < (lhs: CivilDateTime, rhs: CivilDateTime) -> Bool {
        lhs.date == rhs.date ? lhs.time < rhs.time : lhs.date < rhs.date
    }
}

// MARK: - Arithmetic

extension CivilDateTime {
    /// Returns the reading of a clock without changes after an exact duration.
    ///
    /// No zone takes part: across a change of the clocks the answer is a reading, not a moment. Add elapsed time to
    /// an ``Instant`` instead.
    ///
    /// - Parameter duration: Exact; parts finer than a nanosecond are dropped toward the past.
    /// - Returns: The reading after the duration.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the calendar.
    public func adding(_ duration: Duration) throws(TimeError) -> CivilDateTime {
        let (seconds, nanosecond) = try ExactSum.of(
            seconds: secondsSinceEpoch, nanosecond: time.nanosecond, duration, subject: description)
        return try CivilDateTime(secondsSinceEpoch: seconds, nanosecond: nanosecond)
    }

    /// Returns the same clock reading a nominal period later.
    ///
    /// - Parameter period: Added to the date as ``CivilDate/adding(_:)`` does.
    /// - Returns: The new date with the same clock reading.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the calendar.
    public func adding(_ period: CalendarPeriod) throws(TimeError) -> CivilDateTime {
        CivilDateTime(try date.adding(period), time)
    }
}
