import ArgumentParser
import CivilTime
import Messages
import TripWorkflows

/// `meridian fleet export`: every trip as a calendar.
struct FleetExportCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "export",
        abstract: tr("Write each trip as a calendar."),
        discussion: tr(
            """
            meridian fleet export --redact shared --now 2027-03-01T00:00Z < trips.ndjson > calendars.ndjson
            meridian fleet export --redact busy --now 2027-03-01T00:00Z < trips.ndjson | gzip > busy.gz

            The calendar is that of meridian export. A line has no bytes of files, so those that are attached are told instead.
            """))

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp(
            tr("How much to tell: full, shared or busy."), valueName: tr("level", as: "name of a value")))
    var redact: RedactionOption = .full

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let run = try FleetRun(options, in: context)
        return try run.ask(
            ExportQuestion(
                export: FleetExport(
                    productID: ExportCommand.productID, redaction: redact.redaction, in: run.setting),
                redaction: redact.redaction, release: run.setting.zones.version),
            of: fleet)
    }
}
