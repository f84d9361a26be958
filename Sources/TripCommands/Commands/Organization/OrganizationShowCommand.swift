import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian organization show NAME`.
struct OrganizationShowCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "show",
        abstract: tr("Show an organization, and what it runs."),
        discussion: tr(
            """
            meridian organization show Quellair
            meridian organization show "Hotel Sakura" --json
            """))

    @Argument(
        help: ArgumentHelp(tr("Its name."), valueName: tr("name", as: "name of a value")),
        completion: .organizations)
    var name: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (document, address, activities) = try session.storeForReading().read { reading in
            let found = try OrganizationLookup.organization(name, in: reading)
            return (
                try OrganizationAnswer.document(found, in: reading), found.address,
                try reading.activities(runBy: found.id).map(\.activity)
            )
        }
        guard !json else {
            context.output.line(try JSONDocument.text(document))
            return .success
        }
        context.output.line(document.line(session.style))
        if let address { context.output.line(tr("  address  \(Printable.line(address.line))")) }
        if !document.notes.isEmpty { context.output.line(tr("  notes    \(Printable.line(document.notes))")) }
        for activity in activities {
            context.output.line(
                "  \(activity.span.startDate) · \(Printable.line(activity.title)) · \(activity.kind.word)"
            )
        }
        return .success
    }
}
