import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// One date of a trip, hour by hour, with the clock of the view and that at home side by side.
struct DayPage: PageModel {
    static let template = "day"

    var frame: Frame
    let steps: [Link]
    let stepsLabel = tr("Other days")
    let jump: DateJump
    let keys = PageKeys.steps
    var board: HourBoard
    let beside: BesideForm

    init(_ page: TripPage, _ date: CivilDate?) {
        let date = date ?? page.shown.day(in: page.view)
        let days = page.shown.days(DateWindow(date, through: date))
        let words = page.words(of: days)
        let grid = DayGrid(days.itinerary, view: page.view, date: date, rowMinutes: HourBoard.rowMinutes)
        frame = page.frame(EnglishTime.long(date), of: days)
        beside = BesideForm(page) { .day(date, beside: $0) }
        steps = page.steps(
            .day(date, beside: page.address.beside), days: 1, words: (tr("Day before"), tr("Day after")))
        jump = DateJump(page, .day(nil, beside: page.address.beside), shows: date)
        board = HourBoard(grid, page, words)
        if board.scales.count > 2 { board.region = tr("The hours with their clocks") }
    }
}

extension TripPage {
    /// The links to the period before and after one, as far as the calendar goes, and to that of today.
    func steps(_ view: TripView, days: Int, words: (before: String, after: String)) -> [Link] {
        let (before, after): (TripView?, TripView?)
        let make: (CivilDate) -> TripView
        switch view {
        case .day(let date?, let beside):
            make = { .day($0, beside: beside) }
            before = (try? date.adding(CalendarPeriod(days: -days))).map(make)
            after = (try? date.adding(CalendarPeriod(days: days))).map(make)
        case .week(let date?, let beside):
            make = { .week($0, beside: beside) }
            before = (try? date.adding(CalendarPeriod(days: -days))).map(make)
            after = (try? date.adding(CalendarPeriod(days: days))).map(make)
        case .month(let date?):
            make = TripView.month
            let first = (try? CivilDate(date.year, date.month, 1)) ?? date
            before = (try? first.adding(CalendarPeriod(months: -1))).map(make)
            after = (try? first.adding(CalendarPeriod(months: 1))).map(make)
        default: return []
        }
        let today = Link(tr("Today"), .trip(shown.trip.id, make(shown.today(in: self.view)), clock))
        return [
            before.map { step(words.before, "prev", $0) }, today,
            after.map { step(words.after, "next", $0) },
        ].compactMap(\.self)
    }

    private func step(_ text: String, _ rel: String, _ view: TripView) -> Link {
        var link = Link(text, .trip(shown.trip.id, view, clock))
        link.rel = rel
        return link
    }
}
