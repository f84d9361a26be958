import TestKit

/// The zones that the tz database lists for each country (ISO 3166-1 alpha-2), in zone.tab of release 2026f.
enum CountryZones {
    static func byCountry() throws -> [String: Set<String>] {
        let rows = try TestZones.table("zoneinfo/zone.tab", .r2026f)
        return Dictionary(grouping: rows) { $0[0] }.mapValues { Set($0.map { $0[2] }) }
    }
}
