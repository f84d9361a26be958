import CivilTime
import Findings

/// The input of a zone finder: the name, the file's definition, and the database.
struct ZoneQuery {
    /// The TZID without surrounding blanks and quotes.
    let name: String
    /// The file's VTIMEZONE of that TZID, if any.
    let definition: FileZone?
    let database: ZoneDatabase
    /// The years of the events that use it.
    let years: Range<Int>

    /// Returns the database's zone of a name, in any case, in the database's spelling.
    ///
    /// The database is searched by its own names, so that the zone has its spelling and not the file's.
    func lookUp(_ name: some StringProtocol) -> Zone? {
        guard let id = try? ZoneID(name) else { return nil }
        let ids = database.ids
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        guard low < ids.count, ids[low] == id else { return nil }
        return try? database.zone(ids[low])
    }

    /// Returns whether the file's rules and a zone always differ in the years of the events.
    ///
    /// Outdated rules agree at some time; these are another place's.
    func isElsewhere(_ zone: Zone) -> Bool {
        guard let said = definition?.timeline(years), let shown = FileZone.Timeline(zone, years) else {
            return false
        }
        return said.offsets.isDisjoint(with: shown.offsets)
    }

    /// Returns whether the file's rules have an offset that the zone of an abbreviation lacks.
    ///
    /// Some programs name New York's clock, with its summer time, `EST`; the database's EST has none.
    func isMoreThan(_ zone: Zone) -> Bool {
        guard !zone.id.name.contains("/"), zone.id != .utc, let said = definition?.timeline(years),
            let shown = FileZone.Timeline(zone, years)
        else { return false }
        return !said.offsets.isSubset(of: shown.offsets)
    }
}

/// The result of a zone finder.
struct FoundZone: Sendable {
    let zone: Zone
    let source: ResolvedZone.Source
    let code: FindingCode
    let severity: FindingSeverity
    /// The end of a sentence that starts with the TZID.
    let clause: String
    /// The clause without its beginning, where the definition alone explains the name.
    var taken: String?
    /// The definition of a zone that is not in the database.
    var definition: ZoneDefinition?
}
