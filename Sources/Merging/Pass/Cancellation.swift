public import CivilTime
public import Trips

/// The cancellation of one activity by a calendar with METHOD:CANCEL (RFC 5546 §3.2.5).
///
/// Such a calendar need not repeat more than the identity, so this is not an ``/Trips/Activity``.
public struct Cancellation: Hashable, Sendable {
    /// The key of the cancelled activity.
    ///
    /// Without a recurrence id it is the activity with all its occurrences.
    public let key: ActivityKey
    /// Its revision (SEQUENCE).
    public let sequence: Int
    /// When it was sent (DTSTAMP), if stated.
    public let stamp: Instant?
    /// The cancelling component, verbatim; opaque.
    public let source: String?
    /// Whether it cancels all later occurrences, too (`RANGE=THISANDFUTURE`, RFC 5545 section 3.2.13).
    public let reachesLater: Bool

    /// Makes a cancellation.
    ///
    /// - Parameters:
    ///   - key: The key of the cancelled activity.
    ///   - sequence: Its revision.
    ///   - stamp: When it was sent.
    ///   - source: The cancelling component, verbatim.
    ///   - reachesLater: Whether it cancels all later occurrences, too; ignored for a whole series.
    public init(
        key: ActivityKey, sequence: Int, stamp: Instant?, source: String? = nil, reachesLater: Bool = false
    ) {
        self.key = key
        self.sequence = sequence
        self.stamp = stamp
        self.source = source
        self.reachesLater = reachesLater
    }
}
