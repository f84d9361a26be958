import ArgumentParser
import CivilTime
import Findings
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian import FILE… [--trip T] [--dry-run]`: import calendars into the store.
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
            and marked. What moved a time or could not be read is told; --verbose lists every repair. The whole import is one transaction. \
            Bookings that name no trip go to the trip that they follow in date and place, with the reason; --trip decides. A folder is read as khal and \
            vdirsyncer keep them, one item in each file. Of a mail or a web page the reservations of schema.org are read (as \
            JSON-LD or microdata), and the calendars that come with a mail; without any, its text is. What is sure there is \
            imported, and what is doubtful told as a draft. Nothing is fetched. JSON of Traveling Snails (version 1.0) is known by what is in it; \
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

    @Flag(help: ArgumentHelp(tr("Also take bookings from the text of mails of which something is doubtful.")))
    var acceptDrafts = false

    @Flag(help: ArgumentHelp(tr("Show what would happen and write nothing.")))
    var dryRun = false

    @Flag(name: .shortAndLong, help: ArgumentHelp(tr("List every repair, also those that changed nothing.")))
    var verbose = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let workflow = try workflow(session)
        let progress = ProgressLine(in: context)
        defer { progress.finish() }
        let inputs = try recognised(in: context)
        if let streamed = try streamed(inputs, workflow, session, progress) {
            progress.finish()
            return try report(streamed.result, streamed.calendars.findings, session)
        }
        let snails = try snailsFiles(inputs.filter(\.isJSON).map(\.file), session)
        let read = try ReadCalendars(
            inputs.filter { !$0.isJSON }.map(\.file), session, progress: progress, isForStore: true,
            acceptsDrafts: acceptDrafts)
        let result = try result(of: workflow, read, snails, session, progress)
        progress.finish()
        return try report(result, read.findings + snails.flatMap(\.findings), session)
    }

    private func report(
        _ result: ImportResult, _ flaws: [Finding], _ session: Session
    ) throws -> CommandStatus {
        let report = ImportReport(result, isDryRun: dryRun)
        session.context.output.write(
            try json
                ? JSONDocument.text(report.document(session.database)) + "\n"
                : report.text(
                    session.style, isVerbose: verbose, session.database,
                    PictureOptions.habits(session.context).hourCycle))
        return flaws.contains { $0.severity == .error } ? .badData : .success
    }

    /// What the import of one large calendar into a new trip did, while it was read; nil where files are read whole.
    private func streamed(
        _ inputs: [(file: InputFile, isJSON: Bool)], _ workflow: StoreImport, _ session: Session,
        _ progress: ProgressLine
    ) throws -> StoreImport.Streamed? {
        guard !dryRun, inputs.count == 1, !inputs[0].isJSON, !inputs[0].file.isDirectory,
            inputs[0].file.path != "-"
        else { return nil }
        let file = inputs[0].file
        let source = try file.source(in: session.context) { progress.advance(by: $0) }
        guard source.byteCount >= StoreImport.leastStreamedBytes else { return nil }
        // What is no text is refused sooner where files are read whole.
        guard OpenFile(file.path)?.read(0..<4_096)?.contains(0) != true else { return nil }
        progress.begin(tr("reading and storing"), of: 2 * source.byteCount)
        return try workflow.carryOut(
            streaming: source, named: file.name, stem: file.stem,
            with: ReadCalendars(database: session.database, now: session.now, isForStore: true),
            threads: ReadCalendars.threads, in: { try session.fileStore(for: .writing) })
    }

    private func workflow(_ session: Session) throws -> StoreImport {
        do throws(TripError) {
            return try StoreImport(
                database: session.database, at: session.now, home: session.statedHome?.id, into: trip)
        } catch {
            throw CommandFailure(error.code.rawValue, "--trip \(error)", status: .usage)
        }
    }

    /// What the import does, or would do; a store that is not needed is not made.
    private func result(
        of workflow: StoreImport, _ read: ReadCalendars, _ snails: [SnailsFile], _ session: Session,
        _ progress: ProgressLine
    ) throws -> ImportResult {
        guard workflow.hasWork(read, snails) else { return workflow.nothing(of: read, snails) }
        if dryRun { return try workflow.preview(read, snails, over: session.fileStore(for: .reading)) }
        return try workflow.carryOut(
            read, snails, in: session.fileStore(for: .writing),
            named: files.count == 1 ? files[0] : tr("\(files.count) files")
        ) { stage in
            switch stage {
            case .comparing: progress.begin(tr("comparing with what is stored"))
            case .storing(let count): progress.begin(tr("storing \(count) activities"))
            }
        }
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
        let currency = try currency.map { code in try Typed.said("--currency") { try Currency(code) } }
        return try files.map { file in
            // The days of trips are those of the home zone.
            try SnailsFile(
                reading: try file.bytes(in: session.context), named: file.name, home: session.home(of: []),
                currency: currency, session.database)
        }
    }
}
