import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import TypedInput

/// `meridian month [WHEN]`: draw months.
struct MonthCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "month",
        abstract: tr("Draw a month, with bars for what lasts over days."),
        discussion: tr(
            """
            meridian month
            meridian month 2027-03 --view home
            meridian month --trip "Tokyo and California" --lines 6
            meridian month 2027-03 -f trip.ics --svg > march.svg

            Every month that holds one of the dates is drawn. Without dates: those of the trip or files named, else \
            this month.
            """))

    @OptionGroup var grid: GridOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(grid.options, in: context)
        var months: [CivilDate] = []
        let whole = try grid.window.shown(
            grid.source, session, otherwise: .trip(else: "today"), extent: .datesOfTrip,
            firstWeekday: grid.weeks.weekday(context)
        ) { dates in
            months = MonthCommand.months(of: dates)
            guard let first = months.first, let last = months.last else { return dates }
            return grid.weeks.wholeWeeks(of: DateWindow(first, through: last.lastOfMonth), context)
        }
        try whole.requireFew()
        if let form = grid.picture.oneViewForm { try whole.requireOne(form) }
        for (members, shown) in whole.parts {
            let grids = months.map { date in
                MonthGrid(
                    shown.itinerary, view: shown.view, containing: date,
                    firstWeekday: grid.weeks.weekday(context),
                    lines: grid.weeks.lines ?? 4, tripDates: shown.tripDates)
            }
            let trip = shown.itinerary
            try grid.picture.write(
                shown.name(members), session, people: whole.peopleToName,
                document: { MonthsDocument(grids, shown, session) },
                html: { HTMLPage.months(grids, of: trip, $0) },
                svg: { SVGPicture.months(grids, of: trip, $0) },
                text: { setting, style in grids.map { MonthText($0, of: trip, setting, style).text }.joined()
                })
        }
        return whole.report(session)
    }

    /// The first days of the months that hold dates of a window.
    private static func months(of dates: DateWindow) -> [CivilDate] {
        var found: [CivilDate] = []
        var next = try? CivilDate(dates.first.year, dates.first.month, 1)
        while let month = next, month <= dates.last {
            found.append(month)
            next = try? month.adding(CalendarPeriod(months: 1))
        }
        return found
    }
}

extension CivilDate {
    /// The last day of the month of the date.
    fileprivate var lastOfMonth: CivilDate {
        (try? CivilDate(year, month, CivilDate.daysInMonth(month, of: year))) ?? self
    }
}
