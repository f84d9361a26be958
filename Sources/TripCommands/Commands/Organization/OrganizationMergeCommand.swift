import ArgumentParser
import Rendering
import TripStorage
import Trips

/// `meridian organization merge FROM INTO`.
struct OrganizationMergeCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make one of two organizations: the second takes what the first runs.",
        discussion: """
            meridian organization merge "Quell Air" Quellair

            What the second says of itself stays; what it does not say is taken from the first, which is then deleted.
            """)

    @Argument(help: ArgumentHelp("The one that goes.", valueName: "from"), completion: .organizations)
    var from: String

    @Argument(help: ArgumentHelp("The one that stays.", valueName: "into"), completion: .organizations)
    var into: String

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

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
                "same-organization", "\(Printable.name(from)) and \(Printable.name(into)): are one already",
                status: .usage)
        }
        let title =
            "merge the organization \"\(Printable.name(first.name))\" into \"\(Printable.name(second.name))\""
        let (document, count) = try session.change(title) { writing in
            let going = try OrganizationLookup.organization(first.id.text, in: writing)
            var staying = try OrganizationLookup.organization(second.id.text, in: writing)
            staying.phone = staying.phone ?? going.phone
            staying.email = staying.email ?? going.email
            staying.website = staying.website ?? going.website
            staying.logo = staying.logo ?? going.logo
            staying.address = staying.address ?? going.address
            if staying.notes.isEmpty { staying.notes = going.notes }
            let count = try writing.reassign(from: going.id, to: staying.id)
            try writing.delete(going.id)
            try writing.save(staying)
            return (try OrganizationAnswer.document(staying, in: writing), count)
        }
        try OrganizationAnswer.write("merged", document, json: json, session)
        context.errors.line(
            "note: \(count) \(count == 1 ? "activity was" : "activities were") given to "
                + "\"\(Printable.name(second.name))\"")
        return .success
    }
}
