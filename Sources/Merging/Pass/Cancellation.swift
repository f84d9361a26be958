public import CivilTime
public import Trips

/// One activity that a calendar with METHOD:CANCEL calls off (RFC 5546 §3.2.5).
///
/// Such a calendar need not repeat anything but the identity, so this is no ``/Trips/Activity``.
public struct Cancellation: Hashable, Sendable {
    /// What is called off.
    ///
    /// Without a recurrence id it is the activity with all its occurrences.
    public let key: ActivityKey
    /// The revision that calls it off (SEQUENCE).
    public let sequence: Int
    /// When it was called off (DTSTAMP), if the file says so.
    public let stamp: Instant?
    /// The component that calls it off, as it came; opaque.
    public let source: String?
    /// Whether it calls off all later occurrences, too (`RANGE=THISANDFUTURE`, RFC 5545 section 3.2.13).
    public let reachesLater: Bool

    /// Makes a cancellation.
    ///
    /// - Parameters:
    ///   - key: What is called off.
    ///   - sequence: The revision that calls it off.
    ///   - stamp: When it was called off.
    ///   - source: The component that calls it off, as it came.
    ///   - reachesLater: Whether it calls off all later occurrences, too; of a whole series nothing is later.
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
