public import CivilTime

/// The revision of a cancellation: its SEQUENCE and DTSTAMP.
///
/// ```swift
/// CancellationRevision(sequence: 2, stamp: nil).sequence  // 2
/// ```
public struct CancellationRevision: Hashable, Sendable {
    /// Its SEQUENCE.
    public let sequence: Int
    /// Its DTSTAMP; `nil` without one.
    public let stamp: Instant?

    /// Creates a revision.
    ///
    /// - Parameters:
    ///   - sequence: Its SEQUENCE.
    ///   - stamp: Its DTSTAMP.
    public init(sequence: Int, stamp: Instant?) {
        (self.sequence, self.stamp) = (sequence, stamp)
    }
}
