public import CivilTime

/// The offset that a zone had for a time when the time was written down, and the rules that said so.
///
/// The wall clock and the zone are the truth; this is the witness. When a government moves the clock, the
/// offset under today's rules differs from this one, and the difference is what moved.
public struct RecordedOffset: Hashable, Sendable {
    /// The offset in force at the time, by the rules of ``tzdb``.
    public let offset: UTCOffset

    /// The release of the time-zone data, such as "2026f".
    public let tzdb: String

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - offset: The offset in force at the time.
    ///   - tzdb: The release of the time-zone data that says so.
    public init(offset: UTCOffset, tzdb: String) {
        self.offset = offset
        self.tzdb = tzdb
    }
}
