import CivilTime
public import Scheduling

/// One month as text: its weeks, with bars over their days.
///
/// ```swift
/// let grid = MonthGrid(
///     trip, view: .home, containing: friday, firstWeekday: .monday, lines: 4, tripDates: nil)
/// MonthText(grid, of: trip, setting, textSetting).text  // ╭─ March 2027 ─…
/// ```
public struct MonthText: Sendable {
    /// The lines, each padded to the width and with a line break at its end.
    public let text: String

    /// Draws a grid.
    ///
    /// - Parameters:
    ///   - grid: One month.
    ///   - itinerary: The activities of the grid.
    ///   - setting: The settings.
    ///   - style: The settings of text.
    public init(
        _ grid: MonthGrid, of itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting
    ) {
        let words = ViewWords(itinerary, view: grid.view, hours: setting.hourCycle, people: setting.people)
        var drawing = WeekDrawing(words, setting, style, gutter: 4)
        let days = grid.weeks.flatMap(\.days).filter(\.isInPeriod)
        drawing.open(
            grid.title, [words.title],
            firstWeekday: grid.firstWeekday)
        for (index, week) in grid.weeks.enumerated() {
            if index > 0 { drawing.separate() }
            drawing.draw(week, mostLines: 1)
        }
        drawing.close(days)
        text = drawing.canvas.text(isColoured: style.isColoured)
    }
}
