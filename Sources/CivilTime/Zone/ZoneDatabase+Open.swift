import Messages

extension ZoneDatabase {
    /// Opens the database in use: a directory named for this run, else `TZDIR`, else the newest release.
    ///
    /// A named directory is used whatever its release; if it holds no zones, that is an error and nothing else is
    /// tried. Without one the newer of the system's release and the ``embedded`` copy is used as a whole;
    /// ``isEmbedded`` tells which. A directory of the system without zones, or with UTC alone, is ignored.
    ///
    /// - Parameters:
    ///   - directory: A path that has precedence over all others, or nil.
    ///   - tzdir: The value of the environment variable `TZDIR`; nil or empty when it is not set.
    /// - Returns: The database.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/noZoneDatabase`` when a directory is named and holds no zones.
    public static func open(directory: String?, tzdir: String?) throws(TimeError) -> ZoneDatabase {
        try open(directory: directory, tzdir: tzdir, system: systemDirectories)
    }

    /// Opens the database in use, on a system that keeps its zones in unusual directories.
    ///
    /// - Parameters:
    ///   - directory: A path that has precedence over all others, or nil.
    ///   - tzdir: The value of the environment variable `TZDIR`.
    ///   - system: The directories of the system.
    ///   - installed: A directory of installed releases, or nil.
    /// - Returns: The database.
    /// - Throws: A ``TimeError`` when a directory is named and holds no zones.
    package static func open(
        directory: String?, tzdir: String?, system: [String], installed: String? = nil
    ) throws(TimeError) -> ZoneDatabase {
        if let named = try named(directory: directory, tzdir: tzdir) { return named }
        return ZoneSources(system: system, installed: installed).newest
    }

    /// Opens the directory that the user named; nil without one.
    package static func named(directory: String?, tzdir: String?) throws(TimeError) -> ZoneDatabase? {
        if let directory { return try ZoneDatabase(named: directory, otherwise: tr("leave it out")) }
        if let tzdir, !tzdir.isEmpty { return try ZoneDatabase(named: tzdir, otherwise: tr("unset TZDIR")) }
        return nil
    }

    /// Opens a directory that the user named; an error includes the way out.
    private convenience init(named directory: String, otherwise: String) throws(TimeError) {
        do {
            try self.init(directory: directory)
        } catch {
            throw TimeError(
                error.code, subject: error.subject,
                reason: tr(
                    "\(error.reason); \(otherwise) to use the newest of the zones of the system and of the program"
                )
            )
        }
    }
}
