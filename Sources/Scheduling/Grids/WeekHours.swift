/// The hours of a week, with the same hour at the same height in every column.
///
/// A height is a minute of the wall clock, from 0 to 1440. Where the watch jumps, a day is torn: a jump forward
/// leaves minutes of its strip empty, and behind a jump back the day goes on in a strip beside the first. So nothing is
/// drawn at an hour that nobody's watch shows; how long a day really is, ``DayGrid`` shows.
///
/// ```swift
/// let hours = WeekHours(grid.week.days.map(\.day), of: trip, view: .traveller)
/// for column in hours.columns where column.isTorn { … }
/// ```
public struct WeekHours: Hashable, Sendable {
    /// The days, in order.
    public let columns: [HourColumn]

    /// Lays out days of an agenda of the same itinerary and view.
    ///
    /// - Parameters:
    ///   - days: The days.
    ///   - itinerary: The activities.
    ///   - view: Whose clock to show.
    /// - Complexity: O(n log n) in the entries of the days.
    public init(_ days: [AgendaDay], of itinerary: Itinerary, view: AgendaView) {
        let clock = itinerary.dayClock(of: view)
        columns = days.map { HourColumnMaking.column(of: $0, on: clock) }
    }
}
