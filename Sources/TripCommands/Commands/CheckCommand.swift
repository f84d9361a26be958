import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import StrictJSON
import TripExchange
import TripSeries
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian check [TRIP]`: check whether a trip can be travelled.
struct CheckCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "check",
        abstract: tr("Check whether a trip can be travelled, and list what is wrong with it."),
        discussion: tr(
            """
            meridian check "Tokyo and California"
            meridian check -f flight.ics train.ics --fail-on error
            meridian check "Tokyo and California" --dates 2027-03-08..2027-03-16
            meridian check --json
            meridian check "Tokyo and California" --if "QJ 716 +2h"

            The exit status is 1 when there are findings of at least the severity of --fail-on, which is warning \
            unless said otherwise; notes alone give 0.

            --if says what depends on a transport that is late ("QJ 716 +2h"), leaves later ("NZ 5 from 23:30") or does not \
            run ("QJ 716 cancelled"), and how late it may be; "QJ 716 on 2027-03-12 +2h" names one of several. Nothing else \
            is moved.

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

    @Option(
        help: ArgumentHelp(
            tr(
                "Judge what this person does; may be given again, or several with commas. Unless said: what each who travels does."
            ),
            valueName: tr("name", as: "name of a value")))
    var traveller: [String] = []

    @Option(
        name: .customLong("if"),
        help: ArgumentHelp(
            tr(
                "What happens to a transport, like \"QJ 716 +2h\", \"QJ 716 cancelled\" or \"NZ 5 from 23:30\"; several times for "
                    + "several."), valueName: tr("change", as: "name of a value")))
    var changes: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @Flag(help: ArgumentHelp(tr("Write one JSON object per finding, on a line of its own.")))
    var ndjson = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if json && ndjson { throw ValidationError(tr("--json and --ndjson are two forms; choose one")) }
        if ndjson && !changes.isEmpty {
            throw ValidationError(tr("--if is answered with one document; say --json, and not --ndjson"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let typed = try changes.map(TypedChange.init)
        var rules = try TripRules(SettingsFile.read(settings, in: context))
        let loaded = try ActivitySource(
            files: source.inputs, trip: trip.name, session, isForFindings: true)
        rules = rules.knowingAirports(loaded.database)
        let (picture, party) = try picture(of: loaded, session)
        var findings = party.findings(by: rules)
        var answer = IfAnswer()
        if !typed.isEmpty {
            let changes = try changes(typed, in: picture.itinerary, party, of: loaded, session)
            answer = IfAnswer(to: changes, for: party, findings, by: rules, loaded.database)
            findings = answer.new
        }
        try write(findings, answer, of: picture.itinerary, loaded.name, session)
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: picture.itinerary.unresolved)
        if loaded.hasErrors || !picture.itinerary.unresolved.isEmpty { return .badData }
        let severities = findings.map(\.finding.severity) + answer.severities
        return severities.contains { $0 >= failOn.severity } ? .findings : .success
    }

    /// Returns the trip with the itinerary of each named person, or of all who travel.
    private func picture(of loaded: ActivitySource, _ session: Session) throws -> (TripPicture, Party) {
        let home = try session.home(of: loaded.homes)
        let today = home.civil(at: session.now).date
        let tripDates =
            try dates.map { text in
                try Typed.option("dates") {
                    try TypedDates.parse(text, today: today, firstWeekday: session.firstWeekday).range
                }
            } ?? loaded.dates
        let people = try ShownPeople(
            of: loaded.trips, persons: loaded.persons, named: TypedName.travellers(traveller), home: home,
            session,
            loaded.database)
        let checked = CheckedTrips(
            loaded.groups, of: people, tripDates: tripDates, today: today, loaded.database)
        return (checked.picture, checked.party)
    }

    private func write(
        _ findings: [PartyFinding], _ answer: IfAnswer, of itinerary: Itinerary, _ name: String?,
        _ session: Session
    ) throws {
        let output = session.context.output
        if ndjson {
            var lines = JSONLineWriter()
            for finding in findings { output.line(TripFindingDocument(finding), by: &lines) }
        } else if json {
            output.line(
                try JSONDocument.text(
                    CheckDocument(
                        findings: findings.map(TripFindingDocument.init),
                        if: answer.parts.map {
                            ConsequencesDocument($0.found, of: $0.members, in: itinerary)
                        },
                        mended: answer.mended.map(TripFindingDocument.init))))
        } else if changes.isEmpty {
            output.write(TripFindingText.text(findings, of: itinerary, name, session))
        } else {
            output.write(ConsequencesText.text(answer, session.style))
        }
    }
}

// MARK: - What is asked with --if

extension CheckCommand {
    /// Returns the transports of `--if` and what happens to each.
    ///
    /// - Throws: An ``InputRefusal`` where none or several match, or where none of the persons asked about
    ///   takes it; a ``CommandFailure`` where one has two changes.
    private func changes(
        _ typed: [TypedChange], in itinerary: Itinerary, _ party: Party, of loaded: ActivitySource,
        _ session: Session
    ) throws -> [TransportChange] {
        var changes: [TransportChange] = []
        for (text, typed) in zip(self.changes, typed) {
            let change: TransportChange
            do {
                change = try typed.change(in: itinerary)
            } catch let failure as InputRefusal where failure.cause == .unknown && !traveller.isEmpty {
                throw try otherTravellers(typed, in: itinerary, party, of: loaded, session) ?? failure
            }
            if !party.groups.contains(where: { change.within($0.itinerary) != nil }) {
                throw try otherTravellers(typed, in: itinerary, party, of: loaded, session)
                    ?? typed.failure(tr("nobody who travels takes this transport"), .unknown)
            }
            if changes.contains(where: { $0.transport == change.transport }) {
                throw CommandFailure(
                    "two-changes",
                    tr(
                        "--if \(Printable.name(text)): this transport is named before; expected one change of each"
                    ), status: .usage)
            }
            changes.append(change)
        }
        return changes
    }

    /// Returns the refusal of a transport that only other persons take; nil if none do.
    private func otherTravellers(
        _ typed: TypedChange, in itinerary: Itinerary, _ party: Party, of loaded: ActivitySource,
        _ session: Session
    ) throws -> InputRefusal? {
        let window =
            TripPicture.ownDates(of: loaded.activities) ?? TripPicture.year(from: session.now.utc.date)
        let all = TripPicture.expanded(loaded.groups, dates: window, loaded.database).flatMap(\.activities)
        let whole = Itinerary(
            TripPicture.distinct(all, loaded.database), home: itinerary.home, database: loaded.database)
        guard let change = try? typed.change(in: whole) else { return nil }
        let ids = Set(change.transports.flatMap(\.activity.participants))
        var named: Set<PersonID> = []
        let names = loaded.trips.flatMap(\.travellers).filter {
            ids.contains($0.person) && named.insert($0.person).inserted
        }
        .map(\.name)
        guard !names.isEmpty else { return nil }
        return typed.failure(ofOthers: change, names, not: party.members.map(\.name), in: itinerary)
    }
}
