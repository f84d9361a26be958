import Messages

/// One moment on the time line, the same for everybody: Unix time to the nanosecond.
///
/// It cannot say what a clock shows: that takes a ``Zone``. Leap seconds do not exist on this line, as on Unix.
/// It covers the years −9999 to 9999, as read in any offset: one day less at each end than ``CivilDateTime``.
///
/// ```swift
/// let landing = try Instant(parsing: "2027-03-12T10:05:00-08:00")
/// landing.description  // 2027-03-12T18:05:00Z
/// ```
public struct Instant: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Seconds since 1970-01-01T00:00:00Z, negative before it.
    public let secondsSinceEpoch: Int64
    @usableFromInline let nanosecond32: Int32

    /// The nanosecond within the second, 0 to 999,999,999, counted forward also before 1970.
    @inlinable public var nanosecond: Int { Int(nanosecond32) }

    /// 1970-01-01T00:00:00Z.
    public static let epoch = Instant(unchecked: 0)
    /// The first instant there is, −9999-01-03T00:00:00Z.
    public static let earliest = Instant(unchecked: earliestSecond)
    /// The last whole second there is, 9999-12-29T23:59:59Z.
    public static let latest = Instant(unchecked: latestSecond)

    /// Makes the instant that lies a number of seconds after 1970-01-01T00:00:00Z.
    ///
    /// - Parameters:
    ///   - secondsSinceEpoch: Negative before 1970.
    ///   - nanosecond: 0 to 999,999,999.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` outside ``earliest`` to ``latest``.
    @inlinable public init(secondsSinceEpoch: Int64, nanosecond: Int = 0) throws(TimeError) {
        guard nanosecond >= 0, nanosecond <= 999_999_999, secondsSinceEpoch >= Instant.earliestSecond,
            secondsSinceEpoch <= Instant.latestSecond
        else { throw Instant.refusal(secondsSinceEpoch, nanosecond) }
        self.init(unchecked: secondsSinceEpoch, nanosecond: nanosecond)
    }

    @usableFromInline static func refusal(_ seconds: Int64, _ nanosecond: Int) -> TimeError {
        guard (0...999_999_999).contains(nanosecond) else {
            return TimeError(
                .outOfRange, subject: tr("\(nanosecond) ns"),
                reason: tr("nanoseconds run from 0 to 999999999"))
        }
        return TimeError(
            .outOfRange, subject: "@\(seconds)",
            reason: tr("instants run from \(Instant.earliest) to \(Instant.latest)"))
    }

    @inlinable static var earliestSecond: Int64 { CivilDateTime.earliestSecond + 2 * 86_400 }
    @inlinable static var latestSecond: Int64 { CivilDateTime.latestSecond - 2 * 86_400 }

    @inlinable init(unchecked seconds: Int64, nanosecond: Int = 0) {
        secondsSinceEpoch = seconds
        nanosecond32 = Int32(truncatingIfNeeded: nanosecond)
    }

    /// Clamps a second past the ends of the range to the nearest instant.
    @inlinable init(clamping seconds: Int64, nanosecond: Int = 0) {
        self.init(
            unchecked: min(max(seconds, Instant.earliestSecond), Instant.latestSecond), nanosecond: nanosecond
        )
    }

    /// What a clock on UTC shows.
    public var utc: CivilDateTime {
        CivilDateTime(uncheckedSecondsSinceEpoch: secondsSinceEpoch, nanosecond: nanosecond)
    }

    /// The instant as RFC 3339 writes it in UTC, `2027-03-12T18:05:00Z`.
    public var description: String { Digits.wholeSecond(utc, then: "Z") ?? "\(utc)Z" }

    /// The earlier instant is the smaller one.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
        (lhs.secondsSinceEpoch, lhs.nanosecond32) < (rhs.secondsSinceEpoch, rhs.nanosecond32)
    }
}

// MARK: - Arithmetic

extension Instant {
    /// Returns the instant an exact duration later.
    ///
    /// - Parameter duration: Exact; parts finer than a nanosecond are dropped toward the past.
    /// - Returns: The later instant, or the earlier one for a negative duration.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the line.
    public func adding(_ duration: Duration) throws(TimeError) -> Instant {
        let (seconds, nanosecond) = try ExactSum.of(
            seconds: secondsSinceEpoch, nanosecond: nanosecond, duration, subject: description)
        return try Instant(secondsSinceEpoch: seconds, nanosecond: nanosecond)
    }

    /// Returns the time elapsed since an earlier instant.
    ///
    /// ```swift
    /// let takeoff = try Instant(parsing: "2027-03-12T17:00:00+09:00")
    /// let landing = try Instant(parsing: "2027-03-12T10:05:00-08:00")
    /// landing.duration(since: takeoff)  // 36300.0 seconds: ten hours and five minutes
    /// ```
    ///
    /// - Parameter earlier: Where the count begins.
    /// - Returns: The exact duration, negative when `earlier` comes later.
    public func duration(since earlier: Instant) -> Duration {
        .seconds(secondsSinceEpoch - earlier.secondsSinceEpoch)
            + .nanoseconds(nanosecond - earlier.nanosecond)
    }
}
