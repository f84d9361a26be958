public import CivilTime

/// A window of dates, which may include the calendar's last date.
///
/// The calendar's last date has no next one, so a half-open range cannot contain it; a window can.
public struct DateWindow: Hashable, Sendable {
    /// The first date.
    public let first: CivilDate
    /// The day after the last; nil at the end of the calendar.
    public let end: CivilDate?

    /// Makes a window of dates, both included; only the first where the last is before it.
    ///
    /// - Parameters:
    ///   - first: The first date.
    ///   - last: The last date.
    public init(_ first: CivilDate, through last: CivilDate) {
        self.first = first
        end = try? max(first, last).adding(days: 1)
    }

    /// The last date.
    public var last: CivilDate { end.flatMap { try? $0.adding(days: -1) } ?? .latest }

    /// The dates as a half-open range.
    ///
    /// No instant is on the calendar's last date, so for instants the range is complete.
    public var range: Range<CivilDate> { first..<(end ?? .latest) }

    /// The number of dates, including one at the end of the calendar.
    public var count: Int { days.count }

    /// The dates as days since the epoch.
    public var days: Range<Int> { first.daysSinceEpoch..<last.daysSinceEpoch + 1 }

    /// Whether the window contains a date.
    ///
    /// - Parameter date: The date.
    /// - Returns: Whether the window contains it.
    public func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
}
