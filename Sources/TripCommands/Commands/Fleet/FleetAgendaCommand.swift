import ArgumentParser
import CivilTime
import Messages
import Scheduling
import TripWorkflows

/// `meridian fleet agenda`: the activities of every trip on a clock.
struct FleetAgendaCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "agenda",
        abstract: tr("List the activities of each trip on a clock."),
        discussion: tr(
            """
            meridian fleet agenda --view home --now 2027-03-01T00:00Z < trips.ndjson > agendas.ndjson

            Views: place, traveller (the default), home, or any zone. The items are those of meridian agenda --json for all dates \
            of the trip.
            """))

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp(
            tr("Whose clock: place, traveller, home or a zone."),
            valueName: tr("view", as: "name of a value")),
        completion: .zones)
    var view = "traveller"

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let run = try FleetRun(options, in: context)
        let shown = try ViewOption.view(named: view, in: run.setting.zones)
        return try run.ask(
            AgendaQuestion(
                agenda: FleetAgenda(view: shown), view: ViewOption.name(of: shown),
                release: run.setting.zones.version),
            of: fleet)
    }
}
