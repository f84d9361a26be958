import ArgumentParser
import Rendering
import TripStorage
import Trips

/// `meridian organization delete NAME`.
struct OrganizationDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete an organization that runs nothing.",
        discussion: """
            meridian organization delete Quellair
            meridian organization delete "Quell Air" --reassign-to Quellair
            meridian organization delete Quellair --reassign-to none

            While it runs activities it is not deleted, unless those are given to another one, or to none.
            """)

    @Argument(help: ArgumentHelp("Its name.", valueName: "name"), completion: .organizations)
    var name: String

    @Option(
        help: ArgumentHelp("Who runs its activities from now on; none for nobody.", valueName: "name"),
        completion: .organizations)
    var reassignTo: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

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
                "\(Printable.name(found.name)): runs \(count) \(count == 1 ? "activity" : "activities") of "
                    + "\(document.trips.map { Printable.name($0) }.joined(separator: ", ")); give them to another with "
                    + "--reassign-to NAME, or to nobody with --reassign-to none",
                status: .badData)
        }
        let activities = count == 1 ? "activity" : "activities"
        let goes =
            count == 0
            ? "" : "; its \(count) \(activities) go to \(next.map { Printable.name($0.name) } ?? "nobody")"
        guard
            try confirmation.isConfirmed(
                "Delete the organization \"\(Printable.name(found.name))\"\(goes)?", in: context)
        else {
            context.errors.line("nothing is deleted")
            return .success
        }
        try session.change("delete the organization \"\(Printable.name(found.name))\"") { writing in
            if reassignTo != nil { try writing.reassign(from: found.id, to: next?.id) }
            try writing.delete(found.id)
        }
        try OrganizationAnswer.write("deleted", document, json: json, session)
        return .success
    }

    private func heir(of organization: Organization, in reading: any TripReading) throws -> Organization? {
        guard let reassignTo, Organization.nameKey(of: reassignTo) != "none" else { return nil }
        let heir = try OrganizationLookup.organization(reassignTo, option: "--reassign-to", in: reading)
        guard heir.id != organization.id else {
            throw CommandFailure(
                "same-organization", "--reassign-to \(Printable.name(reassignTo)): is the one to be deleted",
                status: .usage)
        }
        return heir
    }
}
