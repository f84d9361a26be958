public import CivilTime

/// The offset that a zone had for a time when it was recorded, with the rules' release.
///
/// Wall clock and zone are the truth; this is evidence. When a government changes the rules, the current
/// offset differs from this one, and the difference is what moved.
public struct RecordedOffset: Hashable, Sendable {
    /// The offset by which the time is read under ``tzdb``: reading less offset is the instant.
    ///
    /// For a skipped time it is the offset from before the gap (RFC 5545 §3.3.5).
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
    /// Returns whether it was recorded under newer rules than a release's.
    ///
    /// Such a record is never replaced by older rules.
    ///
    /// - Parameter version: A version as `ZoneDatabase.version` has it.
    /// - Returns: `true` when its release is later, or when the other version is no release.
    public func isNewer(than version: String) -> Bool { ZoneRelease.isNewer(tzdb, than: version) }
}
