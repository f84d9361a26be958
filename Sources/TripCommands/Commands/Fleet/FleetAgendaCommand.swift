import ArgumentParser
import CivilTime
import Messages
import Scheduling
import TripWorkflows
import TypedInput

/// `meridian fleet agenda`: the activities of every trip on a clock.
struct FleetAgendaCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "agenda",
        abstract: tr("List the activities of each trip on a clock."),
        discussion: tr(
            """
            meridian fleet agenda --view home --now 2027-03-01T00:00Z < trips.ndjson > agendas.ndjson
            meridian fleet agenda --dates tomorrow --view place --now 2027-03-01T00:00Z < trips.ndjson

            Views: place, traveller (the default), home, or any zone. The items are those of meridian agenda --json for all dates \
            of the trip, or for those of --dates; at most 400 days.
            """))

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp(
            tr("Whose clock: place, traveller, home or a zone."),
            valueName: tr("view", as: "name of a value")),
        completion: .zones)
    var view = "traveller"

    @Option(
        help: ArgumentHelp(
            tr(
                "Only these dates, such as tomorrow or 2027-03-14..2027-03-20, counted from today at each home."
            ),
            valueName: tr("dates", as: "name of a value")))
    var dates: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let run = try FleetRun(options, in: context)
        let shown = try ViewOption.view(named: view, in: run.setting.zones)
        // What cannot be read is refused before any line.
        _ = try dates.map { text in
            try Typed.option("--dates") { try TypedDates.parse(text, today: run.setting.now.utc.date) }
        }
        let text = dates
        let agenda = FleetAgenda(view: shown) { today in
            try text.map { text in try TypedDates.parse(text, today: today) }
        }
        return try run.ask(
            AgendaQuestion(
                agenda: agenda, view: ViewOption.name(of: shown),
                release: run.setting.zones.version),
            of: fleet)
    }
}
