extension ZoneDatabase {
    /// Returns the zone that this machine keeps, as the C library sees it.
    ///
    /// A `TZ` that names a zone, or a file inside a zone tree, decides; an empty one means UTC; else the link
    /// `/etc/localtime` does, then the name in `/etc/timezone`.
    ///
    /// - Parameter tz: The value of the environment variable `TZ`; nil when it is not set.
    /// - Returns: The zone; nil when the machine does not say, or says it without a name, as a POSIX rule does.
    /// - Throws: A ``TimeError`` when `TZ`, or else `/etc/localtime`, names a zone that is not in the database.
    public func systemZone(tz: String?) throws(TimeError) -> Zone? {
        if let tz {
            let value = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
            if value.isEmpty { return try zone(.utc) }
            if value.hasPrefix("/") { return try zoneInTree(at: value) }
            do {
                return try zone(named: value)
            } catch {
                // `JST-9` is a rule, not a name: it can be followed but not written down. `EST5EDT` is both.
                guard error.code == .unknownZone, (try? POSIXRule(parsing: value)) != nil else { throw error }
                return nil
            }
        }
        if let zone = try zoneInTree(at: "/etc/localtime") { return zone }
        guard let bytes = FileBytes.read("/etc/timezone", limit: 256) else { return nil }
        let name = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
        return try? zone(named: name)
    }

    /// The zone whose file a path, or the link that lies there, names by its place in a tree.
    private func zoneInTree(at path: String) throws(TimeError) -> Zone? {
        for place in [path, FileBytes.linkTarget(path) ?? path] {
            if let range = place.lastRange(of: "zoneinfo/") {
                return try zone(named: place[range.upperBound...])
            }
        }
        return nil
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
}
