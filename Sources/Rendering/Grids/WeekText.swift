import CivilTime
public import Scheduling

/// One week as text: seven columns, with bars over their days.
///
/// ```swift
/// let grid = WeekGrid(
///     trip, view: .home, containing: friday, firstWeekday: .monday, lines: 8, tripDates: nil)
/// WeekText(grid, of: trip, setting, textSetting).text  // ╭─ Week 10 of 2027 ─…
/// ```
public struct WeekText: Sendable {
    /// The lines, each padded to the width and with a line break at its end.
    public let text: String

    /// Draws a grid.
    ///
    /// - Parameters:
    ///   - grid: One week.
    ///   - itinerary: The activities of the grid.
    ///   - setting: The settings.
    ///   - style: The settings of text.
    public init(
        _ grid: WeekGrid, of itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting
    ) {
        let words = ViewWords(itinerary, view: grid.view, hours: setting.hourCycle, people: setting.people)
        var drawing = WeekDrawing(words, setting, style, gutter: 0)
        let dates = [grid.week.days.first, grid.week.days.last].compactMap { $0?.day.date }.map {
            EnglishTime.long($0)
        }
        drawing.open(
            grid.title,
            [dates.joined(separator: " – "), words.title],
            firstWeekday: grid.firstWeekday)
        drawing.draw(grid.week, mostLines: 3)
        drawing.close(grid.week.days)
        text = drawing.canvas.text(isColoured: style.isColoured)
    }
}
