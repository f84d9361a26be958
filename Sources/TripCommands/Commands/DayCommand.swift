import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import TypedInput

/// `meridian day [WHEN]`: draw a date hour by hour, as the hours really pass.
struct DayCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "day",
        abstract: tr("Draw a day hour by hour, as the hours really pass."),
        discussion: tr(
            """
            meridian day tomorrow
            meridian day 2027-03-12 --trip "Tokyo and California"
            meridian day 2027-03-14 --view America/New_York --rows 30
            meridian day 2027-03-12 -f flight.ics --world
            meridian day 2027-03-12 -f flight.ics --svg > day.svg

            A day on which the clocks change has 23 or 25 rows, and a date that comes twice has both. Beside the clock \
            of the view stands the one at home. Without dates: today, or the first day of the trip or files named when \
            today is none of theirs.
            """))

    /// The most zones of a trip that are shown.
    private static let mostZones = 8

    @OptionGroup var window: WindowOptions

    @Option(
        help: ArgumentHelp(
            tr("The minutes of a row: 60, 30, 20, 15, 10, 5 …"),
            valueName: tr("minutes", as: "name of a value")))
    var rows = 60

    @Flag(
        help: ArgumentHelp(
            tr("Show the same hours in all zones of the trip, with night and day by the clock.")))
    var world = false

    @OptionGroup var picture: PictureOptions
    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if !(1...60).contains(rows) || 60 % rows != 0 {
            throw ValidationError(
                tr("--rows \(rows): rows of a day fill an hour; take 60, 30, 20, 15, 10 or 5"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let whole = try window.shown(source, session, otherwise: .day, extent: world ? .all : .dates)
        try whole.requireFew()
        if let form = picture.oneViewForm { try whole.requireOne(form) }
        for (members, shown) in whole.parts {
            let agenda = Agenda(shown.itinerary, view: shown.view, days: shown.dates.days)
            let grids = agenda.days.map {
                DayGrid($0, of: shown.itinerary, view: shown.view, rowMinutes: rows)
            }
            let trip = shown.itinerary
            let zones = world ? DayCommand.mostZones : 0
            try picture.write(
                shown.name(members), session, people: whole.peopleToName,
                worldZones: zones,
                document: { DayDocument(grids, shown, worldZones: zones, session) },
                html: { HTMLPage.days(grids, of: trip, $0) },
                svg: { SVGPicture.days(grids, of: trip, $0) },
                text: { setting, style in grids.map { DayText($0, of: trip, setting, style).text }.joined() })
        }
        return whole.report(session)
    }
}
