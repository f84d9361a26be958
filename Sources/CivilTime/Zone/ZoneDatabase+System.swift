extension ZoneDatabase {
    /// Returns the zone of this machine, as the C library sees it, if it has a name.
    ///
    /// If `TZ` is set, it decides: a zone's name or a file, each with an optional colon before it; an empty one means
    /// UTC. Otherwise the file `/etc/localtime` decides. A link names the zone by its target. A copy is compared byte
    /// for byte with the zones of this database, beginning with the one that `/etc/timezone` names; it can be of
    /// another release, so it is also looked for in the system's trees. Without the file the name in `/etc/timezone`
    /// decides. The parts `posix/` and `right/` of a name are dropped. A name of UTC that this database lacks is UTC.
    ///
    /// ```swift
    /// try database.systemZone(tz: ":Asia/Tokyo")       // Asia/Tokyo
    /// try database.systemZone(tz: "CET-1CEST,M3.5.0,M10.5.0/3")  // nil: a rule has no name
    /// ```
    ///
    /// - Parameter tz: The value of the environment variable `TZ`; nil when it is not set.
    /// - Returns: The zone; nil when the machine states none, or states it without a name, as a POSIX rule does.
    /// - Throws: A ``TimeError`` when `TZ`, or else `/etc/localtime`, names a zone that is not in the database.
    public func systemZone(tz: String?) throws(TimeError) -> Zone? {
        try systemZone(
            tz: tz, localtime: "/etc/localtime", timezone: "/etc/timezone", trees: Self.systemDirectories)
    }

    /// Returns the zone of a machine that keeps its files in unusual places.
    package func systemZone(
        tz: String?, localtime: String, timezone: String, trees: [String] = []
    ) throws(TimeError) -> Zone? {
        guard let tz else {
            if let zone = try zoneOfFile(localtime, named: timezone, trees) { return zone }
            // If the file exists but is no zone of this database, the zone is unknown, whatever the name beside it
            // says.
            return FileBytes.isThere(localtime) ? nil : zone(namedIn: timezone)
        }
        let value = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
        if value.isEmpty { return try zone(.utc) }
        if value.hasPrefix("/") { return try zoneOfFile(value, named: timezone, trees) }
        do {
            return try zone(ofTree: value)
        } catch {
            // `JST-9` is a rule, not a name: it can be applied but not stored as a name. `EST5EDT` is both.
            guard error.code == .unknownZone, (try? POSIXRule(parsing: value)) != nil else { throw error }
            return nil
        }
    }

    /// The zone of a compiled file: by its place in a tree, by the target of its link, else by its contents.
    private func zoneOfFile(
        _ path: String, named hint: String, _ trees: [String]
    ) throws(TimeError) -> Zone? {
        for place in FileBytes.linkedPaths(from: path).map(\.collapsed) {
            guard let range = place.lastRange(of: "zoneinfo/") else { continue }
            let tree = String(place[..<range.upperBound].dropLast())
            // An untrusted tree can have anything under a name; its contents can be of another release.
            if tree != source, !Self.systemDirectories.contains(tree), let said = zone(saying: place) {
                return said
            }
            return try zone(ofTree: place[range.upperBound...])
        }
        guard let bytes = FileBytes.read(path, limit: TZifData.mostBytes) else { return nil }
        if let named = zone(namedIn: hint) {
            let isSame = { (files: ZoneFiles) in
                files.zone(named.id.name) == bytes || files.zone(named.canonicalID.name) == bytes
            }
            if isSame(files) || trees.contains(where: { isSame(.directory($0)) }) { return named }
        }
        if let zone = zone(saying: path) { return zone }
        for case let tree? in trees.map({ try? ZoneDatabase(directory: $0) }) where tree.source != source {
            if let said = tree.zone(saying: path) { return try? zone(said.id) }
        }
        return nil
    }

    /// The zone of this database with the same bytes as a file.
    ///
    /// Many names share one file: the name in the path wins, else the canonical name.
    private func zone(saying path: String) -> Zone? {
        guard let bytes = FileBytes.read(path, limit: TZifData.mostBytes) else { return nil }
        let name = path.lastRange(of: "zoneinfo/").flatMap { try? ZoneID(path[$0.upperBound...]) }
        if let name, files.zone(name.name) == bytes { return try? zone(name) }
        let same = Set(ids.filter { files.zone($0.name) == bytes }.map { canonicalID(of: $0) })
        guard let only = same.first, same.count == 1 else { return nil }
        return try? zone(only)
    }

    /// The zone of a name in a tree, which may hold each zone three times.
    ///
    /// A machine whose clock counts leap seconds keeps its zone under `right/`; the zone is the same.
    private func zone(ofTree name: some StringProtocol) throws(TimeError) -> Zone {
        let id = try ZoneID(name)
        let bare = id.without("posix/") ?? id.without("right/") ?? id
        do {
            return try zone(bare)
        } catch {
            guard error.code == .unknownZone, Self.namesOfUTC.contains(bare) else { throw error }
            return .utc
        }
    }

    /// The names that mean UTC; small trees have one of them.
    private static let namesOfUTC: Set<ZoneID> = Set(
        ["UTC", "Etc/UTC", "UCT", "Etc/UCT", "Universal", "Etc/Universal", "Zulu", "Etc/Zulu"].map {
            ZoneID(unchecked: $0)
        })

    private func zone(namedIn path: String) -> Zone? {
        guard let bytes = FileBytes.read(path, limit: ZoneIndex.mostNameBytes) else { return nil }
        return try? zone(ofTree: String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self))
    }
}

extension String {
    fileprivate func lastRange(of part: String) -> Range<String.Index>? {
        var end = endIndex
        while end > startIndex {
            let start = index(before: end)
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            end = start
        }
        return nil
    }

    /// The path without empty parts, and with `.` and `..` resolved as far as the text allows.
    fileprivate var collapsed: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
