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
    let board: HourBoard
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
    }
}

extension TripPage {
    /// The links to the period before and after one, as far as the calendar goes.
    func steps(_ view: TripView, days: Int, words: (before: String, after: String)) -> [Link] {
        let period = CalendarPeriod(days: days)
        let back = CalendarPeriod(days: -days)
        switch view {
        case .day(let date?, let beside):
            return [
                (try? date.adding(back)).map { step(words.before, "prev", .day($0, beside: beside)) },
                (try? date.adding(period)).map { step(words.after, "next", .day($0, beside: beside)) },
            ].compactMap(\.self)
        case .week(let date?, let beside):
            return [
                (try? date.adding(back)).map { step(words.before, "prev", .week($0, beside: beside)) },
                (try? date.adding(period)).map { step(words.after, "next", .week($0, beside: beside)) },
            ].compactMap(\.self)
        case .month(let date?):
            let first = (try? CivilDate(date.year, date.month, 1)) ?? date
            return [
                (try? first.adding(CalendarPeriod(months: -1))).map {
                    step(words.before, "prev", .month($0))
                },
                (try? first.adding(CalendarPeriod(months: 1))).map { step(words.after, "next", .month($0)) },
            ].compactMap(\.self)
        default: return []
        }
    }

    private func step(_ text: String, _ rel: String, _ view: TripView) -> Link {
        var link = Link(text, .trip(shown.trip.id, view, clock))
        link.rel = rel
        return link
    }
}
