import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian organization merge FROM INTO`.
struct OrganizationMergeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "merge",
        abstract: tr("Make one of two organizations: the second takes what the first runs."),
        discussion: tr(
            """
            meridian organization merge "Quell Air" Quellair
            meridian organization merge "Sakura Hotel" "Hotel Sakura"

            What the second says of itself stays; what it does not say is taken from the first, which is then deleted.
            """))

    @Argument(
        help: ArgumentHelp(tr("The one that goes."), valueName: tr("from", as: "name of a value")),
        completion: .organizations)
    var from: String

    @Argument(
        help: ArgumentHelp(tr("The one that stays."), valueName: tr("into", as: "name of a value")),
        completion: .organizations)
    var into: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (first, second) = try session.storeForLookup().read { reading in
            (
                try OrganizationLookup.organization(from, in: reading),
                try OrganizationLookup.organization(into, in: reading)
            )
        }
        guard first.id != second.id else {
            throw CommandFailure(
                "same-organization",
                tr("\(Printable.name(from)) and \(Printable.name(into)): are one already"),
                status: .usage)
        }
        let title = StoredOrganization(first).mergeTitle(into: second)
        let (document, count) = try session.change(title) { writing in
            let going = try OrganizationLookup.organization(first.id.text, in: writing)
            let other = try OrganizationLookup.organization(second.id.text, in: writing)
            let (staying, count) = try StoredOrganization(going).merge(into: other, in: writing)
            return (try OrganizationAnswer.document(staying, in: writing), count)
        }
        try OrganizationAnswer.write(
            tr("merged", as: "done to an organization"), document, json: json, session)
        context.errors.line(
            tr(
                "note: \(count == 1 ? tr("1 activity was") : tr("\(count) activities were")) given to "
                    + "\"\(Printable.name(second.name))\""))
        return .success
    }
}
