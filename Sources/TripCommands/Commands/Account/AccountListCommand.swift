import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian account list`.
struct AccountListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr(
            "List the accounts: what they may do, since when their passwords are set, and how many browsers are signed in."
        ),
        discussion: tr(
            """
            meridian account list
            meridian account list --json
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let documents = try session.storeForReading().read { reading in
            try AccountDocument.all(in: reading, at: session.now)
        }
        if json {
            context.output.line(try JSONDocument.text(["accounts": documents]))
        } else if documents.isEmpty {
            context.output.line(tr("no accounts; meridian account add NAME makes one"))
        } else {
            for document in documents { context.output.line(document.line(session.style)) }
        }
        return .success
    }
}
