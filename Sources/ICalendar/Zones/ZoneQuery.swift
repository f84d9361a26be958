import CivilTime
import Findings

/// What a finder of zones looks at: the name, the file's own definition of it, and the zone database.
struct ZoneQuery {
    /// The TZID without blanks and quotes around it.
    let name: String
    /// The file's VTIMEZONE of that TZID.
    let definition: FileZone?
    let database: ZoneDatabase
    /// The years of the events that use it.
    let years: Range<Int>

    /// Looks a name up in the database, in any case, and returns the zone under the database's spelling.
    ///
    /// The database is asked for its own names only: the zone is to be named as the database spells it, not as the file.
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

    /// Whether the file's rules and a zone never show the same offset in the years of the events.
    ///
    /// Rules that are only out of date agree at some time; these are another place's.
    func isElsewhere(_ zone: Zone) -> Bool {
        guard let said = definition?.timeline(years), let shown = FileZone.Timeline(zone, years) else {
            return false
        }
        return said.offsets.isDisjoint(with: shown.offsets)
    }

    /// Whether the file's rules have an offset that a zone never has, where the name is an abbreviation like `EST`.
    ///
    /// Some programs name the clock of New York, with its summer time, so; the database's EST has none.
    func isMoreThan(_ zone: Zone) -> Bool {
        guard !zone.id.name.contains("/"), zone.id != .utc, let said = definition?.timeline(years),
            let shown = FileZone.Timeline(zone, years)
        else { return false }
        return !said.offsets.isSubset(of: shown.offsets)
    }
}

/// What a finder found.
struct FoundZone: Sendable {
    let zone: Zone
    let source: ResolvedZone.Source
    let code: FindingCode
    let severity: FindingSeverity
    /// The end of a sentence that starts with the TZID.
    let clause: String
    /// The same without its begin, where that says that the name is no zone's and only the definition explains it.
    var taken: String?
    /// Of a zone that the database does not have, its definition.
    var definition: ZoneDefinition?
}
