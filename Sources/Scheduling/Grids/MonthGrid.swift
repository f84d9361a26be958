public import CivilTime

/// One month as a picture: its weeks, with bars over their days.
///
/// ```swift
/// let grid = MonthGrid(
///     trip, view: .home, containing: try CivilDate(2027, 3, 12), firstWeekday: .sunday, lines: 4,
///     tripDates: nil)
/// grid.weeks.count                 // 5
/// grid.weeks[0].days[0].day.date   // 2027-02-28
/// ```
public struct MonthGrid: Hashable, Sendable {
    /// The clock that it shows.
    public let view: AgendaView

    /// The year of the month.
    public let year: Int

    /// The month, from 1.
    public let month: Int

    /// The day of the first column.
    public let firstWeekday: Weekday

    /// The four to six weeks with a day of the month; days of the neighbouring months fill the first and the last.
    public let weeks: [GridWeek]

    /// Lays out one month.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: The clock to show.
    ///   - date: Any date of the month.
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
        year = date.year
        month = date.month
        let first = date.daysSinceEpoch - date.day + 1
        let end = first + CivilDate.daysInMonth(date.month, of: date.year)
        let layout = GridWeekLayout(
            itinerary: itinerary, view: view, firstWeekday: firstWeekday, lines: lines,
            tripDates: tripDates, period: first..<end)
        weeks = layout.weeks(from: layout.firstDay(before: first), until: end)
    }
}
