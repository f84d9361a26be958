import ArgumentParser
import CivilTime
import Scheduling
import Trips

/// `meridian agenda [WHEN] [--view V]`: what is on, day by day, on the clock that was asked for.
struct AgendaCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "agenda",
        abstract: "Show what is on, day by day, on anyone's clock.",
        discussion: """
            meridian agenda tomorrow
            meridian agenda 2027-03-12..2027-03-15 --view home
            meridian agenda --trip "Tokyo and California" --view Asia/Tokyo
            meridian agenda -f flight.ics hotel.ics

            Views: place (the wall clock of where things happen), traveller (where you are then; the default), home, or \
            any zone. Without dates: from the first to the last day of the trip or files named (series \
            do not lengthen it), else the next seven days.
            """)

    @Argument(
        help: ArgumentHelp(
            "Dates, like tomorrow, fri, 2027-03-14, 1w or 2027-03-12..2027-03-15.", valueName: "when"))
    var when: String?

    @Option(help: ArgumentHelp("Whose clock: place, traveller, home or a zone.", valueName: "view"))
    var view = "traveller"

    @Option(help: ArgumentHelp("Only this trip.", valueName: "name"))
    var trip: String?

    @Option(
        help: ArgumentHelp(
            "When the traveller's clock changes: at each arrival or departure.", valueName: "end"))
    var clockChange: ClockChangeOption = .arrival

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let view = try ViewOption.view(named: view, in: session.database)
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        let loaded = try ActivitySource(files: files, trip: trip, session)
        let home = try session.home(of: loaded.homes)
        let dates = try TypedWindow.dates(
            typed, loaded, isWhole: trip != nil || !files.isEmpty, home, view, clockChange, session)
        let picture = TripPicture(
            loaded.groups, home: home, dates: dates, clockChange: clockChange.point, loaded.database)
        let agenda = Agenda(picture.itinerary, view: view, dates: dates)
        if json {
            let document = AgendaDocument(
                agenda, of: picture.itinerary, dates: dates, session)
            context.output.line(try JSONDocument.text(document))
        } else {
            let text = AgendaText(agenda, of: picture.itinerary, name: loaded.name, session)
            context.output.write(text.text)
        }
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: picture.itinerary.unresolved)
        return loaded.hasErrors || !picture.itinerary.unresolved.isEmpty ? .badData : .success
    }
}
