import ArgumentParser
import CivilTime
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian trip list`: the trips of the store, the earliest first.
struct TripListCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the trips.",
        discussion: """
            meridian trip list
            meridian trip list -f trip.ics --json
            """)

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var documents: [TripDocument] = []
        var status = CommandStatus.success
        if source.files.isEmpty {
            documents = try session.storeForReading().read { reading in
                try reading.trips().map { TripDocument($0, activities: try reading.activities(of: $0.id)) }
            }
        } else {
            let read = try CalendarFiles(source.inputs, session)
            documents = read.entries.map { entry in
                let name = entry.calendar.name ?? entry.file.stem
                return TripDocument(named: name, activities: entry.calendar.activities)
            }
            session.report(read.findings)
            if read.hasErrors { status = .badData }
        }
        documents.sort { ($0.start ?? "~", $0.name) < ($1.start ?? "~", $1.name) }
        if json {
            context.output.line(try JSONDocument.text(["trips": documents]))
        } else if documents.isEmpty {
            context.output.line("no trips yet; meridian import FILE makes one")
        } else {
            for document in documents { context.output.line(TripText.line(document, session.style)) }
        }
        return status
    }
}
