import ArgumentParser
import CivilTime
import Messages
import Scheduling
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian drift [TRIP]`: show times that moved because zone rules changed.
struct DriftCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "drift",
        abstract: tr("List what moved because a government moved the clock."),
        discussion: tr(
            """
            meridian drift
            meridian drift "Vancouver in December" --accept
            meridian drift --against /old/zoneinfo

            Each end of an activity has the offset written down that its zone had then. Where today's rules have \
            another, the clock on the wall is still right, and the moment is another one: this command says which, by \
            how much, and what check finds now and did not find before, or found before and no longer. --against \
            compares two directories of time zones instead of what was written down.

            The exit status is 1 when something moved.
            """))

    @OptionGroup var trip: TripOptions

    @Option(
        help: ArgumentHelp(
            tr("A directory of compiled time zones: the old rules, in place of what was written down."),
            valueName: tr("dir", as: "name of a value")))
    var against: String?

    @Flag(
        help: ArgumentHelp(tr("Write today's offsets down, so that the next run is about the next change.")))
    var accept = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        guard accept else { return }
        if !source.files.isEmpty {
            throw ValidationError(tr("--accept writes into the store, not into files"))
        }
        if against != nil {
            throw ValidationError(
                tr("--accept writes today's offsets over those of the store; leave --against out"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let rules = try TripRules(SettingsFile.read(settings, in: context))
        let old = try against.map { path in
            try Typed.option("--against") { try ZoneDatabase(directory: path) }
        }
        let loaded = try ActivitySource(
            files: source.inputs, trip: trip.name, session, isForFindings: true)
        let report = try DriftReport(
            of: loaded.groups, in: loaded.trips, persons: loaded.persons,
            home: session.home(of: loaded.homes), typedHome: session.typedHome, at: session.now, against: old,
            rules, loaded.database, zones: loaded.zones)
        if accept {
            let scope = trip.name.flatMap { _ in loaded.trips.first }.map { TripScope.trip($0.id) }
            try StoreDrift(database: session.database, at: session.now)
                .accept(in: session.storeForWriting(), scope ?? .unarchived)
        }
        if json {
            context.output.line(try JSONDocument.text(DriftDocument(report, isAccepted: accept, session)))
        } else {
            let words = DriftWords(report, rules: session.rules, version: session.database.version)
            context.output.write(DriftText.text(words, loaded.name, isAccepted: accept, session))
        }
        session.report(loaded.findings + report.findings)
        session.report(unresolved: report.unresolved)
        if loaded.hasErrors || !report.unresolved.isEmpty { return .badData }
        return report.drift.moved.isEmpty ? .success : .findings
    }
}
