import CivilTime
import TestKit
import Testing

/// The tables were made by `zdump` and by CPython's `zoneinfo` from the same compiled files; see tzfixtures/README.md.
@Suite("Zones against zdump and zoneinfo") struct GoldenZoneTests {
    @Test(arguments: TestZones.Release.allCases)
    func `every change of offset is where zdump has it`(release: TestZones.Release) throws {
        let database = try TestZones.database(release)
        var rows: [(zone: String, instant: Instant, offset: UTCOffset)] = []
        for fields in try TestZones.table("transitions.tsv", release) {
            let name = fields[0].isEmpty ? try #require(rows.last?.zone) : fields[0]
            rows.append((name, try Instant(parsing: fields[1]), try UTCOffset(parsing: fields[2])))
        }
        try #require(rows.count > 1_000)
        for (index, row) in rows.enumerated() {
            let zone = try database.zone(named: row.zone)
            #expect(zone.offset(at: row.instant) == row.offset, "\(row)")
            guard index + 1 < rows.count, rows[index + 1].zone == row.zone else { continue }
            let next = rows[index + 1]
            #expect(zone.offset(at: try next.instant.adding(.nanoseconds(-1))) == row.offset, "\(next)")
            var change = zone.nextTransition(after: row.instant)
            while let found = change, !found.changesOffset {
                change = zone.nextTransition(after: found.instant)
            }
            #expect(change?.instant == next.instant, "\(next)")
            #expect(change?.after.offset == next.offset, "\(next)")
            var earlier = zone.previousTransition(before: next.instant)
            while let found = earlier, !found.changesOffset, found.instant > row.instant {
                earlier = zone.previousTransition(before: found.instant)
            }
            if index > 0, rows[index - 1].zone == row.zone {
                #expect(earlier?.instant == row.instant, "\(next)")
            }
        }
    }

    @Test(arguments: TestZones.Release.allCases)
    func `local times resolve as CPython resolves them`(release: TestZones.Release) throws {
        let database = try TestZones.database(release)
        var name = ""
        var count = 0
        for fields in try TestZones.table("local.tsv", release) {
            if !fields[0].isEmpty { name = fields[0] }
            let zone = try database.zone(named: name)
            let local = try CivilDateTime(parsing: fields[1])
            let (earlier, later) = (try Instant(parsing: fields[3]), try Instant(parsing: fields[4]))
            let expected: LocalMapping.Resolution =
                switch fields[2] {
                case "skipped": .skipped(earlier: earlier, later: later)
                case "repeated": .repeated(earlier: earlier, later: later)
                default: .unique(earlier)
                }
            let mapping = zone.mapping(of: local)
            #expect(mapping.resolution == expected, "\(name) \(local)")
            #expect((mapping.transition == nil) == (fields[2] == "unique"))
            count += 1
        }
        #expect(count > 1_000)
    }

    @Test(arguments: 0..<40)
    func `every instant comes back through its civil time`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let database = try TestZones.database(.r2026f)
        let zone = try database.zone(try #require(database.ids.randomElement(using: &random)))
        for _ in 0..<200 {
            let second = Int64.random(in: -6_000_000_000...60_000_000_000, using: &random)
            let instant = try Instant(secondsSinceEpoch: second)
            switch zone.mapping(of: zone.civil(at: instant)).resolution {
            case .unique(let back): #expect(back == instant)
            case .repeated(let earlier, let later): #expect(earlier == instant || later == instant)
            case .skipped: Issue.record("\(zone) shows \(zone.civil(at: instant)) and calls it skipped")
            }
        }
    }
}
