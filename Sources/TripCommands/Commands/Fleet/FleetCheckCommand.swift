import ArgumentParser
import CivilTime
import Messages
import Scheduling
import TripWorkflows

/// `meridian fleet check`: check every trip.
struct FleetCheckCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "check",
        abstract: tr("Check whether each trip can be travelled."),
        discussion: tr(
            """
            meridian fleet check --now 2027-03-01T00:00Z --tzdir zoneinfo < trips.ndjson > findings.ndjson
            meridian fleet check trips.ndjson --threads 2 --settings desk.json --now 2027-03-01T00:00Z

            The findings of a trip are those of meridian check for the same trip in a store. Severities and connection times come \
            from the file of --settings and from nowhere else.
            """))

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp(
            tr("Read severities and connection times from this file; unless said, the usual ones hold."),
            valueName: tr("file", as: "name of a value")))
    var settings: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let run = try FleetRun(options, in: context)
        let rules = try TripRules(fleetSettings: settings, in: context)
        return try run.ask(
            CheckQuestion(
                check: FleetCheck(by: rules, in: run.setting), release: run.setting.zones.version),
            of: fleet)
    }
}

extension TripRules {
    /// Reads the rules of a fleet: those of a named file, else the standard ones whatever the machine has.
    ///
    /// - Parameters:
    ///   - path: The file; nil for none.
    ///   - context: The context of the run.
    /// - Throws: A ``CommandFailure`` when the file cannot be read or is wrong.
    init(fleetSettings path: String?, in context: CommandContext) throws {
        var named = SettingsOptions()
        named.settings = path
        named.noSettings = path == nil
        try self.init(SettingsFile.read(named, in: context))
    }
}
