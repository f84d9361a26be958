public import Trips

/// The changes that a calendar's attachments make to a trip.
public struct SettledAttachments: Hashable, Sendable {
    /// The activities to write instead of those of the ``/Merging/MergeResult``; they name their attachments.
    public internal(set) var upserts: [Activity] = []
    /// The attachments to add, each to the activity that finally owns it.
    public internal(set) var added: [ImportedAttachment] = []
    /// The stored attachments that get other content under their identifier.
    public internal(set) var replaced: [ImportedAttachment] = []
}
