public import CivilTime
public import Trips

/// The ranges in which the traveller's clock must be known to show activities in a window.
///
/// Outside these ranges the clock does not affect what is shown. A store of many trips therefore has to look up only
/// the activities that set the clock inside them, the last transport before each range and the next one after it.
///
/// - The clock must be known over the window itself, because days and hours are read on it.
/// - It must be known around both ends of an activity that begins before the window or ends after it: a view shows
///   each end in the zone at that time, and a floating time or a whole day is read on the clock at its date.
/// - For a stay of whole days or at floating times it must be known throughout: its nights are counted on the clock.
///
/// ```swift
/// let demand = ClockDemand(of: activities, in: window)
/// for range in demand.ranges { evidence += try store.clockFamilies(deciding: range, …) }
/// ```
public struct ClockDemand: Hashable, Sendable {
    /// The ranges, in order; no two touch.
    public let ranges: [Range<Instant>]

    /// The largest distance between a date and its reading: six skipped dates, the date itself, and the widest
    /// offset.
    private static let reach = 7 * 86_400 + Zone.widestOffset

    /// The longest stay whose nights are counted on the clock, the same as in ``Itinerary/nights(of:)``.
    private static let mostNights = 36_525

    /// Computes the ranges.
    ///
    /// - Parameters:
    ///   - activities: The occurrences that can touch the window, and others.
    ///   - window: The shown part of the time line; the end is exclusive.
    public init(of activities: [Activity], in window: Range<Instant>) {
        let shown = window.lowerBound.secondsSinceEpoch...window.upperBound.secondsSinceEpoch
        var wanted = [shown]
        for activity in activities {
            let ends = activity.span.seconds
            if Self.countsNights(activity) {
                wanted.append(min(ends.0, ends.1)...max(ends.0, ends.1))
            } else {
                for end in [ends.0, ends.1] where !shown.contains(end) { wanted.append(end...end) }
            }
        }
        let wide = wanted.map { $0.lowerBound - Self.reach...$0.upperBound + Self.reach }
            .sorted { $0.lowerBound < $1.lowerBound }
        var merged: [ClosedRange<Int64>] = []
        for range in wide {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        ranges = merged.map { Instant(nearestTo: $0.lowerBound)..<Instant(nearestTo: $0.upperBound) }
    }

    private static func countsNights(_ activity: Activity) -> Bool {
        guard activity.kind == .lodging, activity.span.nights <= mostNights else { return false }
        guard case .timed(let start, let end) = activity.span else { return true }
        return start.zone == nil || end.zone == nil
    }
}

extension ActivitySpan {
    /// The wall-clock seconds of both ends, counted as if they were UTC.
    fileprivate var seconds: (Int64, Int64) {
        switch self {
        case .timed(let start, let end): (start.local.secondsSinceEpoch, end.local.secondsSinceEpoch)
        case .allDay(let start, let end):
            (Int64(start.daysSinceEpoch) * 86_400, Int64(end.daysSinceEpoch) * 86_400)
        }
    }
}
