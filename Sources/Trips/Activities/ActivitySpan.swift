public import CivilTime
import Messages

/// The time of an activity: two wall-clock times, or whole days.
///
/// A timed span need not be in order. Departure at 17:00 in Tokyo and arrival at 11:00 of the same day in Los
/// Angeles is a flight of ten hours; whether a span really ends before it starts, on instants, depends on the
/// rules of both zones and is reported as a finding.
public enum ActivitySpan: Hashable, Sendable {
    /// From one wall-clock time to another, each with its own zone; the end is exclusive.
    case timed(start: ActivityTime, end: ActivityTime)

    /// Whole days, in the calendar of the traveller's place; the end is exclusive.
    ///
    /// ``ActivitySpan/days(from:to:)`` ensures that the end is after the start.
    case allDay(start: CivilDate, end: CivilDate)

    /// Makes a span of whole days.
    ///
    /// ```swift
    /// let stay = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17))
    /// stay.nights  // 3
    /// ```
    ///
    /// - Parameters:
    ///   - start: The first day; of a stay, the day of check-in.
    ///   - end: The day after the last, exclusive; of a stay, the day of check-out.
    /// - Returns: The span.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptySpan`` when `end` is not after `start`.
    public static func days(from start: CivilDate, to end: CivilDate) throws(TripError) -> ActivitySpan {
        guard start < end else {
            let next = try? start.adding(days: 1)
            let right = next.map { tr("; the end is exclusive, so one day ends on \($0)") } ?? ""
            throw TripError(
                .emptySpan, subject: tr("\(start) to \(end)", as: "from one date to another"),
                reason: tr("holds no day") + right)
        }
        return .allDay(start: start, end: end)
    }

    /// Whether the span is whole days.
    public var isAllDay: Bool {
        switch self {
        case .timed: false
        case .allDay: true
        }
    }

    /// The date on which it starts, on the calendar of that place.
    public var startDate: CivilDate {
        switch self {
        case .timed(let start, _): start.local.date
        case .allDay(let start, _): start
        }
    }

    /// The date on which it ends, on the calendar of that place.
    ///
    /// For whole days this is the exclusive end: of a stay, the day of check-out.
    public var endDate: CivilDate {
        switch self {
        case .timed(_, let end): end.local.date
        case .allDay(_, let end): end
        }
    }

    /// Whether the end is the same reading in the same zone as the start, as where a file gives none.
    package var endsAsItStarts: Bool {
        switch self {
        case .timed(let start, let end): start.local == end.local && start.zone == end.zone
        case .allDay: false
        }
    }

    /// Whether the end is an estimate; see ``ActivityTime/isEstimated``.
    ///
    /// Whole days are never estimated: a stay with only its first day known has one night.
    public var isEndEstimated: Bool {
        switch self {
        case .timed(_, let end): end.isEstimated
        case .allDay: false
        }
    }

    /// Returns the span with its end marked as estimated or stated.
    ///
    /// - Parameter isEstimated: Whether the end is an estimate.
    /// - Returns: The span; whole days are unchanged.
    public func withEnd(estimated isEstimated: Bool) -> ActivitySpan {
        guard case .timed(let start, var end) = self else { return self }
        end.isEstimated = isEstimated
        return .timed(start: start, end: end)
    }

    /// The number of nights between the two dates.
    ///
    /// A stay from 15:00 to 11:00 three days later has 3.
    ///
    /// Dates are counted, not hours, so a night on which the clock changes is one night. A flight that
    /// arrives on an earlier date than it left has none.
    public var nights: Int { max(0, startDate.days(until: endDate)) }
}
