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

    @Test(arguments: [
        // An hour of 1996 that comes again in 1997; a name that changes; and an offset that does.
        ("America/Managua", "1996-07-01T00:00:00Z", "1997-01-01T05:30:00Z"),
        ("Pacific/Guam", "2000-01-05T00:00:00Z", "2000-12-27T00:00:00Z"),
        ("America/Caracas", "2016-04-20T00:00:00Z", "2016-06-10T00:00:00Z"),
        ("Europe/Berlin", "2026-12-31T23:30:00Z", "2027-07-01T00:00:00Z"),
    ]) func `one year can have two components`(name: String, one: String, other: String) throws {
        let zone = try TestZones.database(.r2026f).zone(named: name)
        let instants = try [one, other].map { try Instant(parsing: $0) }
        for order in [instants, instants.reversed()] {
            var kept = TimeZoneComponents(release: nil)
            for instant in order {
                let range = instant..<(try instant.adding(.seconds(60)))
                let alone = TimeZoneComponent(zone, covering: range).component
                #expect(kept.component(of: zone, covering: range) == alone)
            }
        }
    }

    @Test func `a TZID is spelled as the zone that is asked for`() throws {
        let database = try TestZones.database(.r2026f)
        var kept = TimeZoneComponents(release: nil)
        let start = try Instant(parsing: "2027-03-01T00:00:00Z")
        let names = ["Europe/Zurich", "europe/zurich"].map { name in
            (try? database.zone(named: name)).flatMap {
                kept.component(of: $0, covering: start..<start).text("TZID")
            }
        }
        #expect(names == ["Europe/Zurich", "europe/zurich"])
    }
}
