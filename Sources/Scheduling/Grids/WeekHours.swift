/// The hours of a week, with the same hour at the same height in every column.
///
/// A height is a minute of the wall clock, from 0 to 1440. A jump forward of the clock leaves minutes of its strip
/// empty, and after a jump back the day continues in a strip beside the first. So nothing is drawn at an hour that
/// the clock does not show; ``DayGrid`` shows the elapsed length of a day.
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
    ///   - view: The clock to show.
    /// - Complexity: O(n log n) in the entries of the days.
    public init(_ days: [AgendaDay], of itinerary: Itinerary, view: AgendaView) {
        let clock = itinerary.dayClock(of: view)
        columns = days.map { HourColumnMaking.column(of: $0, on: clock) }
    }
}
