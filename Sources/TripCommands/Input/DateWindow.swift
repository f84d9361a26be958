import CivilTime

/// Dates from a first one up to an end, which is a date or the end of the calendar.
///
/// The calendar's last date has none after it, so that a range of dates cannot hold it; a window can.
struct DateWindow: Hashable, Sendable {
    /// The first date.
    let first: CivilDate
    /// The day after the last; nil at the end of the calendar.
    let end: CivilDate?

    /// The dates from one to another one, both included; only the first where the last is before it.
    init(_ first: CivilDate, through last: CivilDate) {
        self.first = first
        end = try? max(first, last).adding(days: 1)
    }

    /// The last date.
    var last: CivilDate { end.flatMap { try? $0.adding(days: -1) } ?? .latest }

    /// The dates as far as a range can have them.
    ///
    /// No instant is on the calendar's last date, so that on the time line this is all of them.
    var range: Range<CivilDate> { first..<(end ?? .latest) }

    /// How many dates there are, the one at the end of the calendar included.
    var count: Int { days.count }

    /// The dates, counted since the epoch.
    var days: Range<Int> { first.daysSinceEpoch..<last.daysSinceEpoch + 1 }

    func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
}
