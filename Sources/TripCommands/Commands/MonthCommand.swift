import ArgumentParser
import CivilTime
import Rendering
import Scheduling

/// `meridian month [WHEN]`: months as pictures.
struct MonthCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "month",
        abstract: "Draw a month, with bars for what lasts over days.",
        discussion: """
            meridian month
            meridian month 2027-03 --view home
            meridian month --trip "Tokyo and California" --lines 6
            meridian month 2027-03 -f trip.ics --svg > march.svg

            Every month that holds one of the dates is drawn. Without dates: those of the trip or files named, else \
            this month.
            """)

    @OptionGroup var grid: GridOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(grid.options, in: context)
        var months: [CivilDate] = []
        var window = grid.window
        // The calendar has no date behind its last month to end it with; every month that holds a date is drawn whole.
        if window.when == "9999-12" { window.when = "9999-12-01" }
        let shown = try window.shown(grid.source, session, otherwise: .trip(else: "today")) { dates in
            months = MonthCommand.months(of: dates)
            let days =
                (months.first ?? dates.lowerBound)..<(months.last?.startOfNextMonth ?? dates.upperBound)
            return grid.weeks.wholeWeeks(of: days, context)
        }
        try shown.requireFew()
        let grids = months.map { date in
            MonthGrid(
                shown.itinerary, view: shown.view, containing: date,
                firstWeekday: grid.weeks.weekday(context),
                lines: grid.weeks.lines ?? 4, tripDates: shown.tripDates)
        }
        let trip = shown.itinerary
        try grid.picture.write(
            shown.loaded.name, session, document: { MonthsDocument(grids, shown, session) },
            html: { HTMLPage.months(grids, of: trip, $0) },
            svg: { SVGPicture.months(grids, of: trip, $0) },
            text: { setting, style in grids.map { MonthText($0, of: trip, setting, style).text }.joined() })
        return shown.report(session)
    }

    /// The first days of the months that hold dates of a window.
    private static func months(of dates: Range<CivilDate>) -> [CivilDate] {
        var found: [CivilDate] = []
        var next = try? CivilDate(dates.lowerBound.year, dates.lowerBound.month, 1)
        while let month = next, month < dates.upperBound {
            found.append(month)
            next = month.startOfNextMonth
        }
        return found
    }
}

extension CivilDate {
    /// The first day of the month after that of the date; nil behind the calendar's last month.
    fileprivate var startOfNextMonth: CivilDate? {
        try? CivilDate(year, month, 1).adding(CalendarPeriod(months: 1))
    }
}
