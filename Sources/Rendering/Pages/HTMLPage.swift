import CivilTime
import Messages
public import Scheduling

/// Grids and timelines as self-contained HTML pages: no script, picture or other file.
///
/// They are tables and lists with headings, in light and dark, and can be printed. They are valid XML too. Titles
/// from files are escaped, and each isolates its writing direction.
///
/// ```swift
/// let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
/// HTMLPage.days([grid], of: trip, setting)  // <!DOCTYPE html>…
/// ```
public enum HTMLPage {
    /// Returns a page of dates, hour by hour.
    ///
    /// - Parameters:
    ///   - grids: The dates.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An HTML document.
    public static func days(
        _ grids: [DayGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let title = grids.first.map { EnglishTime.long($0.day.date) } ?? tr("No days")
        return page(tr("Days"), title, grids.first?.view, itinerary, setting) { body, words in
            for grid in grids { DaySection(grid, words, setting).write(to: &body) }
        }
    }

    /// Returns a page of weeks.
    ///
    /// - Parameters:
    ///   - grids: The weeks.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An HTML document.
    public static func weeks(
        _ grids: [WeekGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let title =
            grids.first?.title ?? tr("No weeks")
        return page(tr("Weeks"), title, grids.first?.view, itinerary, setting) { body, words in
            for grid in grids {
                WeekSection(words, setting, firstWeekday: grid.firstWeekday).write(
                    [grid.week], grid.title, to: &body)
            }
        }
    }

    /// Returns a page of months.
    ///
    /// - Parameters:
    ///   - grids: The months.
    ///   - itinerary: The activities of the grids.
    ///   - setting: The settings.
    /// - Returns: An HTML document.
    public static func months(
        _ grids: [MonthGrid], of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        let title = grids.first?.title ?? tr("No months")
        return page(tr("Months"), title, grids.first?.view, itinerary, setting) { body, words in
            for grid in grids {
                WeekSection(words, setting, firstWeekday: grid.firstWeekday).write(
                    grid.weeks, grid.title, to: &body)
            }
        }
    }

    /// Returns a page about a trip in the order of events.
    ///
    /// - Parameters:
    ///   - timeline: The days.
    ///   - itinerary: The activities of the timeline.
    ///   - setting: The settings.
    /// - Returns: An HTML document.
    public static func timeline(
        _ timeline: Timeline, of itinerary: Itinerary, _ setting: PictureSetting
    ) -> String {
        page(tr("Timeline"), tr("Timeline"), timeline.view, itinerary, setting) { body, words in
            TimelineSection(words, setting).write(timeline, to: &body)
        }
    }

    // MARK: - The page around them

    private static func page(
        _ heading: String, _ title: String, _ view: AgendaView?, _ itinerary: Itinerary,
        _ setting: PictureSetting,
        _ content: (inout Markup, ViewWords) -> Void
    ) -> String {
        let view = view ?? .traveller
        let words = ViewWords(itinerary, view: view, hours: setting.hourCycle, people: setting.people)
        let name = setting.name.map { Printable.line($0) } ?? ""
        let facts = [
            words.title, tr("home \(itinerary.home.id)"),
            setting.shownRules,
        ]
        return sheet(
            titled: name.isEmpty ? heading : name, inWindow: name.isEmpty ? title : "\(title) · \(name)",
            facts: facts.compactMap { $0 }.joined(separator: " · ")
        ) { content(&$0, words) }
    }

    /// A page with a heading, a line of facts, and a body.
    static func sheet(
        titled heading: String, inWindow title: String? = nil, facts: String,
        _ content: (inout Markup) -> Void
    ) -> String {
        var page = Markup()
        page.verbatim("<!DOCTYPE html>")
        page.element("html", ["lang": Language.tag, "xmlns": "http://www.w3.org/1999/xhtml"]) { html in
            html.element("head") { head in
                head.empty("meta", ["charset": "utf-8"])
                head.empty(
                    "meta",
                    [
                        "http-equiv": "Content-Security-Policy",
                        "content": "default-src 'none'; style-src 'unsafe-inline'",
                    ])
                head.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                head.element("title", text: title ?? heading)
                head.element("style") { $0.verbatim(PageStyle.sheet) }
            }
            html.element("body") { body in
                body.element("header") { header in
                    header.element("h1", text: heading)
                    header.element("p", ["class": "facts"], text: facts)
                }
                body.element("main") { content(&$0) }
            }
        }
        return page.text
    }
}

extension MonthGrid {
    /// `March 2027`.
    package var title: String {
        let day = weeks.flatMap(\.days).first(where: \.isInPeriod)
        return day.map { tr("\($0.day.date.monthAlone) \(year)", as: "month and year above a grid") }
            ?? "\(year)-\(month)"
    }
}
