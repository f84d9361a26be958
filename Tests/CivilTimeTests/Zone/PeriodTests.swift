import CivilTime
import TestKit
import Testing

/// The digests are of what `zdump` says, and CPython's `zoneinfo` agrees; see tzfixtures/README.md.
@Suite("Offset, abbreviation and daylight mark") struct PeriodTests {
    @Test(arguments: TestZones.Release.allCases)
    func `all three are as zdump has them around every change of every zone`(
        release: TestZones.Release
    ) throws {
        let rows = try TestZones.table("periods.tsv", release)
        #expect(rows.count > 300)
        for fields in rows {
            let zone = try TestZones.zone(fields[0], release)
            var digest: UInt64 = 0xCBF2_9CE4_8422_2325
            var count = 0
            var last = try Instant(parsing: "1899-12-31T23:59:59Z")
            let end = try Instant(parsing: "2101-01-01T00:00:00Z")
            while let change = zone.nextTransition(after: last), change.instant < end {
                for step in -1...1 {
                    let instant = try change.instant.adding(.seconds(step))
                    for byte in try line(instant, in: zone).utf8 {
                        digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
                    }
                }
                last = change.instant
                count += 1
            }
            #expect(count == Int(fields[1]), "\(zone)")
            #expect(digest == UInt64(fields[2], radix: 16), "\(zone)")
        }
    }

    /// What the tables say of an instant; every way to ask has to give the same.
    private func line(_ instant: Instant, in zone: Zone) throws -> String {
        let period = zone.period(at: instant)
        let (civil, same) = zone.civilAndPeriod(at: instant)
        #expect(same == period && civil == zone.civil(at: instant), "\(zone) \(instant)")
        #expect(zone.offset(at: instant) == period.offset, "\(zone) \(instant)")
        let mapping = zone.mapping(of: civil)
        for policy in [Disambiguation.earlier, .later, .compatible] {
            let back = try zone.instantAndPeriod(of: civil, by: policy)
            let expected = try mapping.resolved(by: policy)
            #expect(back.instant == expected, "\(zone) \(civil)")
            #expect(back.period == zone.period(at: expected), "\(zone) \(civil)")
        }
        return "\(instant.secondsSinceEpoch) \(period.offset.totalSeconds) \(period.isDaylight ? 1 : 0) "
            + "\(period.abbreviation)\n"
    }

    /// The last Sunday of March 2026 is the 29th and that of October the 25th; 2400 has the rule of today.
    @Test(arguments: [
        ("2026-03-29T02:30", Disambiguation.compatible, "2026-03-29T01:30:00Z CEST"),
        ("2026-03-29T02:30", .earlier, "2026-03-29T00:30:00Z CET"),
        ("2026-10-25T02:30", .compatible, "2026-10-25T00:30:00Z CEST"),
        ("2026-10-25T02:30", .later, "2026-10-25T01:30:00Z CET"),
        ("2026-06-01T12:00:00.5", .reject, "2026-06-01T10:00:00.5Z CEST"),
        ("2400-03-26T02:30", .compatible, "2400-03-26T01:30:00Z CEST"),
    ])
    func `a local time in Paris has the period of its instant`(
        local: String, policy: Disambiguation, expected: String
    ) throws {
        let paris = try TestZones.zone("Europe/Paris")
        let (instant, period) = try paris.instantAndPeriod(of: CivilDateTime(parsing: local), by: policy)
        #expect("\(instant) \(period.abbreviation)" == expected)
    }

    @Test func `a skipped time is refused as a mapping refuses it`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let civil = try CivilDateTime(parsing: "2026-03-29T02:30")
        let error = #expect(throws: TimeError.self) { try paris.instantAndPeriod(of: civil, by: .reject) }
        let reason = #expect(throws: TimeError.self) { try paris.mapping(of: civil).resolved(by: .reject) }
        #expect(error == reason)
    }

    /// The longest abbreviations of the tz database have six letters; files of other origin may have any.
    @Test(arguments: ["ABC", "ABCDEFGH", "ABCDEFGHI", String(repeating: "LONG", count: 60)])
    func `an abbreviation of any length is kept`(name: String) throws {
        var file = TZifFile(first: 3600, changes: [], footer: "")
        file.first.abbreviation = name
        let zone = try Zone(tzif: file.bytes, id: ZoneID("Test/Name"))
        let period = zone.period(at: .epoch)
        #expect(period.abbreviation == name)
        let letters = name.utf8.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        #expect(period.letters == letters)
        #expect(period == zone.period(at: .latest))
    }

    /// In the hour that comes twice, the name changes after half of the second pass; the offset alone decides.
    @Test func `a change of name within a fold leaves the fold as it is`() throws {
        let fold: Int64 = 1_000_000_000
        var file = TZifFile(first: 3600, changes: [(fold, 0), (fold + 1800, 0)], footer: "")
        file.changes[1].kind.abbreviation = "NEW"
        let zone = try Zone(tzif: file.bytes, id: ZoneID("Test/Fold"))
        for second in [0, 1799, 1800, 3599] as [Int64] {
            let local = try CivilDateTime(secondsSinceEpoch: fold + second)
            let (instant, period) = try zone.instantAndPeriod(of: local, by: .later)
            #expect(instant.secondsSinceEpoch == fold + second)
            #expect((period.abbreviation == "NEW") == (second >= 1800))
            let first = try zone.instantAndPeriod(of: local, by: .earlier)
            #expect(first.instant.secondsSinceEpoch == fold + second - 3600)
            #expect(first.period.offset.totalSeconds == 3600)
        }
        let after = try CivilDateTime(secondsSinceEpoch: fold + 3600)
        #expect(zone.mapping(of: after).transition == nil)
    }

    /// Changes of offset, name or mark, seconds to months apart and at the edges of the years that have a table; what
    /// is expected comes from the list itself.
    @Test(arguments: 0..<150)
    func `crowded changes are found as the list of them has them`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let list = RandomChanges(&random)
        let zone = try Zone(tzif: list.file.bytes, id: ZoneID("Test/Crowded"))
        for second in list.questions(&random) {
            let instant = try Instant(secondsSinceEpoch: second)
            let (kind, period) = (list.kind(at: second), zone.period(at: instant))
            #expect(period.offset.totalSeconds == kind.offset, "\(second)")
            #expect(period.abbreviation == kind.abbreviation, "\(second)")
            #expect(period.isDaylight == kind.isDaylight, "\(second)")
            #expect(zone.offset(at: instant) == period.offset, "\(second)")
            let local = try CivilDateTime(secondsSinceEpoch: second)
            let showing = list.instants(showing: second)
            switch zone.mapping(of: local).resolution {
            case .unique(let only): #expect([only.secondsSinceEpoch] == showing, "\(second)")
            case .skipped: #expect(showing.isEmpty, "\(second)")
            case .repeated(let earlier, let later):
                #expect([earlier.secondsSinceEpoch, later.secondsSinceEpoch] == showing, "\(second)")
            }
            let found = try zone.instantAndPeriod(of: local, by: .compatible)
            #expect(found.period == zone.period(at: found.instant), "\(second)")
        }
    }

    private struct RandomChanges {
        private static let first = TZifFile.Kind(offset: 0, abbreviation: "ONE")
        private(set) var file = TZifFile(first: 0, changes: [], footer: "")

        init(_ random: inout SplitMix64) {
            file.first = RandomChanges.first
            let starts: [Int64] = [
                -2_208_988_800 - 200_000, -100_000, 4_133_980_800 - 9_000_000, 1_500_000_000,
            ]
            var second = starts[Int.random(in: 0..<4, using: &random)]
            var kind = file.first
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                // Two changes of offset an hour apart would be refused; a change of name may follow at once.
                let moves = Bool.random(using: &random)
                let least: Int64 = moves ? 8_000 : 1
                let most: Int64 = [8_100, 100_000, 9_000_000][Int.random(in: 0..<3, using: &random)]
                second += Int64.random(in: least...most, using: &random)
                if moves { kind.offset = kind.offset == 0 ? 3600 : 0 }
                kind.abbreviation = ["ONE", "TWO"][Int.random(in: 0..<2, using: &random)]
                kind.isDaylight = Bool.random(using: &random)
                file.changes.append((second, kind))
            }
        }

        func kind(at second: Int64) -> TZifFile.Kind {
            file.changes.last { $0.at <= second }?.kind ?? file.first
        }

        func instants(showing local: Int64) -> [Int64] {
            [local - 3600, local].filter { $0 + Int64(kind(at: $0).offset) == local }
        }

        /// The seconds around each change, as instants and as local times, and some between.
        func questions(_ random: inout SplitMix64) -> [Int64] {
            file.changes.flatMap { change in
                [-1, 0, 1, 1800, 3599, 3600, 3601].map { change.at + $0 }
            }
                + (0..<50).map { _ in
                    (file.changes.first?.at ?? 0)
                        + Int64.random(in: -20_000_000...300_000_000, using: &random)
                }
        }
    }
}
