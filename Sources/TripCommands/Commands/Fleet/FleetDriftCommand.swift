import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import TypedInput

/// `meridian fleet drift`: what moves when a government moved the clock.
struct FleetDriftCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "drift",
        abstract: tr("List what moved of each trip because a government moved the clock, and who is hit."),
        discussion: tr(
            """
            meridian fleet drift --from /old/zoneinfo --to 2026f --now 2027-03-01T00:00Z < trips.ndjson
            meridian fleet drift --from 2025b --to 2026f --threads 2 --now 2027-03-01T00:00Z < trips.ndjson

            A release is the name of one that is built in, installed by meridian zones update or the system's, or a directory of \
            compiled time zones. The findings of check are compared, too: which appeared, and which vanished.
            """))

    @OptionGroup var fleet: FleetOptions

    @Option(
        help: ArgumentHelp(
            tr("The old rules: a release like 2025b, or a directory of compiled time zones."),
            valueName: tr("release", as: "name of a value")))
    var from: String

    @Option(
        help: ArgumentHelp(
            tr("The new rules: a release like 2026f, or a directory of compiled time zones."),
            valueName: tr("release", as: "name of a value")))
    var to: String

    @Option(
        help: ArgumentHelp(
            tr("Read severities and connection times from this file; unless said, the usual ones hold."),
            valueName: tr("file", as: "name of a value")))
    var settings: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let old = try NamedRelease.database(from, option: "--from", session)
        let new = try NamedRelease.database(to, option: "--to", session)
        let run = try FleetRun(options, zones: new, in: context)
        let rules = try TripRules(fleetSettings: settings, in: context)
        let status = try run.ask(
            DriftQuestion(
                drift: FleetDrift(from: old, by: rules, in: run.setting), from: old.version, to: new.version),
            of: fleet)
        try old.requireUnreplaced()
        return status
    }
}
