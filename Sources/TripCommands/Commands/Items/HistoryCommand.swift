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

            undo takes back the first of them. What was taken back stands above, until another command changes the \
            store; redo does it again. The oldest are forgotten.
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (entries, undone) = try session.storeForReading().read { (try $0.history(), try $0.undone()) }
        if json {
            context.output.line(
                try JSONDocument.text([
                    "history": entries.map(HistoryDocument.init), "undone": undone.map(HistoryDocument.init),
                ]))
        } else if entries.isEmpty, undone.isEmpty {
            context.output.line(tr("nothing was changed yet"))
        } else {
            // The newest first: what was taken back first was the newest.
            for entry in undone.reversed() {
                let line = HistoryText.line(entry, session)
                context.output.line(tr("taken back: \(line)"))
            }
            for entry in entries { context.output.line(HistoryText.line(entry, session)) }
        }
        return .success
    }
}
