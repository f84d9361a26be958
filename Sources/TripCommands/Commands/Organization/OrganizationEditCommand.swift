import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian organization edit NAME`.
struct OrganizationEditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change an organization."),
        discussion: tr(
            """
            meridian organization edit Quellair --name "Quellair AG" --email desk@quellair.example
            meridian organization edit Quellair --website ""
            """))

    @Argument(
        help: ArgumentHelp(tr("Its name."), valueName: tr("name", as: "name of a value")),
        completion: .organizations)
    var organization: String

    @Option(
        help: ArgumentHelp(tr("What it is called from now on."), valueName: tr("name", as: "name of a value"))
    )
    var name: String?

    @OptionGroup var facts: OrganizationFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let known = try session.storeForLookup().read {
            try OrganizationLookup.organization(organization, in: $0)
        }
        let document = try session.change(StoredOrganization(known).editTitle) {
            writing in
            var changed = try OrganizationLookup.organization(known.id.text, in: writing)
            var wish = facts.wish
            wish.name = name
            try wish.apply(to: &changed)
            try writing.save(changed)
            return try OrganizationAnswer.document(changed, in: writing)
        }
        try OrganizationAnswer.write(
            tr("changed", as: "done to an organization"), document, json: json, session)
        return .success
    }
}
