import ArgumentParser
import Messages
import TripStorage

/// `meridian history`: list the changes of the store.
struct HistoryCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "history",
        abstract: tr("List the commands that changed the store, the newest first."),
        discussion: tr(
            """
            meridian history
            meridian history --json

            undo takes back the first of them. The oldest are forgotten.
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let entries = try session.storeForReading().read { try $0.history() }
        if json {
            let documents = entries.map(HistoryDocument.init)
            context.output.line(try JSONDocument.text(["history": documents]))
        } else if entries.isEmpty {
            context.output.line(tr("nothing was changed yet"))
        } else {
            for entry in entries { context.output.line(HistoryText.line(entry, session)) }
        }
        return .success
    }
}
