public import CivilTime

/// One week as a picture: bars over seven days.
///
/// For a picture with hours, each day is laid out by ``DayGrid/init(_:of:view:rowMinutes:)``.
///
/// ```swift
/// let grid = WeekGrid(
///     trip, view: .traveller, containing: try CivilDate(2027, 3, 12), firstWeekday: .monday, lines: 4,
///     tripDates: nil)
/// grid.week.isoWeek  // 2027-W10
/// ```
public struct WeekGrid: Hashable, Sendable {
    /// The clock that it shows.
    public let view: AgendaView

    /// The day of the first column.
    public let firstWeekday: Weekday

    /// The seven days.
    public let week: GridWeek

    /// Lays out one week.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: The clock to show.
    ///   - date: Any date of the week.
    ///   - firstWeekday: The day that begins a week.
    ///   - lines: The number of lines of a day, at least 1; nil for as many as needed.
    ///   - tripDates: The dates of the trip, the end exclusive; days outside are marked. Nil marks none.
    /// - Complexity: O(n log n) in the activities.
    public init(
        _ itinerary: Itinerary, view: AgendaView, containing date: CivilDate, firstWeekday: Weekday,
        lines: Int?, tripDates: Range<CivilDate>?
    ) {
        self.view = view
        self.firstWeekday = firstWeekday
        let layout = GridWeekLayout(
            itinerary: itinerary, view: view, firstWeekday: firstWeekday, lines: lines,
            tripDates: tripDates, period: nil)
        week = layout.week(layout.firstDay(before: date.daysSinceEpoch))
    }
}
