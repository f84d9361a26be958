public import CivilTime
public import StrictJSON
public import TripStorage
public import Trips

/// A problem of a store, or of reading it on this machine.
public enum StoreFault: Hashable, Sendable {
    /// An end of a timed activity.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// The start.
        case start
        /// The end.
        case end
    }

    /// A row, a reference, bytes or a page of the file.
    case file(StoreProblem)
    /// The C library libical cannot be loaded, with the reason; no calendar can be read or written.
    case withoutLibical(String)
    /// No backup can be made, with the reason.
    case noBackup(StorageError)
    /// No backup is made, since it would have more bytes than a restore reads.
    case tooLarge(DocumentError)
    /// An attachment in a backup that a restore would leave out.
    case unsafeAttachment(Attachment, of: Trip, flaw: String)
    /// An attachment or an expense that a backup assigns to the trip.
    case foreignOwner(OwnerChange)
    /// A record that breaks a rule: a backup leaves it out, or changes a trip.
    case brokenRule(BackupGap)
    /// An end in a zone that no database has; `ends` are all such ends of the activity.
    case unknownZone(FaultyActivity, ZoneID, at: End, ends: Set<End>)
    /// An activity that ends before it starts.
    case endBeforeStart(FaultyActivity)
    /// An activity that was stored under newer zone rules than those in use.
    case writtenUnderNewerRules(FaultyActivity, release: String)
    /// An activity whose offsets differ from the zone rules in use.
    case outdatedOffset(FaultyActivity)
    /// A store that has seen newer zone rules than those in use.
    case newerRulesSeen(ZoneRelease)
}

/// An activity with a problem, and its trip.
public struct FaultyActivity: Hashable, Sendable {
    /// The activity.
    public let activity: Activity
    /// The trip of the activity.
    public let trip: Trip
    /// Whether activities of other trips have the same UID.
    public let isShared: Bool
}
