import CivilTime
import Messages
public import Scheduling
import Trips

/// Grids and timelines as self-contained SVG drawings: no script, font or other file.
///
/// Each has a title and a description in words, and each box has its own words as a title. Colours follow the
/// reader's choice of light or dark. Titles from files are escaped.
///
/// ```swift
/// let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
/// SVGPicture.days([grid], of: trip, setting)  // <svg xmlns="http://www.w3.org/2000/svg"…
/// ```
public enum SVGPicture {
    /// Returns a drawing of dates, in one column.
    ///
    /// - Parameters:
    ///   - grids: The dates.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An SVG document.
    public static func days(
        _ grids: [DayGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let dates = grids.map { EnglishTime.long($0.day.date) }
        let entries = grids.flatMap(\.day.entries).map(\.scheduled)
        return document(dates, entries, grids.first?.view, itinerary, setting) { drawing, words in
            for grid in grids { DayFigure(grid, words, setting).draw(on: &drawing) }
        }
    }

    /// Returns a drawing of weeks, in one column.
    ///
    /// - Parameters:
    ///   - grids: The weeks.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An SVG document.
    public static func weeks(
        _ grids: [WeekGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let titles = grids.map(\.title)
        let entries = grids.flatMap(\.week.bars).map(\.scheduled)
        return document(titles, entries, grids.first?.view, itinerary, setting) { drawing, words in
            for grid in grids {
                WeekHoursFigure(grid, words, setting).draw(on: &drawing)
            }
        }
    }

    /// Returns a drawing of months, in one column.
    ///
    /// - Parameters:
    ///   - grids: The months.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An SVG document.
    public static func months(
        _ grids: [MonthGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let titles = grids.map(\.title)
        let entries = grids.flatMap(\.weeks).flatMap(\.bars).map(\.scheduled)
        return document(titles, entries, grids.first?.view, itinerary, setting) { drawing, words in
            for grid in grids {
                MonthFigure(words, setting, firstWeekday: grid.firstWeekday).draw(
                    grid.weeks, grid.title, on: &drawing)
            }
        }
    }

    /// Returns a drawing of a trip in the order of events.
    ///
    /// - Parameters:
    ///   - timeline: The days.
    ///   - itinerary: The activities of the timeline.
    ///   - setting: The settings.
    /// - Returns: An SVG document.
    public static func timeline(
        _ timeline: Timeline, of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let entries = timeline.passes.flatMap(\.entries).map(\.scheduled)
        return document([tr("Timeline")], entries, timeline.view, itinerary, setting) { drawing, words in
            TimelineFigure(words, setting).draw(timeline, on: &drawing)
        }
    }

    // MARK: - The document around them

    /// The most activities that the description names.
    private static let mostNames = 20

    private static func document(
        _ titles: [String], _ activities: [ScheduledActivity], _ view: AgendaView?, _ itinerary: Itinerary,
        _ setting: PictureSetting, _ draw: (inout Drawing, ViewWords) -> Void
    ) -> String {
        let view = view ?? .traveller
        let words = ViewWords(itinerary, view: view, hours: setting.hourCycle, people: setting.people)
        let name = setting.name.map { Printable.line($0) }
        var drawing = Drawing()
        let facts = [
            name, words.title, tr("home \(itinerary.home.id)"),
            setting.shownRules,
        ]
        drawing.line(facts.compactMap { $0 }.joined(separator: " · "), "faint")
        draw(&drawing, words)
        var seen = Set<ScheduledActivity>()
        let shown = activities.filter { seen.insert($0).inserted }
        var names = shown.prefix(mostNames).map { ViewWords.title(of: $0.activity) }
        if shown.count > mostNames { names.append(tr("and \(shown.count - mostNames) more")) }
        let about = names.isEmpty ? tr("Nothing is on.") : names.joined(separator: "; ")
        let title = [titles.joined(separator: ", "), name].compactMap { $0 }.joined(separator: " · ")
        return drawing.document(title: title, about: about)
    }
}

extension WeekGrid {
    /// `Week 10 of 2027`.
    package var title: String { tr("Week \(week.isoWeek.week) of \(week.isoWeek.year)") }
}

extension Drawing {
    /// A title with a line of facts below it.
    mutating func heading(_ title: String, _ facts: String) {
        height += 30
        text(title, x: DrawingStyle.margin, y: height, "head")
        height += 8
        if !facts.isEmpty { line(facts, "faint") }
    }

    /// A line of text over the whole width.
    mutating func line(_ text: String, _ style: String) {
        self.text(text, x: DrawingStyle.margin, y: height + 14, style)
        height += DrawingStyle.line
    }
}
