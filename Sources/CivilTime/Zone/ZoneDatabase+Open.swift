import Messages

extension ZoneDatabase {
    /// Opens the database that is meant: a directory named for this run, else `TZDIR`, else the system's, else the copy
    /// in the program.
    ///
    /// A directory that is named but holds no zones is an error; nothing else is tried in its place. A place of the system
    /// without zones, or with none but UTC, is passed over, and so the ``embedded`` copy is the last resort:
    /// ``isEmbedded`` tells.
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
    package static func open(
        directory: String?, tzdir: String?, system: [String]
    ) throws(TimeError) -> ZoneDatabase {
        if let directory { return try ZoneDatabase(named: directory, otherwise: tr("leave it out")) }
        if let tzdir, !tzdir.isEmpty { return try ZoneDatabase(named: tzdir, otherwise: tr("unset TZDIR")) }
        for path in system {
            if let database = try? ZoneDatabase(directory: path), hasPlaces(path) { return database }
        }
        return embedded
    }

    /// Opens a directory that somebody named; what is wrong with it is said with the way out.
    private convenience init(named directory: String, otherwise: String) throws(TimeError) {
        do {
            try self.init(directory: directory)
        } catch {
            throw TimeError(
                error.code, subject: error.subject,
                reason: tr(
                    "\(error.reason); \(otherwise) to use the zones of the system, or else of the program")
            )
        }
    }

    /// Whether a tree has more than UTC and its like.
    ///
    /// Small images of systems drop the zones of places, or have them in packages of their own.
    private static func hasPlaces(_ path: String) -> Bool {
        ["Europe", "America", "Asia", "Africa", "Australia", "Pacific"].contains {
            !FileBytes.entries(of: "\(path)/\($0)").isEmpty
        }
    }
}
