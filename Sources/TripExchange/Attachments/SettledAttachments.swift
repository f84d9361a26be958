public import Trips

/// What the attachments of a calendar do to a trip.
public struct SettledAttachments: Hashable, Sendable {
    /// The activities to write instead of those of the ``MergeResult``; they name what is attached to them.
    public internal(set) var upserts: [Activity] = []
    /// What is to be attached, each to the activity that has it in the end.
    public internal(set) var added: [ImportedAttachment] = []
    /// What is there and has other content from now on, under its identifier.
    public internal(set) var replaced: [ImportedAttachment] = []
}
