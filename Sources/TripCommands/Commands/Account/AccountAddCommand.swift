import ArgumentParser
import Messages
import TripStorage
import TripWorkflows

/// `meridian account add NAME`.
struct AccountAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Make an account with a password, which is typed twice."),
        discussion: tr(
            """
            meridian account add ada
            meridian account add ben --password-file ben.txt
            meridian account add cleo --role none
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The name to sign in with: letters, digits and . _ @ -, in small letters."),
            valueName: tr("name", as: "name of a value")))
    var name: String

    @Option(
        help: ArgumentHelp(
            tr("What it may do in every trip that says nothing else: owner, editor, viewer or none."),
            valueName: tr("role", as: "name of a value")))
    var role: RoleOption = .owner

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var password: PasswordOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let typed = try password.newPassword(of: name, in: context)
        let account = try StoreAccounts.add(
            name, typed, role: role.role, cost: context.sealingCost, at: session.now,
            in: session.storeForWriting())
        let document = AccountDocument(account, sessions: 0)
        context.output.line(try json ? JSONDocument.text(document) : document.line(session.style))
        return .success
    }
}
