/// A moment at which the clocks of a zone change.
///
/// Most changes move the clocks; some only rename the time or mark it as daylight saving time, and
/// ``changesOffset`` tells them apart.
///
/// ```swift
/// let vancouver = try database.zone(named: "America/Vancouver")
/// let change = vancouver.nextTransition(after: try Instant(parsing: "2026-06-01T00:00:00Z"))
/// change?.instant             // 2026-11-01T09:00:00Z
/// change?.after.abbreviation  // "MST"
/// change?.changesOffset       // false
/// ```
public struct ZoneTransition: Hashable, Sendable {
    /// The first instant of the new period.
    public let instant: Instant
    /// The offset, abbreviation and mark before the change.
    public let before: ZonePeriod
    /// The offset, abbreviation and mark from the change on.
    public let after: ZonePeriod

    /// Whether the clocks move; false where only a name or a mark changes.
    public var changesOffset: Bool { before.offset != after.offset }

    /// The clock reading at the change before the clocks move.
    public var localBefore: CivilDateTime { ZoneTransition.civil(instant, before.offset) }

    /// The clock reading at the change after the clocks have moved.
    public var localAfter: CivilDateTime { ZoneTransition.civil(instant, after.offset) }

    private static func civil(_ instant: Instant, _ offset: UTCOffset) -> CivilDateTime {
        CivilDateTime(
            uncheckedSecondsSinceEpoch: instant.secondsSinceEpoch + Int64(offset.totalSeconds), nanosecond: 0)
    }
}
