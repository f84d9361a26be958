import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian account remove NAME`.
struct AccountRemoveCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "remove",
        abstract: tr("Remove an account, and sign all its browsers out; undo does not bring it back."),
        discussion: tr(
            """
            meridian account remove ada
            meridian account remove ben --json
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The name of the account."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let removed = try StoreAccounts.remove(name, in: session.storeForWriting())
        let document = AccountDocument(removed, sessions: 0)
        context.output.line(
            try json ? JSONDocument.text(document) : tr("removed: \(document.line(session.style))"))
        return .success
    }
}
