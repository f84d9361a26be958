public import CivilTime

/// Dates from a first one to a last one, which may end the calendar.
///
/// The calendar's last date has none after it, so that a range of dates cannot hold it; a window can.
public struct DateWindow: Hashable, Sendable {
    /// The first date.
    public let first: CivilDate
    /// The day after the last; nil at the end of the calendar.
    public let end: CivilDate?

    /// The dates from one to another one, both included; only the first where the last is before it.
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

    /// The dates as far as a range can have them.
    ///
    /// No instant is on the calendar's last date, so that on the time line this is all of them.
    public var range: Range<CivilDate> { first..<(end ?? .latest) }

    /// How many dates there are, the one at the end of the calendar included.
    public var count: Int { days.count }

    /// The dates, counted since the epoch.
    public var days: Range<Int> { first.daysSinceEpoch..<last.daysSinceEpoch + 1 }

    /// Whether a date is one of them.
    ///
    /// - Parameter date: The date.
    /// - Returns: Whether it is.
    public func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
}
