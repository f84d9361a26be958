public import CivilTime
public import TripStorage
public import Trips

/// Something that is wrong in a store, or with how it can be read here.
public enum StoreFault: Hashable, Sendable {
    /// An end of a timed activity.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// When it starts.
        case start
        /// When it ends.
        case end
    }

    /// A row, a reference, bytes or a page of the file.
    case file(StoreProblem)
    /// The C library libical cannot be loaded, for the reason that is given; no calendar can be read or written.
    case withoutLibical(String)
    /// No backup can be made, for the reason that is given.
    case noBackup(StorageError)
    /// An attachment that is in a backup, and that restoring leaves out.
    case unsafeAttachment(Attachment, of: Trip, flaw: String)
    /// An attachment or an expense that a backup has among those of the trip.
    case foreignOwner(OwnerChange)
    /// A record that breaks a rule: a backup leaves it out, or of a trip says it otherwise.
    case brokenRule(BackupGap)
    /// An end in a zone that no database has; `ends` are all such ends of the activity.
    case unknownZone(FaultyActivity, ZoneID, at: End, ends: Set<End>)
    /// An activity that ends before it starts.
    case endBeforeStart(FaultyActivity)
    /// An activity that was written under newer rules of time than those in use.
    case writtenUnderNewerRules(FaultyActivity, release: String)
    /// An activity whose offsets are not those of the rules in use.
    case outdatedOffset(FaultyActivity)
    /// A store that has seen newer rules of time than those in use.
    case newerRulesSeen(ZoneRelease)
}

/// An activity with which something is wrong, and where it is.
public struct FaultyActivity: Hashable, Sendable {
    /// The activity.
    public let activity: Activity
    /// The trip that it is of.
    public let trip: Trip
    /// Whether activities of other trips have its UID, too.
    public let isShared: Bool
}
