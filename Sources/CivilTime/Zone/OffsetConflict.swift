/// What to do with a text whose offset is not the one that its zone has at that time, as RFC 9557 section 3.4 leaves
/// to the reader.
///
/// `2026-12-01T09:00:00-05:00[America/Havana]` was right when it was written; since the tz release 2026f Havana keeps
/// −04:00 that winter. Whether the traveller owns 09:00 or the instant is for the caller to say.
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
    /// The instant that the offset gives; the clock reading changes. Right for what has happened.
    case useOffset
    /// The clock reading in the zone under today's rules; the offset is dropped. Right for what is planned.
    case useZone
    /// The offset where the zone has it at that reading (it then chooses between two passes), else the zone.
    case preferOffset
    /// A refusal that names both offsets.
    case reject
}
