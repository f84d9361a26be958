public import Findings
import ICalendar
public import Trips

/// What an import does to activities that are there already.
///
/// Every incoming activity is in exactly one of the lists.
public struct MergeResult: Hashable, Sendable {
    /// Those that were not there, also when they arrive cancelled.
    public var added: [ActivityKey] = []
    /// Those that have a newer version now, also one from before they were called off.
    public var updated: [ActivityKey] = []
    /// Those that were there and are called off now; they are kept, and marked.
    public var cancelled: [ActivityKey] = []
    /// Those that mean what they meant before.
    public var unchanged: [ActivityKey] = []
    /// Those whose incoming version is older than the one that is there, or is for something unknown.
    public var skipped: [ActivityKey] = []
    /// The keys that nothing has any more: changed occurrences that have another one among ``upserts`` now, and those
    /// under UIDs of their own of which there is a newer version.
    ///
    /// They are to be taken away before the others are written. Nothing is lost by that but older versions.
    public var removals: [ActivityKey] = []
    /// The keys that activities have now, by those that they had before, where these differ.
    ///
    /// What belongs to an activity, such as what is attached to it, belongs to it still.
    public var moves: [ActivityKey: ActivityKey] = [:]
    /// What could not be merged as it was said, and what was done instead.
    public var findings: [Finding] = []
    /// The activities to write, by key: new ones, and new versions of old ones.
    ///
    /// An activity that is unchanged but for its revision, or for what only other programs know, is here too, so that the
    /// next import is compared with the newest, and an export writes what came last.
    public var upserts: [Activity] = []

    /// Makes a result in which nothing happened.
    public init() {}
}
