import CivilTime
import Findings
import Messages

/// One way to find the zone of a TZID; the resolver tries them in turn.
struct ZoneFinder: Sendable {
    let find: @Sendable (ZoneQuery) -> FoundZone?

    /// The finders from the most to the least certain.
    static let chain = [
        kept, prefixed, windows, regionName, displayName, fixedOffset, location, shortWindows, behaviour,
        fileRules,
    ]

    /// The finders that need the name alone, without a definition.
    static let byName = [prefixed, windows, regionName, displayName, fixedOffset, shortWindows]

    /// Finds a database name with a prefix, with blanks for underscores, or with a number appended.
    static let prefixed = ZoneFinder { query in
        let name = withoutNumber(query.name).split(separator: " ").joined(separator: "_")
        let parts = name.split(separator: "/")
        var candidates = [Substring(name)]
        // The last three parts, as in `/mozilla.org/20050126_1/America/Indiana/Knox`, then the last two.
        for count in [3, 2] where parts.count > count || name.hasPrefix("/") {
            candidates.append(Substring(parts.suffix(count).joined(separator: "/")))
        }
        if name.hasPrefix("/") || name.utf8.contains(UInt8(ascii: ":")), let last = parts.last {
            candidates.append(last)
        }
        for candidate in candidates where candidate != query.name {
            guard let zone = query.lookUp(candidate) else { continue }
            return FoundZone(
                zone: zone, source: .prefixed, code: .prefixedZone, severity: .repaired,
                clause: tr("is \(zone.id) of the zone database with a prefix or another spelling"))
        }
        return nil
    }

    /// Finds a Windows name, also with the number that Outlook appends to duplicates.
    static let windows = ZoneFinder { query in
        let names = [query.name, withoutNumber(query.name)]
        guard let id = names.lazy.compactMap({ WindowsZones.zone(named: $0) }).first,
            let zone = query.lookUp(id.name), !query.isElsewhere(zone)
        else { return nil }
        return FoundZone(
            zone: zone, source: .windows, code: .windowsZone, severity: .repaired,
            clause: tr("is a Windows name; by \(WindowsZones.version) it stands for \(zone.id)"))
    }

    /// Finds stated offsets: `GMT-0400`, `UTC+01:00`, `+0530`, with east positive as in ISO 8601.
    static let fixedOffset = ZoneFinder { query in
        guard let offset = statedOffset(query.name) else { return nil }
        // Where the file defines the rules, the name must not contradict them.
        if let timeline = query.definition?.timeline(query.years),
            timeline != FileZone.Timeline(first: offset.totalSeconds, changes: [])
        {
            return nil
        }
        let hours = offset.totalSeconds / 3600
        // The names of Etc have the opposite sign: Etc/GMT-2 is two hours east.
        let name = hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
        if offset.totalSeconds % 3600 == 0, let zone = query.lookUp(name) {
            return FoundZone(
                zone: zone, source: .fixedOffset, code: .fixedOffsetZone, severity: .warning,
                clause: tr("states the fixed offset \(offset) and no place; it was read as \(zone.id)"))
        }
        let stated = query.definition.flatMap { $0.keeps(offset) ? ZoneDefinition($0) : nil }
        guard let definition = stated ?? ZoneDefinition(offset, name: query.name) else { return nil }
        return FoundZone(
            zone: definition.zone, source: .fixedOffset, code: .fixedOffsetZone, severity: .warning,
            clause: tr("states the fixed offset \(offset) and no place; it was read as that offset"),
            definition: definition)
    }

    /// Finds the zone in the VTIMEZONE's `X-LIC-LOCATION`.
    static let location = ZoneFinder { query in
        guard let location = query.definition?.location, let zone = query.lookUp(location),
            !query.isElsewhere(zone)
        else { return nil }
        return FoundZone(
            zone: zone, source: .location, code: .fileZone, severity: .repaired,
            clause: tr("is \(zone.id) by the X-LIC-LOCATION of its VTIMEZONE"))
    }

    /// Finds the zone with the offsets of the file's VTIMEZONE over the events' years.
    static let behaviour = ZoneFinder { query in
        guard let timeline = query.definition?.timeline(query.years) else { return nil }
        let known = ZoneCandidates.populous.lazy.compactMap { query.lookUp($0) }
        let all = query.database.ids.lazy.compactMap { try? query.database.zone($0) }
        let isSame = { (zone: Zone) in timeline.isSame(as: zone, query.years) }
        guard let zone = known.first(where: isSame) ?? all.first(where: isSame) else { return nil }
        let last = query.years.upperBound - 1
        let span =
            query.years.lowerBound == last
            ? tr("in \(last)", as: "year") : tr("from \(query.years.lowerBound) to \(last)", as: "years")
        let taken = tr("its VTIMEZONE has the same offsets as \(zone.id) \(span), which was taken")
        return FoundZone(
            zone: zone, source: .behaviour, code: .fileZone, severity: .warning,
            clause: tr("names no zone; \(taken)"), taken: "; " + taken)
    }

    // MARK: - Names

    /// Returns the name without the ` 1` of `Eastern Standard Time 1`.
    static func withoutNumber(_ name: String) -> String {
        guard let blank = name.lastIndex(of: " ") else { return name }
        let number = name[name.index(after: blank)...]
        guard !number.isEmpty, number.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return name }
        return String(name[..<blank])
    }

    /// Returns the offset in `GMT-0400`, `UTC+1`, `+05:30` or `Z`; `nil` for anything else.
    static func statedOffset(_ name: String) -> UTCOffset? {
        var text = Token.capitals(name).filter { $0 != " " }
        if text == "Z" { return .zero }
        let prefix = ["GMT", "UTC", "UT"].first { text.hasPrefix($0) }
        text = String(text.dropFirst(prefix?.count ?? 0))
        var scanner = Digits(text)
        let isNegative = scanner.skip("-")
        guard isNegative || scanner.skip("+") else { return nil }
        guard let hours = scanner.number(2) ?? scanner.number(1) else { return nil }
        if !scanner.skip(":") { _ = scanner.skip(".") }
        let minutes = scanner.number(2) ?? 0
        guard scanner.isAtEnd, hours <= 18, minutes < 60 else { return nil }
        return try? UTCOffset(totalSeconds: (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1))
    }
}
