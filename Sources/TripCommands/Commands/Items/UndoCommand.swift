import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian undo`: revert the last change of the store.
struct UndoCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "undo",
        abstract: tr("Take back the last command that changed the store."),
        discussion: tr(
            """
            meridian undo
            meridian undo --dry-run

            All that the command wrote is again what it was before it. Said again, the command before that is taken \
            back. meridian redo does again what was taken back; meridian history lists both.
            """))

    @Flag(help: ArgumentHelp(tr("Show what would be taken back and write nothing.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let entry = try session.storeForLookup().read { try $0.history().first }
        guard let entry else {
            throw CommandFailure("no-history", tr("there is nothing to take back"), status: .noInput)
        }
        var taken = entry
        if !dryRun {
            taken = try StoreUndo.carryOut(entry.number, in: session.storeForWriting())
        }
        let done = dryRun ? tr("would take back") : tr("taken back")
        context.output.line(
            try json
                ? JSONDocument.text(HistoryDocument(taken)) : "\(done): \(HistoryText.line(taken, session))")
        if !dryRun, try session.storeForReading().read({ try $0.undone() }).isEmpty {
            context.errors.line(
                tr("note: redo cannot do this again: it is too large, or a protected trip was open before it")
            )
        }
        return .success
    }
}
