public import Trips

/// An activity that an import moved to other times, or cancelled.
public struct ImportedChange: Hashable, Sendable {
    /// The activity.
    public let key: ActivityKey
    /// Its title.
    public let title: String
    /// Its kind.
    public let kind: ActivityKind
    /// Its times before the import.
    public let before: ActivitySpan
    /// Its times now.
    public internal(set) var after: ActivitySpan
    /// Whether it is cancelled now, and was not.
    public internal(set) var isCancelled: Bool
}
