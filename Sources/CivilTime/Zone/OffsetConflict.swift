/// What to do with a text whose offset its zone does not have at that time (RFC 9557 section 3.4).
///
/// `2026-12-01T09:00:00-05:00[America/Havana]` was right when it was written; since the tz release 2026f Havana keeps
/// −04:00 that winter. The caller decides whether the clock reading or the instant holds.
///
/// ```swift
/// let text = "2026-12-01T09:00:00-05:00[America/Havana]"
/// func read(_ conflict: OffsetConflict) throws -> ZonedDateTime {
///     try .parse(text, in: database, disambiguation: .reject, offsetConflict: conflict)
/// }
/// try read(.useZone)    // 2026-12-01T09:00:00-04:00[America/Havana]
/// try read(.useOffset)  // 2026-12-01T10:00:00-04:00[America/Havana]
/// try read(.reject)     // throws: … the offset -05:00 is written, but America/Havana has -04:00 then
/// ```
public enum OffsetConflict: String, Hashable, Sendable, CaseIterable {
    /// The instant of the offset; the clock reading changes. Right for past events.
    case useOffset
    /// The clock reading in the zone under today's rules; the offset is dropped. Right for plans.
    case useZone
    /// The offset where the zone has it at that reading (it then chooses between two passes), else the zone.
    case preferOffset
    /// An error that names both offsets.
    case reject
}
