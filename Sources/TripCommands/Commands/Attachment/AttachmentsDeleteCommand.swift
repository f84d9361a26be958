import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian attachments delete ATTACHMENT`.
struct AttachmentsDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete an attachment."),
        discussion: tr(
            """
            meridian attachments delete "boarding pass"
            meridian attachments delete ticket.pdf --trip Tokyo --yes
            """))

    @OptionGroup var which: AttachmentArguments

    @OptionGroup var confirmation: ConfirmationOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let found = try session.storeForLookup().read { try which.lookup(in: $0).find(which.attachment) }
        let name = "\"\(Printable.name(found.title))\""
        guard try confirmation.isConfirmed(tr("Delete the attachment \(name)?"), in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(StoredAttachment.title(deleting: found.part)) { writing in
            try StoredAttachment.delete(found.part, of: found.trip.id, in: writing)
        }
        try AttachmentAnswer.write(
            tr("deleted", as: "done to an attachment"), found.part, of: found.trip, json: which.json, session)
        return .success
    }
}
