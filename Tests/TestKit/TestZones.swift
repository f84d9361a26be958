public import CivilTime

/// Zones that are the same on every machine: the releases in tzfixtures/, and zones made for one test.
///
/// ```swift
/// let paris = try TestZones.zone("Europe/Paris")
/// let before = try TestZones.zone("America/Vancouver", .r2025b)
/// ```
public enum TestZones {
    /// A release of the tz database that lies in tzfixtures/.
    public enum Release: String, CaseIterable, Sendable, CustomStringConvertible {
        case r2025b = "2025b"
        case r2026f = "2026f"

        /// The release as the tz database names it, `2026f`.
        public var description: String { rawValue }
        /// The folder of the release, which holds its golden tables.
        public var folder: String { Fixtures.path(for: "tzfixtures/\(rawValue)") }
        /// The folder of its compiled zones, fit for `TZDIR`.
        public var directory: String { "\(folder)/zoneinfo" }
    }

    // A database keeps what it has read, so all tests share one of each.
    private static let older = Result { try ZoneDatabase(directory: Release.r2025b.directory) }
    private static let newer = Result { try ZoneDatabase(directory: Release.r2026f.directory) }

    /// Returns the database of a release.
    ///
    /// - Parameter release: Which one.
    /// - Returns: The database, shared by all who ask.
    /// - Throws: A ``TimeError`` when its folder is not there.
    public static func database(_ release: Release) throws -> ZoneDatabase {
        switch release {
        case .r2025b: try older.get()
        case .r2026f: try newer.get()
        }
    }

    /// Returns a real zone.
    ///
    /// - Parameters:
    ///   - name: Its id, such as `Europe/Paris`.
    ///   - release: The release to take it from.
    /// - Returns: The zone.
    /// - Throws: A ``TimeError`` when the release has no such zone.
    public static func zone(_ name: String, _ release: Release = .r2026f) throws -> Zone {
        try database(release).zone(named: name)
    }

    /// Returns a golden table of a release; tzfixtures/README.md says what its columns are.
    ///
    /// - Parameters:
    ///   - name: The file, such as `transitions.tsv`.
    ///   - release: The release it belongs to.
    /// - Returns: The fields of each row, as they stand; an empty zone means the zone of the row above.
    /// - Throws: A ``Fixtures/Failure`` when the file cannot be read, or holds no row.
    public static func table(_ name: String, _ release: Release) throws -> [[String]] {
        try Fixtures.table("\(release.folder)/\(name)")
    }

    /// Makes a zone whose clocks move once.
    ///
    /// - Parameters:
    ///   - instant: The first instant of the new offset, to the second.
    ///   - before: The offset until then.
    ///   - after: The offset from then on.
    ///   - name: The id to give the zone.
    /// - Returns: The zone.
    /// - Throws: A ``TimeError`` when `name` is no id.
    public static func singleTransition(
        at instant: Instant, from before: UTCOffset, to after: UTCOffset, named name: String = "Test/Single"
    ) throws -> Zone {
        try transitions([(at: instant, to: after)], from: before, named: name)
    }

    /// Makes a zone whose clocks move at the given instants.
    ///
    /// - Parameters:
    ///   - changes: The first instant of each new offset, ascending, and that offset.
    ///   - before: The offset until the first change.
    ///   - name: The id to give the zone.
    /// - Returns: The zone.
    /// - Throws: A ``TimeError`` when the changes do not ascend, or `name` is no id.
    public static func transitions(
        _ changes: [(at: Instant, to: UTCOffset)], from before: UTCOffset, named name: String = "Test/Zone"
    ) throws -> Zone {
        let file = TZifFile(
            first: before.totalSeconds,
            changes: changes.map { ($0.at.secondsSinceEpoch, $0.to.totalSeconds) })
        return try Zone(tzif: file.bytes, id: ZoneID(name))
    }
}
