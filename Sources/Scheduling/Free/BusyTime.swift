public import CivilTime
import Trips

/// The times on some dates at which somebody is busy, and nothing else about them.
///
/// Lodging, rented cars, whole days, and what is transparent or cancelled take no time.
///
/// ```swift
/// let busy = BusyTime(of: itinerary, on: itinerary.clock, dates: dates)
/// print(busy.confirmed.count)
/// ```
public struct BusyTime: Hashable, Sendable {
    /// The dates, from their first midnight to the last one.
    public let window: Range<Instant>

    /// What is confirmed: in order, inside the window; no two touch.
    public let confirmed: [Range<Instant>]

    /// What is tentative and beside what is confirmed: in order, inside the window; no two touch.
    public let tentative: [Range<Instant>]

    /// Finds the times; nil where the clock has none of the dates.
    ///
    /// - Parameters:
    ///   - itinerary: The trip of the person.
    ///   - clock: The clock of the dates.
    ///   - dates: The dates on that clock, the end exclusive; at least one.
    /// - Complexity: O(n log n + d) in the activities and the dates.
    public init?(of itinerary: Itinerary, on clock: TravellerClock, dates: Range<CivilDate>) {
        let days = clock.ranges(of: dates)
        guard let first = days.first, let last = days.last else { return nil }
        let window = first.lowerBound..<last.upperBound
        func ranges(_ status: ActivityStatus) -> [Range<Instant>] {
            FreeTime.merged(
                itinerary.activities.filter { scheduled in
                    let activity = scheduled.activity
                    return activity.status == status && !activity.isTransparent && !activity.kind.isBackground
                        && !scheduled.isAllDay
                }.map { $0.range.clamped(to: window) }.filter { !$0.isEmpty })
        }
        self.window = window
        let confirmed = ranges(.confirmed)
        self.confirmed = confirmed
        tentative = FreeTime.without(confirmed, in: ranges(.tentative))
    }
}
