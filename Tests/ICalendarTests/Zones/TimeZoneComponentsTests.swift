import CivilTime
import ICalendar
import TestKit
import Testing

/// A VTIMEZONE that is used again is the one that would be made.
@Suite("VTIMEZONEs of several calendars") struct TimeZoneComponentsTests {
    @Test func `each range has the component that it has alone`() throws {
        let database = try TestZones.database(.r2026f)
        var random = SplitMix64(seed: 0x0034)
        var kept = TimeZoneComponents(release: database.version)
        var wrong: [String] = []
        for id in database.ids {
            let zone = try database.zone(id)
            // Few years for each zone, so that they are asked for again.
            let first = Int.random(in: 1966...2040, using: &random)
            for _ in 0..<12 {
                let year = try Instant(
                    parsing: "\(first + Int.random(in: 0...1, using: &random))-01-01T00:00:00Z")
                // Around New Year, around the changes of the clock, and over New Year.
                let start = try year.adding(.seconds(Int.random(in: -50_000...33_000_000, using: &random)))
                let lasting = try #require(
                    [0, 3600, 86_400 * 20, 86_400 * 400].randomElement(using: &random))
                let range = start..<(try start.adding(.seconds(lasting)))
                let alone = TimeZoneComponent(zone, covering: range, release: database.version)
                if kept.component(of: zone, covering: range) != alone.component {
                    wrong.append("\(id) \(range)")
                }
            }
        }
        #expect(wrong == [])
    }
}
