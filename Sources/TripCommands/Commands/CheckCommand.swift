import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
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
            tr("Judge what this person does; may be given again. Unless said: what each who travels does."),
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
    @OptionGroup var options: GlobalOptions

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
        let loaded = try ActivitySource(files: source.inputs, trip: trip.name, session)
        rules = rules.knowingAirports(loaded.database)
        let (picture, party) = try picture(of: loaded, session)
        let itinerary = picture.itinerary
        var findings = party.findings(by: rules)
        var consequences: [GroupConsequences] = []
        if !typed.isEmpty {
            let changes = try distinct(typed.map { try $0.change(in: itinerary) })
            consequences = Self.consequences(of: changes, for: party, by: rules)
            let changed = party.with { own in
                Self.changed(own, by: changes.filter { $0.concerns(own) }, loaded.database)
            }
            // A late flight takes long, and no date of it is wrong.
            rules.switchedOff.insert(.implausibleSpeed)
            let there = changed.findings(by: rules)
            let new = Set(DriftReport.missing(there.map(\.finding), in: findings.map(\.finding)))
            findings = there.filter { new.contains($0.finding) }
        }
        try write(findings, consequences, of: itinerary, loaded.name, session)
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: itinerary.unresolved)
        if loaded.hasErrors || !itinerary.unresolved.isEmpty { return .badData }
        let severities =
            findings.map(\.finding.severity) + consequences.flatMap { $0.found.consequences.map(\.severity) }
        return severities.contains { $0 >= failOn.severity } ? .findings : .success
    }

    /// The trip, and what each of those named or of all who travel does.
    private func picture(of loaded: ActivitySource, _ session: Session) throws -> (TripPicture, Party) {
        let home = try session.home(of: loaded.homes)
        let today = home.civil(at: session.now).date
        let tripDates =
            try dates.map { text in
                try Session.option("dates") {
                    try TypedDates.parse(text, today: today, firstWeekday: session.firstWeekday).range
                }
            } ?? loaded.dates
        let persons = source.files.isEmpty ? try session.storeForReading().read { try $0.persons() } : []
        let people = try ShownPeople(
            of: loaded.trips, persons: persons, named: traveller, home: home, database: loaded.database)
        let groups = people.settled(loaded.groups)
        let window =
            try TripPicture.ownDates(of: loaded.activities) ?? TypedDates.parse("366d", today: today)
        let members = people.chosen.isEmpty ? people.travellers : people.chosen
        guard members.count > 1 || !people.chosen.isEmpty else {
            let picture = TripPicture(
                groups, home: home, dates: window, tripDates: tripDates, loaded.database)
            return (picture, Party(of: picture.itinerary))
        }
        let expanded = TripPicture.expanded(groups, dates: window, loaded.database)
        let activities = TripPicture.distinct(expanded.flatMap(\.activities), loaded.database)
        let party = Party(members, activities, database: loaded.database, tripDates: tripDates)
        let flaws = expanded.flatMap(\.findings)
        if let only = party.groups.first, party.groups.count == 1 {
            return (TripPicture(only.itinerary, flaws), party)
        }
        let whole = Itinerary(
            activities, home: home, database: loaded.database, tripDates: tripDates, wearer: people.wearer)
        return (TripPicture(whole, flaws), party)
    }

    private func write(
        _ findings: [PartyFinding], _ consequences: [GroupConsequences], of itinerary: Itinerary,
        _ name: String?,
        _ session: Session
    ) throws {
        let output = session.context.output
        let documents = findings.map {
            TripFindingDocument($0.finding, of: $0.isForAll ? nil : $0.members, in: itinerary)
        }
        if ndjson {
            for document in documents { output.line(try JSONDocument.line(document)) }
        } else if json {
            let document = CheckDocument(
                findings: documents,
                if: consequences.map { ConsequencesDocument($0.found, of: $0.members, in: itinerary) })
            output.line(try JSONDocument.text(document))
        } else if consequences.isEmpty {
            output.write(TripFindingText.text(findings, of: itinerary, name, session))
        } else {
            for part in consequences {
                if let members = part.members {
                    output.line(tr("for \(TripFindingText.names(members))", as: "persons"))
                }
                output.write(ConsequencesText.text(part.found, session.style))
            }
            // What is said of connections and of what begins is said already.
            let told: Set<RuleID> = [.impossibleConnection, .tightConnection, .overlap]
            output.write(
                TripFindingText.lines(findings.filter { !told.contains($0.finding.rule) }, session.style))
        }
    }

    /// The changes, where each is of another transport.
    private func distinct(_ changes: [TransportChange]) throws -> [TransportChange] {
        for (index, change) in changes.enumerated()
        where changes[..<index].contains(where: { $0.transport == change.transport }) {
            throw CommandFailure(
                "two-changes",
                tr(
                    "--if \(Printable.name(self.changes[index])): this transport is named before; expected one change of each"
                ),
                status: .usage)
        }
        return changes
    }

    /// What breaks for those who are on the transports.
    private static func consequences(
        of changes: [TransportChange], for party: Party, by rules: TripRules
    ) -> [GroupConsequences] {
        party.groups.flatMap { group in
            group.itinerary.consequences(
                of: changes.filter { $0.concerns(group.itinerary) }, by: rules.connectionTimes
            ).map { GroupConsequences(members: party.groups.count > 1 ? group.members : nil, found: $0) }
        }
    }

    /// The trip as it would be.
    private static func changed(
        _ itinerary: Itinerary, by changes: [TransportChange], _ database: ZoneDatabase
    ) -> Itinerary {
        var changed = itinerary
        for change in changes {
            for (old, new) in zip(change.transports, change.activities(release: database.version)) {
                changed.remove(old.activity, database: database)
                changed.insert(new, database: database)
            }
        }
        return changed
    }
}

/// What follows from a change for some of those who travel.
private struct GroupConsequences {
    /// For whom; nil where it is the same for all.
    let members: [PartyMember]?
    let found: Consequences
}

extension TransportChange {
    /// Whether the transport is in an itinerary.
    fileprivate func concerns(_ itinerary: Itinerary) -> Bool {
        transports.allSatisfy { itinerary.activities.contains($0) }
    }
}
