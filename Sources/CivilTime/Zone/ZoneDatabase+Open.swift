import Messages

extension ZoneDatabase {
    /// Opens the database that is meant: a directory named for this run, else `TZDIR`, else the newest release known.
    ///
    /// A directory that is named is obeyed, whatever its release; when it holds no zones that is an error, and nothing else
    /// is tried in its place. Without one the newer of the system's release and the ``embedded`` copy serves, as a whole;
    /// ``isEmbedded`` tells which. A place of the system without zones, or with none but UTC, is ignored.
    ///
    /// - Parameters:
    ///   - directory: A path that comes before all others, or nil.
    ///   - tzdir: The value of the environment variable `TZDIR`; nil or empty when it is not set.
    /// - Returns: The database.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/noZoneDatabase`` when a directory is named and holds no zones.
    public static func open(directory: String?, tzdir: String?) throws(TimeError) -> ZoneDatabase {
        try open(directory: directory, tzdir: tzdir, system: systemDirectories)
    }

    /// Opens the database that is meant, where the system keeps its zones in other places than usual.
    ///
    /// - Parameters:
    ///   - directory: A path that comes before all others, or nil.
    ///   - tzdir: The value of the environment variable `TZDIR`.
    ///   - system: The places of the system.
    ///   - installed: A directory of installed releases, or nil.
    /// - Returns: The database.
    /// - Throws: A ``TimeError`` when a directory is named and holds no zones.
    package static func open(
        directory: String?, tzdir: String?, system: [String], installed: String? = nil
    ) throws(TimeError) -> ZoneDatabase {
        if let named = try named(directory: directory, tzdir: tzdir) { return named }
        return ZoneSources(system: system, installed: installed).newest
    }

    /// Opens the directory that somebody named; nil when nobody did.
    package static func named(directory: String?, tzdir: String?) throws(TimeError) -> ZoneDatabase? {
        if let directory { return try ZoneDatabase(named: directory, otherwise: tr("leave it out")) }
        if let tzdir, !tzdir.isEmpty { return try ZoneDatabase(named: tzdir, otherwise: tr("unset TZDIR")) }
        return nil
    }

    /// Opens a directory that somebody named; what is wrong with it is said with the way out.
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
