import ArgumentParser
import Messages
import TripStorage

/// `meridian feed list`.
struct FeedListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr(
            "List the feeds: for whom, what they have, how much of it, until when, last fetched when."),
        discussion: tr(
            """
            meridian feed list
            meridian feed list --json
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let documents = try session.storeForReading().read { reading in
            try reading.feeds().map { try FeedDocument($0, at: session.now, in: reading) }
        }
        if json {
            context.output.line(try JSONDocument.text(["feeds": documents]))
        } else if documents.isEmpty {
            context.output.line(tr("no feeds; meridian feed add LABEL makes one"))
        } else {
            for document in documents { context.output.line(document.line(session.style)) }
        }
        return .success
    }
}
