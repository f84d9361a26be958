public import CivilTime

/// The zone that a TZID of a file turned out to mean, and how that was found.
public struct ResolvedZone: Hashable, Sendable {
    /// How a zone was found.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        /// The TZID is a name of the zone database.
        case exact
        /// The TZID is such a name behind a vendor's prefix, or with another spelling.
        case prefixed
        /// The TZID is a Windows name, by CLDR's table.
        case windows
        /// The TZID is a display name of Windows, such as `(UTC+01:00) Amsterdam, Berlin`.
        case displayName
        /// The TZID states a fixed offset.
        case fixedOffset
        /// The file's VTIMEZONE has an `X-LIC-LOCATION`.
        case location
        /// The file's VTIMEZONE has the same offsets as the zone over the years in question.
        case behaviour
        /// The file's VTIMEZONE, whose offsets no zone of the database has; see ``ResolvedZone/definition``.
        case fileRules
    }

    /// The zone, under the spelling of the zone database, or the id of its ``definition``.
    public let zone: Zone
    /// How it was found.
    public let source: Source
    /// Of a zone that the database does not have, such as a file's own rules or the fixed offset +05:30, its definition;
    /// whoever keeps a time in the zone keeps that, too.
    public let definition: ZoneDefinition?
}
