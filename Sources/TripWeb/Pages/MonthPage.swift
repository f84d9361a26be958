import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// A month of a trip as a table: a row for each week, a cell for each day.
struct MonthPage: PageModel {
    static let template = "month"

    /// A heading of a column.
    struct Head: Sendable {
        let text: String
        let short: String
    }

    /// One day.
    struct Cell: Sendable {
        /// The date; nil for none, at an end of the calendar.
        let date: String?
        let text: String
        let href: String
        /// What is unusual about the day: `2×`, `23h`.
        let brief: String?
        let today: String?
        let classes: String
        let entries: [EntryLine]
        /// What is said of further activities; they are on the page of the day.
        let more: String?
    }

    /// One week.
    struct Week: Sendable {
        let text: String
        let cells: [Cell]
    }

    var frame: Frame
    let steps: [Link]
    let stepsLabel = tr("Other months")
    let jump: DateJump
    let keys = PageKeys.month
    let caption: String
    let weekHead = tr("Week", as: "heading of a column")
    let heads: [Head]
    let weeks: [Week]
    let notes: [String]

    init(_ page: TripPage, _ date: CivilDate?) {
        let date = date ?? page.shown.day(in: page.view)
        let first = (try? CivilDate(date.year, date.month, 1)) ?? date
        let last =
            (try? CivilDate(date.year, date.month, CivilDate.daysInMonth(date.month, of: date.year))) ?? date
        let window = DateWindow(
            (try? first.adding(days: -6)) ?? .earliest, through: (try? last.adding(days: 6)) ?? .latest)
        let days = page.shown.days(window)
        let words = page.words(of: days)
        let start = page.household.firstWeekday
        let grid = MonthGrid(
            days.itinerary, view: page.view, containing: date, firstWeekday: start, lines: nil,
            tripDates: page.shown.dates)
        frame = page.frame(grid.title, of: days)
        caption = grid.title + ", " + words.title
        steps = page.steps(.month(first), days: 0, words: (tr("Month before"), tr("Month after")))
        jump = DateJump(page, .month(nil), shows: date)
        heads = Weekday.allCases.sorted { $0.daysAfter(start) < $1.daysAfter(start) }.map {
            Head(text: $0.fullName, short: EnglishTime.name($0))
        }
        let today = words.clock.date(at: page.household.now())
        weeks = grid.weeks.map { week in
            Week(
                text: tr("W\(week.isoWeek.week)", as: "number of a week"),
                cells: (0..<7).map { column in
                    week.days.first { $0.column == column }.map {
                        MonthPage.cell($0, page, words, today: today)
                    } ?? MonthPage.noCell
                })
        }
        notes = grid.weeks.flatMap(\.days).filter(\.isInPeriod).flatMap { words.notes(of: $0.day) }
    }

    private static let noCell = Cell(
        date: nil, text: "", href: "", brief: nil, today: nil, classes: "outside", entries: [], more: nil)

    private static func cell(
        _ gridDay: GridDay, _ page: TripPage, _ words: ViewWords, today: CivilDate
    ) -> Cell {
        let day = gridDay.day
        let brief = words.brief(day)
        let rest = day.entries.count - Limits.mostInCell
        return Cell(
            date: "\(day.date)", text: EnglishTime.brief(day.date),
            href: PageAddress.trip(page.shown.trip.id, .day(day.date), page.clock).text,
            brief: brief.isEmpty ? nil : brief, today: day.date == today ? tr("today") : nil,
            classes: !gridDay.isInPeriod || gridDay.isOutsideTrip ? "outside" : "date",
            entries: day.entries.prefix(Limits.mostInCell).map {
                EntryLine($0, on: day, of: page, words, details: [])
            },
            more: rest > 0 ? tr("+\(rest) more") : nil)
    }
}

extension Weekday {
    /// The name in full, for those who hear a heading.
    var fullName: String {
        switch self {
        case .monday: tr("Monday")
        case .tuesday: tr("Tuesday")
        case .wednesday: tr("Wednesday")
        case .thursday: tr("Thursday")
        case .friday: tr("Friday")
        case .saturday: tr("Saturday")
        case .sunday: tr("Sunday")
        }
    }
}
