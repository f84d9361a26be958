import ArgumentParser
import Messages

/// `meridian fleet …`: many trips, one a line.
struct FleetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet",
        abstract: tr("Answer for millions of trips, one a line, as a filter that other engines run."),
        discussion: tr(
            """
            meridian fleet check --now 2027-03-01T00:00Z < trips.ndjson > findings.ndjson
            meridian fleet drift --from 2025b --to 2026f --now 2027-03-01T00:00Z < trips.ndjson
            meridian fleet agenda --view home --now 2027-03-01T00:00Z < trips.ndjson
            meridian fleet export --redact busy --now 2027-03-01T00:00Z < trips.ndjson

            A line is {"v":1,"id":"…","home":"Europe/Berlin","trip":{…}} with a trip of a backup, or "ics" with a calendar. The \
            answer has for each line, in their order, what was found, and then one line with "done" or "error". The exit status \
            is 0 also with findings and errors of lines. No store and no settings are read, and --now has to be given, so the \
            same lines have the same answer everywhere.
            """),
        subcommands: [
            FleetCheckCommand.self, FleetDriftCommand.self, FleetAgendaCommand.self, FleetExportCommand.self,
        ])
}
