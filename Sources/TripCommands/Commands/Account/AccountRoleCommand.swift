import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian account role NAME ROLE`.
struct AccountRoleCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "role",
        abstract: tr("Set what an account may see and change, in all trips or in one."),
        discussion: tr(
            """
            meridian account role ben viewer
            meridian account role ben editor --trip Tokyo
            meridian account role ben household --trip Tokyo

            owner archives, deletes and shares trips too, and says who may; editor changes what is in them; viewer reads them; none \
            sees none. The role in a trip goes before that in the household, but for an owner of the household, who owns every \
            trip. household takes the role in a trip away. It applies at once, and undo does not bring it back.
            """))

    /// What is set.
    enum Wish: String, ExpressibleByArgument, CaseIterable, Sendable {
        case owner
        case editor
        case viewer
        case none
        case household

        var role: Role? { Role(rawValue: rawValue) }
    }

    @Argument(
        help: ArgumentHelp(
            tr("The name of the account."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Argument(
        help: ArgumentHelp(
            tr("owner, editor, viewer or none; in a trip also household, for the role there."),
            valueName: tr("role", as: "name of a value")))
    var role: Wish

    @Option(
        help: ArgumentHelp(
            tr("The trip; without it every trip that says nothing else."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if trip == nil, role == .household {
            throw ValidationError(tr("household is for a trip; say which with --trip"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { reading in
            (
                account: try StoreAccounts.account(name, in: reading).name,
                trip: try trip.map { try TripLookup.trip(named: $0, in: reading).id }
            )
        }
        let store = try session.storeForWriting()
        try StoreAccounts.setRole(role.role, of: found.account, in: found.trip, in: store)
        let document = try store.read { reading in
            try AccountDocument.all(in: reading, at: session.now).first { $0.name == found.account }
        }
        guard let document else { return .success }
        context.output.line(try json ? JSONDocument.text(document) : document.line(session.style))
        return .success
    }
}
