public import CivilTime

/// The hours of a day in which somebody is awake, by the clock on the wall.
///
/// Hours that end at or before their beginning go on into the next date: 18:00 to 02:00 are eight, 00:00 to 00:00 are all
/// there are.
///
/// ```swift
/// WakingHours(from: try TimeOfDay(8, 0), until: try TimeOfDay(22, 0)).length  // 50400.0 seconds: fourteen hours
/// ```
public struct WakingHours: Hashable, Sendable {
    /// The first reading.
    public let from: TimeOfDay
    /// The first reading after them.
    public let until: TimeOfDay

    /// The hours of everybody who said no others: 07:00 to 23:00.
    public static let usual = WakingHours(
        from: (try? TimeOfDay(7, 0)) ?? .midnight, until: (try? TimeOfDay(23, 0)) ?? .midnight)

    /// Makes hours of two readings of the clock.
    ///
    /// - Parameters:
    ///   - from: The first reading.
    ///   - until: The first reading after them.
    public init(from: TimeOfDay, until: TimeOfDay) {
        self.from = from
        self.until = until
    }

    /// How long they are on a day whose clocks do not change.
    public var length: Duration { .seconds(seconds.count) }

    /// The seconds after the midnight of a date, as a clock without changes counts them.
    package var seconds: Range<Int> {
        let end = until.secondsSinceMidnight
        return from.secondsSinceMidnight..<(end > from.secondsSinceMidnight ? end : end + 86_400)
    }

    /// Says whether somebody with these hours is awake when the clock on the wall shows a reading.
    ///
    /// - Parameter time: The reading.
    /// - Returns: `true` from the first reading on, and before the last.
    public func contains(_ time: TimeOfDay) -> Bool {
        seconds.contains(time.secondsSinceMidnight) || seconds.contains(time.secondsSinceMidnight + 86_400)
    }
}

extension WakingHours: CustomStringConvertible {
    /// The hours as people type them: `08:00..22:00`.
    public var description: String { "\(from.clockText)..\(until.clockText)" }
}
