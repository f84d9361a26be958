import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian redo`: do again what undo took back.
struct RedoCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "redo",
        abstract: tr("Do again what undo took back last."),
        discussion: tr(
            """
            meridian redo
            meridian redo --dry-run

            Said again, what was taken back before that is done again. Any other command that changes the store ends \
            this: then nothing is left to do again.
            """))

    @Flag(help: ArgumentHelp(tr("Show what would be done again and write nothing.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        guard let entry = try session.storeForLookup().read({ try $0.undone().first }) else {
            throw CommandFailure("no-history", tr("there is nothing to do again"), status: .noInput)
        }
        var again = entry
        if !dryRun {
            again = try StoreUndo.redo(entry.number, in: session.storeForWriting())
        }
        let done = dryRun ? tr("would do again") : tr("done again")
        context.output.line(
            try json
                ? JSONDocument.text(HistoryDocument(again)) : "\(done): \(HistoryText.line(again, session))")
        return .success
    }
}
