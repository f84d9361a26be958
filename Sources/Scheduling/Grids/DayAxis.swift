public import CivilTime
import Trips

/// The time line of one date in elapsed minutes, divided into labelled rows.
///
/// Minute 0 is the first instant of the date. A day of 23 hours has 1380 minutes; no row is stretched and none is
/// left out, but the labels jump with the clock, so the height of a block is its length. If a date is repeated the
/// second pass follows the first; if it is skipped the axis is empty.
///
/// Rows begin where the clock shows a multiple of their length, and at every bend.
///
/// ```swift
/// let day = DayGrid(trip, view: .zone(newYork), date: try CivilDate(2027, 3, 14), rowMinutes: 60)
/// day.axis.length             // 1380
/// day.axis.rows[2].start      // 2027-03-14T03:00:00-04:00[America/New_York]
/// ```
public struct DayAxis: Hashable, Sendable {
    /// The passes of the date, in order; none if the clock skips it.
    public let passes: [DayAxisPass]

    /// The rows, in order; together they cover the axis.
    public let rows: [DayAxisRow]

    /// The number of minutes, each pass rounded up to whole ones.
    public var length: Int { passes.last?.minutes.upperBound ?? 0 }
}

// MARK: - Positions

extension DayAxis {
    /// Returns the position of an instant on the axis, such as for a line that marks the present.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The minute that has begun; nil if the instant belongs to another date.
    public func minute(at instant: Instant) -> Int? {
        guard let pass = passes.first(where: { $0.range.contains(instant) }) else { return nil }
        return pass.minutes.lowerBound + Self.wholeMinutes(from: pass.range.lowerBound, to: instant)
    }

    /// The position of a range on the axis, rounded outward to whole minutes and never empty.
    ///
    /// An empty range stands for its one bound. Nil if all of it belongs to other dates.
    func minutes(of range: Range<Instant>) -> Range<Int>? {
        if range.isEmpty { return minute(at: range.lowerBound).map { $0..<$0 + 1 } }
        let shown = passes.filter { $0.range.overlaps(range) }
        guard let first = shown.first, let last = shown.last else { return nil }
        let start = max(range.lowerBound, first.range.lowerBound)
        let end = min(range.upperBound, last.range.upperBound)
        return first.minutes.lowerBound + Self.wholeMinutes(from: first.range.lowerBound, to: start)..<last
            .minutes.lowerBound + Self.begunMinutes(from: last.range.lowerBound, to: end)
    }

    /// The minute in which a transport lands, if its other instants belong to other dates; nil for other activities.
    func landing(of activity: ScheduledActivity, on day: Int) -> Range<Int>? {
        guard activity.kind.isTransport, activity.printedDays?.arrival == day else { return nil }
        return minute(at: activity.range.upperBound).map { $0..<$0 + 1 }
    }

    /// The rows of a non-empty range on the axis.
    func rows(of minutes: Range<Int>) -> Range<Int> {
        let first = rows.partitionPoint { $0.minutes.upperBound <= minutes.lowerBound }
        return first..<rows.partitionPoint { $0.minutes.lowerBound < minutes.upperBound }
    }

    /// The whole minutes from one instant to a later one, rounded down.
    static func wholeMinutes(from start: Instant, to end: Instant) -> Int {
        Int(end.duration(since: start).components.seconds / 60)
    }

    /// The minutes from one instant to a later one, rounded up.
    static func begunMinutes(from start: Instant, to end: Instant) -> Int {
        let length = end.duration(since: start)
        let whole = wholeMinutes(from: start, to: end)
        return length > .seconds(60 * whole) ? whole + 1 : whole
    }
}
