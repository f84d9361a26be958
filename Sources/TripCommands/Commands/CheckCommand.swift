import ArgumentParser
import CivilTime
import Messages
import Scheduling
import Trips

/// `meridian check [TRIP]`: whether a trip can be travelled.
struct CheckCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "check",
        abstract: tr("Say whether a trip can be travelled, and what is wrong with it."),
        discussion: tr(
            """
            meridian check "Tokyo and California"
            meridian check -f flight.ics train.ics --fail-on error
            meridian check "Tokyo and California" --dates 2027-03-08..2027-03-16
            meridian check --json

            The exit status is 1 when there are findings of at least the severity of --fail-on, which is warning \
            unless said otherwise; notes alone give 0.

            Severities and minimum connection times may be set in $XDG_CONFIG_HOME/meridian/settings.json, else \
            ~/.config/meridian/settings.json.
            """))

    @OptionGroup var trip: TripOptions

    @Option(
        help: ArgumentHelp(
            tr("The least severity that gives exit status 1: note, warning or error."),
            valueName: tr("severity", as: "name of a value")))
    var failOn: SeverityOption = .warning

    @Option(
        help: ArgumentHelp(
            tr(
                "The dates of the trip, first and last, instead of those it is said to have: what lies outside is told."
            ),
            valueName: tr("dates", as: "name of a value")))
    var dates: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @Flag(help: ArgumentHelp(tr("Write one JSON object per finding, on a line of its own.")))
    var ndjson = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        if json && ndjson { throw ValidationError(tr("--json and --ndjson are two forms; choose one")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let rules = try TripRules(SettingsFile.read(settings, in: context))
        let loaded = try ActivitySource(files: source.inputs, trip: trip.name, session)
        let home = try session.home(of: loaded.homes)
        let today = home.civil(at: session.now).date
        let tripDates =
            try dates.map { text in
                try Session.option("dates") {
                    try TypedDates.parse(text, today: today, firstWeekday: session.firstWeekday).range
                }
            } ?? loaded.dates
        let window =
            try TripPicture.ownDates(of: loaded.activities) ?? TypedDates.parse("366d", today: today)
        let picture = TripPicture(
            loaded.groups, home: home, dates: window,
            tripDates: tripDates,
            loaded.database)
        let findings = picture.itinerary.findings(
            by: rules.knowingAirports(loaded.database))
        let documents = findings.map { TripFindingDocument($0, in: picture.itinerary) }
        if ndjson {
            for document in documents { context.output.line(try JSONDocument.line(document)) }
        } else if json {
            context.output.line(try JSONDocument.text(["findings": documents]))
        } else {
            context.output.write(TripFindingText.text(findings, of: picture.itinerary, loaded.name, session))
        }
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: picture.itinerary.unresolved)
        if loaded.hasErrors || !picture.itinerary.unresolved.isEmpty { return .badData }
        return findings.contains { $0.severity >= failOn.severity } ? .findings : .success
    }
}
