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
    /// What the clocks did up to then.
    public let before: ZonePeriod
    /// What they do from then on.
    public let after: ZonePeriod

    /// Whether the clocks move; false where only a name or a mark changes.
    public var changesOffset: Bool { before.offset != after.offset }

    /// What the clocks show at the change before anybody moves them.
    public var localBefore: CivilDateTime { ZoneTransition.civil(instant, before.offset) }

    /// What the clocks show at the change once they have been moved.
    public var localAfter: CivilDateTime { ZoneTransition.civil(instant, after.offset) }

    private static func civil(_ instant: Instant, _ offset: UTCOffset) -> CivilDateTime {
        CivilDateTime(
            uncheckedSecondsSinceEpoch: instant.secondsSinceEpoch + Int64(offset.totalSeconds), nanosecond: 0)
    }
}
