import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian organization add NAME`.
struct OrganizationAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Add an organization."),
        discussion: tr(
            """
            meridian organization add Quellair --phone "+49 30 123456" --website https://quellair.example/
            meridian organization add "Hotel Sakura" --city Tokyo --country Japan
            """))

    @Argument(
        help: ArgumentHelp(
            tr("Its name; no two have one name."), valueName: tr("name", as: "name of a value")))
    var name: String

    @OptionGroup var facts: OrganizationFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var random = SystemRandomNumberGenerator()
        var organization = Organization(
            id: OrganizationID.random(using: &random), name: name.trimmingSpaces())
        try facts.wish.apply(to: &organization)
        let made = organization
        try session.change(StoredOrganization.addingTitle(name)) { try $0.save(made) }
        try OrganizationAnswer.write(
            tr("added", as: "done to an organization"), OrganizationDocument(made, activities: 0, trips: []),
            json: json, session)
        return .success
    }
}
