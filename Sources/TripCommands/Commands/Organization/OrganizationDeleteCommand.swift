import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian organization delete NAME`.
struct OrganizationDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete an organization that runs nothing."),
        discussion: tr(
            """
            meridian organization delete Quellair
            meridian organization delete "Quell Air" --reassign-to Quellair
            meridian organization delete Quellair --reassign-to none

            While it runs activities it is not deleted, unless those are given to another one, or to none.
            """))

    @Argument(
        help: ArgumentHelp(tr("Its name."), valueName: tr("name", as: "name of a value")),
        completion: .organizations)
    var name: String

    @Option(
        help: ArgumentHelp(
            tr("Who runs its activities from now on; none for nobody."),
            valueName: tr("name", as: "name of a value")),
        completion: .organizations)
    var reassignTo: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, document, next) = try session.storeForLookup().read { reading in
            let found = try OrganizationLookup.organization(name, in: reading)
            return (
                found, try OrganizationAnswer.document(found, in: reading), try heir(of: found, in: reading)
            )
        }
        let count = document.activities
        guard count == 0 || reassignTo != nil else {
            throw CommandFailure(
                "inUse",
                StoredOrganization(found).isRunning(
                    count, of: document.trips.map { Printable.name($0) }.joined(separator: ", ")),
                status: .badData)
        }
        let receiver = next.map { Printable.name($0.name) } ?? tr("nobody", as: "receiver")
        let shown = Printable.name(found.name)
        let question =
            switch count {
            case 0: tr("Delete the organization \"\(shown)\"?")
            case 1: tr("Delete the organization \"\(shown)\"; its 1 activity goes to \(receiver)?")
            default:
                tr("Delete the organization \"\(shown)\"; its \(count) activities go to \(receiver)?")
            }
        guard try confirmation.isConfirmed(question, in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(StoredOrganization(found).deletionTitle) { writing in
            if reassignTo != nil { try writing.reassign(from: found.id, to: next?.id) }
            try writing.delete(found.id)
        }
        try OrganizationAnswer.write(
            tr("deleted", as: "done to an organization"), document, json: json, session)
        return .success
    }

    private func heir(of organization: Organization, in reading: any TripReading) throws -> Organization? {
        guard let reassignTo, Organization.nameKey(of: reassignTo) != "none" else { return nil }
        let heir = try OrganizationLookup.organization(reassignTo, option: "--reassign-to", in: reading)
        guard heir.id != organization.id else {
            throw CommandFailure(
                "same-organization",
                tr("--reassign-to \(Printable.name(reassignTo)): is the one to be deleted"),
                status: .usage)
        }
        return heir
    }
}
