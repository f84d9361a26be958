import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian account password NAME`.
struct AccountPasswordCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "password",
        abstract: tr("Set another password, and sign all browsers of the account out."),
        discussion: tr(
            """
            meridian account password ada
            meridian account password ada --password-file ada.txt
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The name of the account."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var password: PasswordOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        // Nobody types a password for nothing.
        let known = try session.storeForLookup().read { try StoreAccounts.account(name, in: $0) }
        let typed = try password.newPassword(of: known.name, in: context)
        let account = try StoreAccounts.setPassword(
            of: name, typed, cost: context.sealingCost, at: session.now, in: session.storeForWriting())
        let document = AccountDocument(account, sessions: 0)
        context.output.line(try json ? JSONDocument.text(document) : document.line(session.style))
        return .success
    }
}
