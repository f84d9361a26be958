import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows

/// Seven dates of a trip, side by side where there is room.
struct WeekPage: PageModel {
    static let template = "week"

    var frame: Frame
    let steps: [Link]
    let stepsLabel = tr("Other weeks")
    let jump: DateJump
    let keys = PageKeys.steps
    let boards: [HourBoard]
    let beside: BesideForm
    /// The classes of the week: what room its scales need.
    let size: String
    /// What scrolls sideways is called, for keys and screen readers; nil where all of it has room.
    let region: String?

    init(_ page: TripPage, _ date: CivilDate?) {
        let date = date ?? page.shown.day(in: page.view)
        let back = date.weekday.daysAfter(page.household.firstWeekday)
        let first = (try? date.adding(days: -back)) ?? .earliest
        let last = (try? first.adding(days: 6)) ?? .latest
        let days = page.shown.days(DateWindow(first, through: last))
        let words = page.words(of: days)
        let grid = WeekGrid(
            days.itinerary, view: page.view, containing: date, firstWeekday: page.household.firstWeekday,
            lines: nil, tripDates: page.shown.dates)
        let hours = WeekHours(grid.week.days.map(\.day), of: days.itinerary, view: page.view)
        frame = page.frame(grid.title, of: days)
        beside = BesideForm(page) { .week(date, beside: $0) }
        steps = page.steps(
            .week(first, beside: page.address.beside), days: 7, words: (tr("Week before"), tr("Week after")))
        jump = DateJump(page, .week(nil, beside: page.address.beside), shows: date)
        boards = hours.columns.map { HourBoard($0, page, words) }
        size = WeekPage.size(of: boards)
        region = size.contains("beside-") ? tr("The days of the week with their clocks") : nil
    }

    /// The most scales that widen a day.
    static let mostMore = 3

    /// One scale beside that of the days has room, and where a day has two strips another one.
    ///
    /// The heads of more than one are in several lines. More clocks on each day need more room than a window has.
    private static func size(of boards: [HourBoard]) -> String {
        // A board has the scale of the day, and in each strip one for each clock.
        let most = boards.map(\.scales.count).max() ?? 1
        guard most > 2 else { return "" }
        let clocks = boards.map { ($0.scales.count - 1 + $0.strips - 1) / $0.strips }.max() ?? 1
        if clocks > 1 { return "many beside-\(min(most - 1, BesideChoice.most))" }
        let wide = boards.enumerated().filter { $1.scales.count > 2 }.map { day, board in
            "day-\(day)-more-\(min(board.scales.count - 2, mostMore))"
        }
        return (["many"] + wide).joined(separator: " ")
    }
}
