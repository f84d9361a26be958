import ArgumentParser
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian attachments delete ATTACHMENT`.
struct AttachmentsDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete an attachment."),
        discussion: tr(
            """
            meridian attachments delete "boarding pass"
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
        try session.change(tr("delete the attachment \(name)")) { writing in
            try writing.delete(found.part.id, of: found.trip.id)
            // An earlier export may still have it.
            guard case .activity(let key) = found.part.owner,
                let activity = try writing.activity(key, of: found.trip.id)
            else { return }
            let told = AttachmentMerge.forgetting(found.part, of: activity)
            if told != activity { try writing.save(told, in: found.trip.id) }
        }
        try AttachmentAnswer.write(
            tr("deleted", as: "done to an attachment"), found.part, of: found.trip, json: which.json, session)
        return .success
    }
}
