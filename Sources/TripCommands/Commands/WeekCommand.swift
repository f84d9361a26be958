import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TypedInput

/// `meridian week [WHEN]`: draw weeks, with bars for long activities.
struct WeekCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "week",
        abstract: tr("Draw a week, with bars for what lasts over days."),
        discussion: tr(
            """
            meridian week
            meridian week 2027-03-12 --view home --first-weekday sunday
            meridian week 2027-W10..2027-W11 --trip "Tokyo and California"
            meridian week --trip "Tokyo and California" --html > week.html

            Every week that holds one of the dates is drawn. Without dates: those of the trip or files named, else \
            this week.
            """))

    @OptionGroup var grid: GridOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(grid.options, in: context)
        let whole = try grid.window.shown(
            grid.source, session, otherwise: .trip(else: "today"), extent: .datesOfTrip,
            firstWeekday: grid.weeks.weekday(context)
        ) {
            grid.weeks.wholeWeeks(of: $0, context)
        }
        try whole.requireFew()
        if let form = grid.picture.oneViewForm { try whole.requireOne(form) }
        for (members, shown) in whole.parts {
            let grids = grid.weeks.weeks(of: shown.dates, context).map { date in
                WeekGrid(
                    shown.itinerary, view: shown.view, containing: date,
                    firstWeekday: grid.weeks.weekday(context),
                    lines: grid.weeks.lines ?? 12, tripDates: shown.tripDates)
            }
            let trip = shown.itinerary
            try grid.picture.write(
                shown.name(members), session, people: whole.peopleToName,
                document: { WeeksDocument(grids, shown, session) },
                html: { HTMLPage.weeks(grids, of: trip, $0) },
                svg: { SVGPicture.weeks(grids, of: trip, $0) },
                text: { setting, style in grids.map { WeekText($0, of: trip, setting, style).text }.joined() }
            )
        }
        return whole.report(session)
    }
}
