import ArgumentParser
import Backups
import CivilTime
import Findings
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian import FILE… [--trip T] [--dry-run]`: calendars into the store.
struct ImportCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "import",
        abstract: tr("Bring booking calendars, and the trips of other programs, into the store."),
        discussion: tr(
            """
            meridian import flight.ics hotel.ics --trip "Tokyo and California"
            meridian import feed.ics --dry-run
            meridian import ~/.calendars/tokyo
            meridian import confirmation.eml booking-page.html
            meridian import boarding-pass.pdf --with-kitinerary
            meridian import snails-export.json --currency CHF
            curl -s https://example.org/feed.ics | meridian import - --trip Family

            Reading a file again changes nothing; a newer version of a booking updates it; a cancelled one is kept \
            and marked. Every repair is reported. The whole import is one transaction. A folder is read as khal and \
            vdirsyncer keep them, one item in each file. Of a mail or a web page the reservations of schema.org are read (as \
            JSON-LD or microdata), and the calendars that come with a mail; nothing is fetched. JSON of Traveling Snails (version 1.0) is known by what is in it; \
            it names its trips itself.
            """))

    @Argument(
        help: ArgumentHelp(
            tr(
                "Calendar files, folders of them, mails, web pages, or JSON of Traveling Snails; - is standard input."
            ),
            valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["ics", "eml", "html", "json", "pdf", "pkpass"]))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            tr("The trip to import into; made if there is none."),
            valueName: tr("name", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("The currency of the costs in files of Traveling Snails, which do not say it."),
            valueName: tr("code", as: "name of a value"))
    )
    var currency: String?

    @Flag(
        help: ArgumentHelp(
            tr(
                "Ask kitinerary-extractor of KDE, where it is installed, what PDFs and passes for phones hold."
            )))
    var withKitinerary = false

    @Flag(help: ArgumentHelp(tr("Show what would happen and write nothing.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        if let trip {
            do throws(TripError) {
                try Trip.checkName(trip)
            } catch {
                throw CommandFailure(error.code.rawValue, "--trip \(error)", status: .usage)
            }
        }
        let progress = ProgressLine(in: context)
        defer { progress.finish() }
        let inputs = try recognised(in: context)
        let snails = try snailsFiles(inputs.filter(\.isJSON).map(\.file), session)
        let read = try CalendarFiles(
            inputs.filter { !$0.isJSON }.map(\.file), session, progress: progress, isForStore: true)
        let flaws = read.findings + snails.flatMap(\.findings)
        var report = ImportReport(isDryRun: dryRun, findings: flaws)
        if !snails.isEmpty || read.entries.contains(where: isWanted) {
            if dryRun {
                try session.fileStore(for: .reading).read { reading in
                    let (outcomes, _) = try outcomes(of: read, in: reading, session)
                    report.take(outcomes)
                    if json { report.tellBookings(outcomes, session.database) }
                    for file in snails { report.take(try file.plan(over: reading)) }
                }
            } else {
                try session.storeForWriting().write { writing in
                    progress.begin(tr("comparing with what is stored"))
                    let (outcomes, people) = try outcomes(of: read, in: writing, session)
                    let trips = outcomes.map(\.trip.name) + snails.flatMap(\.contents.trips).map(\.trip.name)
                    try writing.record(title(trips), at: session.now)
                    for outcome in outcomes {
                        for organization in outcome.organizations { try writing.save(organization) }
                    }
                    for person in people.personsToWrite { try writing.save(person) }
                    progress.begin(tr("storing \(outcomes.reduce(0) { $0 + $1.upsertCount }) activities"))
                    for outcome in outcomes {
                        if outcome.isNew {
                            try writing.create(outcome.trip)
                        } else if outcome.isTripChanged {
                            try writing.update(outcome.trip)
                        }
                        try store(outcome, in: writing)
                    }
                    report.take(outcomes)
                    if json { report.tellBookings(outcomes, session.database) }
                    for file in snails {
                        let plan = try file.plan(over: writing)
                        try plan.carryOut(in: writing)
                        report.take(plan)
                    }
                    try context.zones.requireOne()
                }
            }
        }
        progress.finish()
        context.output.write(
            try json ? JSONDocument.text(report.document) + "\n" : report.text(session.style))
        return flaws.contains { $0.severity == .error } ? .badData : .success
    }

    /// The files, each with what it is.
    private func recognised(in context: CommandContext) throws -> [(file: InputFile, isJSON: Bool)] {
        let extractor = withKitinerary ? try KitineraryExtractor(environment: context.environment) : nil
        return try files.map {
            try InputFile(path: $0).extracted(by: extractor, in: context).recognised(in: context)
        }
    }

    /// The files of Traveling Snails.
    private func snailsFiles(_ files: [InputFile], _ session: Session) throws -> [SnailsFile] {
        guard !files.isEmpty else {
            guard currency == nil else {
                throw CommandFailure(
                    "unused-option", tr("--currency is for files of Traveling Snails, and there is none"),
                    status: .usage)
            }
            return []
        }
        guard trip == nil else {
            throw CommandFailure(
                "unused-option", tr("--trip is for calendars; \(files[0].name) names its trips itself"),
                status: .usage)
        }
        let currency = try currency.map { code in try Session.said("--currency") { try Currency(code) } }
        return try files.map { try SnailsFile($0, currency: currency, session) }
    }

    /// Writes what a trip holds; what was attached to an activity that has another key now goes along.
    private func store(_ outcome: ImportOutcome, in writing: any TripWriting) throws {
        let (id, removals) = (outcome.trip.id, outcome.removals)
        for attachment in outcome.looseAttachments {
            var kept = attachment
            kept.owner = .trip
            try writing.save(kept, bytes: nil, in: id)
        }
        let moves = outcome.moves
        let paid =
            moves.isEmpty
            ? [] : try writing.expenses(of: id).filter { $0.activity.map { moves[$0] != nil } ?? false }
        for key in removals { try writing.delete(key, of: id) }
        try writing.save(outcome.upserts, in: id)
        for expense in paid {
            var moved = expense
            moved.activity = expense.activity.flatMap { moves[$0] }
            try writing.save(moved, in: id)
        }
        for changed in outcome.changedAttachments {
            try writing.save(changed.attachment, bytes: changed.bytes, in: id)
        }
        for todo in outcome.changedTodos { try writing.save(todo, in: id) }
    }

    /// What is being done, for the history.
    private func title(_ names: [String]) -> String {
        let trips = names.map { Printable.name($0) }.joined(separator: ", ")
        let names = files.count == 1 ? Printable.name(files[0]) : tr("\(files.count) files")
        return tr("import \(names) into \(trips)")
    }

    /// Whether a file has anything for a trip; without events only when the trip is named.
    private func isWanted(_ entry: CalendarFiles.Entry) -> Bool {
        !entry.calendar.activities.isEmpty || !entry.calendar.cancellations.isEmpty
            || !entry.calendar.todos.isEmpty
            || (trip != nil && entry.calendar.source != nil)
    }

    /// What the files do to each trip that they go into.
    private func outcomes(
        of read: CalendarFiles, in reading: any TripReading, _ session: Session
    ) throws -> (outcomes: [ImportOutcome], people: Participation) {
        var outcomes: [ImportOutcome] = []
        var people = Participation(known: try reading.persons())
        var organizations = try reading.organizations()
        let attachments = try attachments(of: read, in: reading)
        for entry in read.entries {
            guard isWanted(entry) else { continue }
            let name = trip ?? ImportCommand.tripName(entry)
            let index: Int
            if let known = outcomes.firstIndex(where: { $0.isNamed(name) }) {
                index = known
            } else {
                index = outcomes.count
                outcomes.append(try outcome(named: name, in: reading, session))
            }
            let calendar = entry.calendar.matchingOrganizations(with: organizations)
            organizations += calendar.organizations
            let trip = outcomes[index].trip.id
            let elsewhere =
                attachments.filter { $0.key != trip }.flatMap { $0.value.map(\.id) }
                + outcomes.filter { $0.trip.id != trip }.flatMap(\.attachmentIDs)
            outcomes[index].merge(
                calendar, file: entry.file.name, database: session.database, home: session.statedHome?.id,
                elsewhere: Set(elsewhere), people: &people, at: session.now)
        }
        return (outcomes, people)
    }

    /// What all trips have attached; nothing when the files have nothing to attach.
    private func attachments(
        of read: CalendarFiles, in reading: any TripReading
    ) throws -> [TripID: [Attachment]] {
        guard read.entries.contains(where: { !$0.calendar.attachments.isEmpty }) else { return [:] }
        return Dictionary(
            try reading.trips().map { ($0.id, try reading.attachments(of: $0.id)) },
            uniquingKeysWith: { first, _ in first })
    }

    private func outcome(
        named name: String, in reading: any TripReading, _ session: Session
    ) throws -> ImportOutcome {
        if try reading.trips(named: name).isEmpty {
            var random = SystemRandomNumberGenerator()
            let made = Trip(
                id: TripID.random(using: &random), name: name, home: session.statedHome?.id)
            return ImportOutcome(trip: made, isNew: true)
        }
        let found = try TripLookup.trip(named: name, in: reading)
        return ImportOutcome(
            trip: found, isNew: false, existing: try reading.activities(of: found.id),
            todos: try reading.todos(of: found.id), attachments: try reading.attachments(of: found.id))
    }

    /// The calendar's own name, else the file's.
    private static func tripName(_ entry: CalendarFiles.Entry) -> String {
        let name = Printable.line(entry.calendar.name ?? "")
        return name.isEmpty ? Printable.line(entry.file.stem) : name
    }
}
