public import CivilTime

/// The offset that a zone had for a time when the time was written down, and the rules that said so.
///
/// The wall clock and the zone are the truth; this is the witness. When a government moves the clock, the
/// offset under today's rules differs from this one, and the difference is what moved.
public struct RecordedOffset: Hashable, Sendable {
    /// The offset by which the time is read, by the rules of ``tzdb``: the clock reading less this is the moment.
    ///
    /// It is the one in force then, but for a time that the clocks skip, which has the one from before (RFC 5545 §3.3.5).
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

extension RecordedOffset {
    /// Tells whether it was written down under newer rules than those of a release.
    ///
    /// Such a record is never replaced by what older rules say.
    ///
    /// - Parameter version: A version as `ZoneDatabase.version` has it.
    /// - Returns: `true` when its release is a later one, or when the other version is no release.
    public func isNewer(than version: String) -> Bool { ZoneRelease.isNewer(tzdb, than: version) }
}
