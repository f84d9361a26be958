public import CivilTime

/// A DURATION (RFC 5545 §3.3.6): weeks and days are nominal, hours, minutes and seconds are exact.
///
/// `P1D` and `PT24H` are different: over a night in which the clocks change, a day has 23 or 25 hours.
public struct DurationValue: Hashable, Sendable {
    /// Whether the duration goes back in time.
    public let isNegative: Bool
    /// Weeks, not negative.
    public let weeks: Int
    /// Days, not negative.
    public let days: Int
    /// Hours, not negative; may be more than 23.
    public let hours: Int
    /// Minutes, not negative; may be more than 59.
    public let minutes: Int
    /// Seconds, not negative; may be more than 59.
    public let seconds: Int

    /// Makes a duration from its parts.
    ///
    /// - Parameters:
    ///   - isNegative: Whether the duration goes back in time.
    ///   - weeks: Weeks.
    ///   - days: Days.
    ///   - hours: Hours.
    ///   - minutes: Minutes.
    ///   - seconds: Seconds.
    /// - Precondition: No part is negative.
    public init(
        isNegative: Bool = false, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0,
        seconds: Int = 0
    ) {
        precondition(min(weeks, days, hours, minutes, seconds) >= 0, "the sign is a part of its own")
        self.isNegative = isNegative
        self.weeks = weeks
        self.days = days
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    /// The nominal part, with its sign: weeks and days.
    public var period: CalendarPeriod {
        CalendarPeriod(weeks: isNegative ? -weeks : weeks, days: isNegative ? -days : days)
    }

    /// The exact part, with its sign: hours, minutes and seconds.
    public var exact: Duration {
        let total = hours * 3600 + minutes * 60 + seconds
        return .seconds(isNegative ? -total : total)
    }

    /// The duration in iCalendar's form, part by part: `P1DT2H`, `PT24H`, `-PT15M`.
    ///
    /// Weeks stand alone in RFC 5545; beside other parts they are written as days.
    public var text: String {
        let sign = isNegative ? "-" : ""
        let time = [(hours, "H"), (minutes, "M"), (seconds, "S")].filter { $0.0 != 0 }
        if weeks > 0, days == 0, time.isEmpty { return "\(sign)P\(weeks)W" }
        let allDays = weeks * 7 + days
        let date = allDays > 0 ? "\(allDays)D" : ""
        guard !time.isEmpty else { return date.isEmpty ? "PT0S" : "\(sign)P\(date)" }
        // RFC 5545 permits omitting minutes only at the ends: `PT1H5S` is not allowed.
        let hasGap = hours != 0 && minutes == 0 && seconds != 0
        let clock = hasGap ? "\(hours)H0M\(seconds)S" : time.map { "\($0.0)\($0.1)" }.joined()
        return "\(sign)P\(date)T\(clock)"
    }

    /// Returns the instant that lies this duration after another one, in a zone.
    ///
    /// The nominal part moves the clock reading first; a skipped or repeated reading is resolved as in RFC
    /// 5545 §3.3.5. Then the exact part is added.
    ///
    /// - Parameters:
    ///   - instant: Where to start.
    ///   - zone: The zone in which days are counted.
    /// - Returns: The instant after the duration, or before it when the duration is negative.
    /// - Throws: A `TimeError` when the result lies outside of the years that can be counted.
    public func end(after instant: Instant, in zone: Zone) throws(TimeError) -> Instant {
        var result = instant
        if weeks != 0 || days != 0 {
            result = zone.mapping(of: try zone.civil(at: instant).adding(period)).compatible
        }
        return try result.adding(exact)
    }
}
