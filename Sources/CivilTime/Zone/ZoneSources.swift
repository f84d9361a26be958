/// The zone databases available without a named directory: the system's, an installed one, and the copy in the
/// program.
///
/// The newest release is used as a whole; releases are never mixed.
public struct ZoneSources: Sendable {
    /// The first directory of the system that holds the zones of places; nil where there is none.
    public let system: ZoneDatabase?
    /// The newest release in the directory of installed ones; nil where there is none.
    public let installed: ZoneDatabase?

    /// Searches the usual directories of systems, and a directory of installed releases.
    ///
    /// - Parameter directory: A directory that holds releases, each in a directory of its name, as `2026f`; nil for none.
    public init(installed directory: String?) {
        self.init(system: ZoneDatabase.systemDirectories, installed: directory)
    }

    /// Searches other directories than the usual ones.
    package init(system places: [String], installed directory: String?) {
        system =
            places.lazy.compactMap { path in
                guard let database = try? ZoneDatabase(directory: path), Self.hasPlaces(path) else {
                    return nil
                }
                return database
            }.first
        installed = directory.flatMap(Self.newest(in:))
    }

    /// The database of the newest release; of two with the same release the system's, then the installed one.
    ///
    /// A directory that does not state its release is older than any that does.
    public var newest: ZoneDatabase {
        var best = system ?? .embedded
        for other in [installed, .embedded].compactMap(\.self)
        where ZoneRelease.isNewer(other.version, than: best.version) {
            best = other
        }
        return best
    }

    /// The newest release in a directory of releases; one that states another release than its name is ignored.
    private static func newest(in directory: String) -> ZoneDatabase? {
        let releases = FileBytes.entries(of: directory).compactMap { name in
            ZoneRelease(name).flatMap { $0.description == name ? $0 : nil }
        }
        return releases.sorted(by: >).lazy.compactMap { release in
            let path = "\(directory)/\(release)"
            guard let database = try? ZoneDatabase(directory: path, isInstalled: true),
                ZoneRelease(database.version) == release, hasPlaces(path)
            else { return nil }
            return database
        }.first
    }

    /// Whether a tree has more than UTC and its aliases.
    ///
    /// Small system images drop the zones of places, or keep them in separate packages.
    package static func hasPlaces(_ path: String) -> Bool {
        ["Europe", "America", "Asia", "Africa", "Australia", "Pacific"].contains {
            !FileBytes.entries(of: "\(path)/\($0)").isEmpty
        }
    }
}
