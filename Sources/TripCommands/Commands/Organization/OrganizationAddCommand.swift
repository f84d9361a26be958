import ArgumentParser
import Rendering
import TripStorage
import Trips

/// `meridian organization add NAME`.
struct OrganizationAddCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an organization.",
        discussion: """
            meridian organization add Quellair --phone "+49 30 123456" --website https://quellair.example/
            """)

    @Argument(help: ArgumentHelp("Its name; no two have one name.", valueName: "name"))
    var name: String

    @OptionGroup var facts: OrganizationFactsOptions

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var random = SystemRandomNumberGenerator()
        var organization = Organization(
            id: OrganizationID.random(using: &random), name: name.trimmingSpaces())
        try facts.apply(to: &organization)
        let made = organization
        try session.change("add the organization \"\(Printable.name(name))\"") { try $0.save(made) }
        try OrganizationAnswer.write(
            "added", OrganizationDocument(made, activities: 0, trips: []), json: json, session)
        return .success
    }
}
