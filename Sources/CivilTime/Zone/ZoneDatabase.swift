import Messages
import Synchronization

/// The compiled time zones of one release, with its version in sight: a directory, or the copy in the program.
///
/// A zone is read when it is first asked for and kept; a database can be shared between threads. What it has read stays
/// as it is for the life of the value, even when the files change: make a new value to see new rules.
///
/// ```swift
/// let database = try ZoneDatabase.open(directory: nil, tzdir: environment["TZDIR"])
/// database.version                                // 2026f
/// try database.zone(named: "Asia/Tokyo")
/// try database.zone(named: "Asia/Tokio")          // throws: … the nearest are Asia/Tokyo, …
/// ```
public final class ZoneDatabase: Sendable {
    /// The release of the tz database, as `2026f`; `unknown` where the directory does not say.
    public let version: String
    /// Where the zones come from: the directory's path, or `embedded copy` with the SHA-256 of its files.
    public let source: String
    /// Whether this is the copy in the program, which is as old as the program.
    public var isEmbedded: Bool { digest != nil }
    /// Of the copy in the program, SHA-256 over the list of the files that it was made from; nil for a directory.
    ///
    /// The file SOURCE of the release in tzfixtures/ has the same digest, and says what it is made of.
    public let digest: String?
    /// Whether this is a release that was compiled into the directory of installed ones.
    public let isInstalled: Bool

    let files: ZoneFiles
    /// Who compares the answers of the zones with newer rules; nil for most.
    package let witness: ZoneWitness?
    /// The file that says which release this is, as it was when the database was opened; nil for the copy in the program.
    private let mark: FileBytes.Mark?
    private let cache = Mutex<[ZoneID: Zone]>([:])
    private let indexed = Mutex<ZoneIndex?>(nil)
    private let linked = Mutex<ZoneLinks?>(nil)
    /// The database without its added zones, and those; nil for one that is made of files alone.
    private let extended: (base: ZoneDatabase, added: AddedZones)?

    /// The places where systems keep their zones, in the order in which they are tried.
    public static let systemDirectories = [
        "/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// The copy in the program: all zones and links of one release, for machines that have no zones of their own.
    ///
    /// It changes only with the program. ``ZoneSources/newest`` prefers whatever is newer.
    ///
    /// ```swift
    /// ZoneDatabase.embedded.version     // 2026f
    /// ZoneDatabase.embedded.isEmbedded  // true
    /// ```
    public static let embedded = ZoneDatabase()

    private init() {
        files = .embedded
        version = EmbeddedZones.version
        source = EmbeddedZones.source
        digest = EmbeddedZones.digest
        isInstalled = false
        mark = nil
        extended = nil
        witness = nil
    }

    /// Adds zones to a database; it stays the one that knows its files.
    init(_ base: ZoneDatabase, adding added: AddedZones) {
        (files, version, source, digest) = (base.files, base.version, base.source, base.digest)
        (mark, isInstalled, witness) = (base.mark, base.isInstalled, base.witness)
        extended = (base, added)
    }

    private init(_ base: ZoneDatabase, watchedBy witness: ZoneWitness) {
        (files, version, source, digest) = (base.files, base.version, base.source, base.digest)
        (mark, isInstalled) = (base.mark, base.isInstalled)
        extended = nil
        self.witness = witness
    }

    /// Returns this database, of which each answer is compared with newer rules while it is given.
    ///
    /// - Parameter newer: The newer rules.
    /// - Returns: A database of the same release and source; its ``witness`` knows the first answer that differs.
    package func comparing(with newer: ZoneDatabase) -> ZoneDatabase {
        ZoneDatabase(self, watchedBy: ZoneWitness(newer))
    }

    /// Opens a directory of compiled zones.
    ///
    /// - Parameter directory: A path to a tree such as `/usr/share/zoneinfo`.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/noZoneDatabase`` when the directory is not there or does not
    ///   hold the zone `UTC` or `Etc/UTC`.
    public convenience init(directory: String) throws(TimeError) {
        try self.init(directory: directory, isInstalled: false)
    }

    /// Opens a directory of compiled zones, perhaps one of the installed ones.
    init(directory: String, isInstalled: Bool) throws(TimeError) {
        let trimmed =
            directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
        guard FileBytes.isDirectory(trimmed) else {
            throw TimeError(
                .noZoneDatabase, subject: directory.isEmpty ? tr("(no name)") : directory,
                reason: tr("there is no such directory of time zones"))
        }
        files = .directory(trimmed)
        guard ["UTC", "Etc/UTC"].contains(where: { [files] in files.zone($0) != nil }) else {
            throw TimeError(
                .noZoneDatabase, subject: directory,
                reason: tr(
                    "the directory holds no compiled time zones (UTC is missing); a tree such as "
                        + "/usr/share/zoneinfo is expected"))
        }
        source = trimmed
        mark = ZoneIndex.mark(of: trimmed)
        version = ZoneIndex.version(of: trimmed) ?? "unknown"
        digest = nil
        self.isInstalled = isInstalled
        extended = nil
        witness = nil
    }

    /// Whether the directory still holds the release that it held when it was opened.
    ///
    /// Zones are read when they are first asked for. Where an update of the system has put others in their place since
    /// then, those that were read before and those that are read later need not be of one release.
    ///
    /// ```swift
    /// ZoneDatabase.embedded.isAsOpened  // true
    /// ```
    public var isAsOpened: Bool { mark == nil || ZoneIndex.mark(of: source) == mark }

    /// Returns a zone by its id.
    ///
    /// - Parameter id: Any name of the zone; case does not matter, and the result keeps the spelling. An offset is none
    ///   (see ``zone(orOffset:)``), and `posix/`, by which trees that count leap seconds too tell the ones without, is
    ///   no part of one.
    /// - Returns: The zone with its rules.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/unknownZone`` that gives the nearest names, or
    ///   ``TimeError/Code/malformedZoneData`` or ``TimeError/Code/unsupportedZoneData`` when its file cannot be used.
    public func zone(_ id: ZoneID) throws(TimeError) -> Zone {
        if let known = cache.withLock({ $0[id] }) {
            return known.id.name == id.name ? known : known.named(id)
        }
        let loaded = try load(id)
        let zone = witness.map { loaded.watched(by: $0) } ?? loaded
        cache.withLock { $0[id] = zone }
        return zone
    }

    /// Returns a zone by a text that may not even have the shape of a name.
    ///
    /// - Parameter name: Any text.
    /// - Returns: The zone with its rules.
    /// - Throws: As ``zone(_:)``.
    public func zone(named name: some StringProtocol) throws(TimeError) -> Zone {
        try zone(ZoneID(name))
    }

    /// Returns a zone by its name, or for an offset the zone that always keeps it, as RFC 9557 section 4.1 has both.
    ///
    /// ```swift
    /// try database.zone(orOffset: "+05:30")      // +05:30
    /// try database.zone(orOffset: "Asia/Tokyo")  // Asia/Tokyo
    /// ```
    ///
    /// - Parameter text: Any text.
    /// - Returns: The zone.
    /// - Throws: As ``zone(_:)``.
    public func zone(orOffset text: some StringProtocol) throws(TimeError) -> Zone {
        let id = try ZoneID(text)
        if let offset = id.fixedOffset { return .fixed(offset, id: id) }
        return try zone(id)
    }

    private func load(_ id: ZoneID) throws(TimeError) -> Zone {
        if let extended {
            return extended.added.ids.contains(id)
                ? try extended.added.zone(id) : try extended.base.zone(id)
        }
        guard id.isPlace else {
            throw TimeError(
                .unknownZone, subject: id.name,
                reason: tr("that is whatever zone the machine keeps; a zone is named like Asia/Tokyo, or UTC")
            )
        }
        if let place = id.without("posix/") {
            throw TimeError(
                .unknownZone, subject: id.name,
                reason: tr("posix/ is a part of a tree, and of no zone's name; \(place) is meant"))
        }
        if let bytes = try compiled(id, as: id) {
            return try Zone(tzif: bytes, id: id, canonicalID: canonicalID(of: id))
        }
        // Another case of the name; or a link whose file is not installed, as in a system that keeps the old names of
        // zones in a package of their own. `tzdata.zi` still says where it leads.
        let spelled = index().spelling[id] ?? id
        let canonical = canonicalID(of: spelled)
        for name in [spelled, canonical] {
            if let bytes = try compiled(name, as: id) {
                return try Zone(tzif: bytes, id: id, canonicalID: canonical)
            }
        }
        if index().spelling[id] != nil {
            throw TimeError(
                .unknownZone, subject: id.name,
                reason: tr(
                    "the time zone database \(version) lists the zone, but \(source) has no file for it"))
        }
        throw TimeError(
            unknownZone: id.name, reason: tr("the time zone database \(version) has no such zone"),
            among: index().ids)
    }

    /// The compiled zone under a name; nil where there is no such file, or one of a tree that is no zone's.
    private func compiled(_ name: ZoneID, as asked: ZoneID) throws(TimeError) -> [UInt8]? {
        switch files.found(name.name) {
        case .zone(let bytes): return bytes
        case .nothing: return nil
        case .other(let fault):
            // A tree holds files of other kinds too, as `leapseconds`.
            guard index().spelling[name] != nil || !index().isCatalogued else { return nil }
            throw TimeError(
                .malformedZoneData, subject: asked.name, reason: tr("the file \(source)/\(name) \(fault)"))
        }
    }

    private func index() -> ZoneIndex {
        if let extended { return extended.base.index() }
        return indexed.withLock { stored in
            if let stored { return stored }
            let made = files.index()
            stored = made
            return made
        }
    }

    private func links() -> ZoneLinks {
        if let extended { return extended.base.links() }
        return linked.withLock { stored in
            if let stored { return stored }
            let made = files.links()
            stored = made
            return made
        }
    }

    /// The zone that a name leads to, when it is a link.
    func canonicalID(of id: ZoneID) -> ZoneID { links().end(of: id) }

    /// The ids of all zones and links, in ASCII order.
    public var ids: [ZoneID] { index().ids }

    /// Returns the names of zones that are nearest to a text.
    ///
    /// - Parameter text: What somebody took for a zone's name.
    /// - Returns: At most three names, the nearest first; none when nothing is near.
    public func nearestNames(to text: some StringProtocol) -> [String] {
        NameDistance.nearest(to: String(text), among: index().ids.map(\.name), count: 3)
    }
}
