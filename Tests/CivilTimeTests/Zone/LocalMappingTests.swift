import CivilTime
import TestKit
import Testing

@Suite("LocalMapping") struct LocalMappingTests {
    @Test func `docExample: a skipped hour in Paris`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let mapping = paris.mapping(of: try CivilDateTime(2026, 3, 29, 2, 30))
        #expect(
            mapping.resolution
                == .skipped(
                    earlier: try Instant(parsing: "2026-03-29T00:30:00Z"),
                    later: try Instant(parsing: "2026-03-29T01:30:00Z")))
        #expect(try mapping.resolved(by: .compatible).description == "2026-03-29T01:30:00Z")
        #expect(try mapping.resolved(by: .earlier).description == "2026-03-29T00:30:00Z")
        #expect(try mapping.resolved(by: .later).description == "2026-03-29T01:30:00Z")
        #expect(mapping.explanation == "the clocks go from 02:00 +01:00 to 03:00 +02:00 over this time")
        let error = #expect(throws: TimeError.self) { try mapping.resolved(by: .reject) }
        #expect(error?.code == .skippedTime)
        #expect(
            error?.description == """
                2026-03-29T02:30:00 in Europe/Paris: the clocks go from 02:00 +01:00 to 03:00 +02:00 over this time; \
                the nearest times are 2026-03-29T01:30:00+01:00 and 2026-03-29T03:30:00+02:00
                """)
    }

    @Test func `a repeated time is refused under reject`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let mapping = newYork.mapping(of: try CivilDateTime(2025, 11, 2, 1, 30))
        let (first, second) = ("2025-11-02T05:30:00Z", "2025-11-02T06:30:00Z")
        #expect(try mapping.resolved(by: .compatible).description == first)
        #expect(try mapping.resolved(by: .later).description == second)
        let error = #expect(throws: TimeError.self) { try mapping.resolved(by: .reject) }
        #expect(error?.code == .repeatedTime)
        #expect(
            error?.description == """
                2025-11-02T01:30:00 in America/New_York: the clocks go back from 02:00 -04:00 to 01:00 -05:00, so \
                this time comes twice; it is 2025-11-02T01:30:00-04:00 or 2025-11-02T01:30:00-05:00
                """)
    }

    @Test func `a gap of a whole day names both dates`() throws {
        let apia = try TestZones.zone("Pacific/Apia")
        let mapping = apia.mapping(of: try CivilDateTime(2011, 12, 30, 9, 0))
        #expect(
            mapping.explanation == "the clocks go from 00:00 -10:00 to 2011-12-31 00:00 +14:00 over this time"
        )
        #expect(apia.startOfDay(try CivilDate(2011, 12, 30)) == apia.startOfDay(try CivilDate(2011, 12, 31)))
    }

    @Test func `a unique time ignores the policy, at both edges of a gap`() throws {
        let zone = try TestZones.singleTransition(
            at: Instant(secondsSinceEpoch: 1_000_000_000), from: UTCOffset(totalSeconds: 3600),
            to: UTCOffset(totalSeconds: 5400))
        let before = try CivilDateTime(secondsSinceEpoch: 1_000_003_599)
        let after = try CivilDateTime(secondsSinceEpoch: 1_000_005_400)
        for policy in Disambiguation.allCases {
            #expect(try zone.mapping(of: before).resolved(by: policy).secondsSinceEpoch == 999_999_999)
            #expect(try zone.mapping(of: after).resolved(by: policy).secondsSinceEpoch == 1_000_000_000)
        }
        let first = try CivilDateTime(secondsSinceEpoch: 1_000_003_600)
        guard case .skipped = zone.mapping(of: first).resolution else {
            Issue.record("the first skipped second is not skipped")
            return
        }
    }

    @Test(arguments: [
        // Cairo, Sao Paulo and Havana move their clocks at midnight.
        ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
        ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00:00Z"),
        ("America/Havana", "2024-11-03", "2024-11-03T04:00:00Z"),
        ("Asia/Tokyo", "2027-03-14", "2027-03-13T15:00:00Z"),
    ])
    func `a day starts at its first instant, whatever the clock shows then`(
        name: String, date: String, start: String
    ) throws {
        #expect(try TestZones.zone(name).startOfDay(CivilDate(parsing: date)).description == start)
    }

    @Test func `times at the calendar's ends do not trap`() throws {
        for name in ["Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "UTC"] {
            let zone = try TestZones.zone(name)
            for local in [CivilDateTime.earliest, CivilDateTime.latest] {
                let instant = zone.mapping(of: local).compatible
                #expect(instant >= .earliest && instant <= .latest)
            }
            #expect(zone.civil(at: .earliest).date.year == -9999)
            #expect(zone.civil(at: .latest).date.year == 9999)
            #expect(zone.nextTransition(after: .latest) == nil)
            #expect(zone.previousTransition(before: .earliest) == nil)
        }
    }
}
