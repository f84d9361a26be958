import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian organization list`.
struct OrganizationListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List the organizations by name, with how many activities each runs."),
        discussion: tr(
            """
            meridian organization list
            meridian organization list --search quell --unused
            """))

    @Option(
        help: ArgumentHelp(
            tr("Only those with this in name, phone, mail address or page."),
            valueName: tr("text", as: "name of a value")))
    var search: String?

    @Flag(help: ArgumentHelp(tr("Only those that run nothing.")))
    var unused = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let wanted = search?.lowercased()
        let documents = try session.storeForReading().read { reading in
            try reading.organizations().filter { organization in
                guard let wanted else { return true }
                let texts = [organization.name, organization.phone, organization.email, organization.website]
                return texts.contains { $0?.lowercased().contains(wanted) == true }
            }.map { try OrganizationAnswer.document($0, in: reading) }
        }.filter { !unused || $0.activities == 0 }
        if json {
            context.output.line(try JSONDocument.text(["organizations": documents]))
        } else if documents.isEmpty {
            context.output.line(tr("no such organizations; meridian organization add NAME makes one"))
        } else {
            for document in documents { context.output.line(document.line(session.style)) }
        }
        return .success
    }
}
