package import CivilTime
import Messages
import Rendering
import TripExchange
package import TripStorage
package import Trips

/// What is attached to a trip, to be written or deleted in a transaction.
package enum StoredAttachment {
    /// The action that attaches something, for the history.
    package static func title(attaching attachment: Attachment) -> String {
        tr("attach \"\(Printable.name(attachment.title))\"")
    }

    /// The action that deletes it, for the history.
    package static func title(deleting attachment: Attachment) -> String {
        let name = "\"\(Printable.name(attachment.title))\""
        return tr("delete the attachment \(name)")
    }

    /// Attaches something in one transaction that `undo` reverts; what is there under its identifier stays, and another thing
    /// gets an identifier of its own.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - bytes: The bytes of a file.
    ///   - trip: Its trip.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` where its activity or expense is not there any more; a `StorageError`.
    package static func save(
        _ attachment: Attachment, bytes: [UInt8]?, in trip: TripID, at now: Instant, in store: any TripStore
    ) throws {
        try store.write { writing in
            var attachment = attachment
            if let there = try writing.attachments(of: trip).first(where: { $0.id == attachment.id }) {
                guard !isSame(there, attachment) else { return }
                var random = SystemRandomNumberGenerator()
                attachment = attachment.with(id: .random(using: &random))
            }
            let isOwned =
                switch attachment.owner {
                case .trip: true
                case .activity(let key): try writing.activity(key, of: trip) != nil
                case .expense(let id): try writing.expenses(of: trip).contains { $0.id == id }
                }
            guard isOwned else { throw WorkflowError.changedMeanwhile(Printable.name(attachment.name)) }
            try writing.record(title(attaching: attachment), at: now)
            try writing.save(attachment, bytes: bytes, in: trip)
        }
    }

    private static func isSame(_ one: Attachment, _ other: Attachment) -> Bool {
        one.owner == other.owner && one.name == other.name && one.about == other.about
            && one.content == other.content
    }

    /// Deletes an attachment, so that a calendar which still has it does not bring it back.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - trip: Its trip.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    package static func delete(
        _ attachment: Attachment, of trip: TripID, in writing: any TripWriting
    ) throws {
        try writing.delete(attachment.id, of: trip)
        // An earlier export may still have it.
        guard case .activity(let key) = attachment.owner,
            let activity = try writing.activity(key, of: trip)
        else { return }
        let told = AttachmentMerge.forgetting(attachment, of: activity)
        if told != activity { try writing.save(told, in: trip) }
    }

    /// Deletes an attachment in one transaction that `undo` reverts; one that is gone stays gone.
    ///
    /// - Parameters:
    ///   - id: The attachment.
    ///   - trip: Its trip.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A `StorageError`.
    package static func delete(
        _ id: AttachmentID, of trip: TripID, at now: Instant, in store: any TripStore
    ) throws {
        try store.write { writing in
            guard let found = try writing.attachments(of: trip).first(where: { $0.id == id }) else { return }
            try writing.record(title(deleting: found), at: now)
            try delete(found, of: trip, in: writing)
        }
    }
}
