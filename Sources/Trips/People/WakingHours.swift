public import CivilTime

/// The hours of a day in which a person is awake, by the local clock.
///
/// Hours that end at or before their beginning continue into the next date: 18:00 to 02:00 are eight hours,
/// 00:00 to 00:00 are twenty-four.
///
/// ```swift
/// WakingHours(from: try TimeOfDay(8, 0), until: try TimeOfDay(22, 0)).length  // 50400.0 seconds: fourteen hours
/// ```
public struct WakingHours: Hashable, Sendable {
    /// The first reading.
    public let from: TimeOfDay
    /// The first reading after them.
    public let until: TimeOfDay

    /// The default hours: 07:00 to 23:00.
    public static let usual = WakingHours(
        from: (try? TimeOfDay(7, 0)) ?? .midnight, until: (try? TimeOfDay(23, 0)) ?? .midnight)

    /// Makes hours from two readings of the clock.
    ///
    /// - Parameters:
    ///   - from: The first reading.
    ///   - until: The first reading after them.
    public init(from: TimeOfDay, until: TimeOfDay) {
        self.from = from
        self.until = until
    }

    /// Their length on a day without a change of the clocks.
    public var length: Duration { .seconds(seconds.count) }

    /// The seconds since the midnight of a date, on a clock without changes.
    package var seconds: Range<Int> {
        let end = until.secondsSinceMidnight
        return from.secondsSinceMidnight..<(end > from.secondsSinceMidnight ? end : end + 86_400)
    }

    /// Returns whether a person with these hours is awake at a clock reading.
    ///
    /// - Parameter time: The reading.
    /// - Returns: `true` from the first reading, inclusive, to the last, exclusive.
    public func contains(_ time: TimeOfDay) -> Bool {
        seconds.contains(time.secondsSinceMidnight) || seconds.contains(time.secondsSinceMidnight + 86_400)
    }
}

extension WakingHours: CustomStringConvertible {
    /// The hours as typed: `08:00..22:00`.
    public var description: String { "\(from.clockText)..\(until.clockText)" }
}
