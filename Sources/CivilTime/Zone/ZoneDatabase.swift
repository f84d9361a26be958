import Messages
import Synchronization

/// The compiled time zones of one release: a directory, or the copy in the program.
///
/// A zone is read at its first look-up and kept; a database can be shared between threads. Zones already read stay as
/// they are for the life of the value, even when the files change: make a new value to see new rules.
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
    /// The SHA-256 of the list of files that the copy in the program was made from; nil for a directory.
    ///
    /// The file SOURCE of the release in tzfixtures/ has the same digest, and lists the files.
    public let digest: String?
    /// Whether this release was compiled by Meridian into the directory of installed releases.
    public let isInstalled: Bool

    let files: ZoneFiles
    /// Compares the answers of the zones with newer rules; mostly nil.
    package let witness: ZoneWitness?
    /// The file that states the release, as it was when the database was opened; nil for the copy in the program.
    private let mark: FileBytes.Mark?
    private let cache = Mutex<[ZoneID: Zone]>([:])
    private let indexed = Mutex<ZoneIndex?>(nil)
    private let linked = Mutex<ZoneLinks?>(nil)
    /// The database without its added zones, and the added zones; nil if there are none.
    private let extended: (base: ZoneDatabase, added: AddedZones)?

    /// The directories where systems keep their zones, in the order in which they are tried.
    public static let systemDirectories = [
        "/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// The copy in the program: all zones and links of one release, for machines without zones of their own.
    ///
    /// It changes only with the program. ``ZoneSources/newest`` prefers a newer release.
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

    /// Adds zones to a database, which still reads the files.
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

    /// Returns this database, with each answer compared with newer rules.
    ///
    /// - Parameter newer: The newer rules.
    /// - Returns: A database of the same release and source; its ``witness`` keeps the first answer that differs.
    package func comparing(with newer: ZoneDatabase) -> ZoneDatabase {
        ZoneDatabase(self, watchedBy: ZoneWitness(newer))
    }

    /// Opens a directory of compiled zones.
    ///
    /// - Parameter directory: A path to a tree such as `/usr/share/zoneinfo`.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/noZoneDatabase`` when the directory does not exist or
    ///   does not hold the zone `UTC` or `Etc/UTC`.
    public convenience init(directory: String) throws(TimeError) {
        try self.init(directory: directory, isInstalled: false)
    }

    /// Opens a directory of compiled zones, which may be an installed release.
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

    /// Whether the directory still holds the release that was opened.
    ///
    /// Zones are read at their first look-up. If an update of the system has replaced the files since then, zones
    /// read before and after it may be of different releases.
    ///
    /// ```swift
    /// ZoneDatabase.embedded.isAsOpened  // true
    /// ```
    public var isAsOpened: Bool { mark == nil || ZoneIndex.mark(of: source) == mark }

    /// Returns a zone by its id.
    ///
    /// - Parameter id: Any name of the zone; case does not matter, and the result keeps the spelling. An offset is
    ///   not a name (see ``zone(orOffset:)``), nor is `posix/` part of one: trees that count leap seconds too mark
    ///   with it the zones that do not.
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

    /// Returns a zone by a text, which may not have the form of a name.
    ///
    /// - Parameter name: Any text.
    /// - Returns: The zone with its rules.
    /// - Throws: As ``zone(_:)``.
    public func zone(named name: some StringProtocol) throws(TimeError) -> Zone {
        try zone(ZoneID(name))
    }

    /// Returns a zone by its name, or a fixed zone for an offset (RFC 9557 section 4.1).
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
        // The name may differ in case, or be a link whose file is not installed, as on a system that has the old
        // names of zones in a separate package. `tzdata.zi` still states its target.
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

    /// The compiled zone of a name; nil where there is no such file, or one that is not a zone.
    private func compiled(_ name: ZoneID, as asked: ZoneID) throws(TimeError) -> [UInt8]? {
        switch files.found(name.name) {
        case .zone(let bytes): return bytes
        case .nothing: return nil
        case .other(let fault):
            // A tree also holds files of other kinds, such as `leapseconds`.
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
            let made = indexed.withLock { $0?.links } ?? files.links()
            stored = made
            return made
        }
    }

    /// The zone that a name leads to, when it is a link.
    func canonicalID(of id: ZoneID) -> ZoneID { links().end(of: id) }

    /// The ids of all zones and links, in ASCII order.
    public var ids: [ZoneID] { index().ids }

    /// Returns the names of zones that are nearest to a text, for suggestions.
    ///
    /// - Parameter text: A text that was not found as a zone's name.
    /// - Returns: At most three names, nearest first; empty when nothing is near.
    public func nearestNames(to text: some StringProtocol) -> [String] {
        NameDistance.nearest(to: String(text), among: index().ids.map(\.name), count: 3)
    }
}
