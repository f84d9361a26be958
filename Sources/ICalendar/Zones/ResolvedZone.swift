public import CivilTime

/// The zone of a file's TZID, and how it was found.
public struct ResolvedZone: Hashable, Sendable {
    /// How a zone was found.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        /// The TZID is a name of the zone database.
        case exact
        /// The TZID is such a name behind a vendor's prefix, or in another spelling.
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
        /// The file's VTIMEZONE itself, since no zone of the database has its offsets.
        ///
        /// See ``ResolvedZone/definition``.
        case fileRules
    }

    /// The zone, in the zone database's spelling, or with the id of its ``definition``.
    public let zone: Zone
    /// How it was found.
    public let source: Source
    /// The definition of a zone that is not in the database.
    ///
    /// It has a file's own rules or a fixed offset such as +05:30, and must be stored with times in the zone.
    public let definition: ZoneDefinition?
}
