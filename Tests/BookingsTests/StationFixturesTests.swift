import CivilTime
import Places
import TestKit
import Testing
import Trips

@testable import Bookings

/// Names of stations and ports as tickets write them, and real ways between them; the figures are kept in
/// `docs/bookings.md`.
///
/// A reader who had not seen the rules wrote both tables.
@Suite("Stations and ways of the world") struct StationFixturesTests {
    /// How often a zone was right, wrong, or not decided.
    struct Tally {
        var right = 0
        var undecided = 0
        var wrong: [String] = []

        var all: Int { right + undecided + wrong.count }

        func row(_ name: String) -> String {
            "| \(name) | \(all) | \(right) | \(undecided) | \(wrong.count) |\n"
        }
    }

    /// Whether two zones have the same clock in winter and in summer.
    private static func isSame(_ one: Zone, _ other: ZoneID) throws -> Bool {
        let other = try TestZones.zone(other.name)
        return try ["2027-01-12T12:00:00Z", "2027-07-13T12:00:00Z"].map { try Instant(parsing: $0) }
            .allSatisfy { one.offset(at: $0) == other.offset(at: $0) }
    }

    private static func table(_ name: String) throws -> [[String]] {
        try Fixtures.text(Fixtures.path(besideTest: "stations/\(name).tsv")).split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
    }

    /// The zone of a name that is typed alone: that of all its cities, if they surely are and one is well known.
    private static func stations() throws -> Tally {
        var tally = Tally()
        for row in try table("stations") {
            let name = StationName(row[0])
            let isMeant = name.isSure && name.cities[0].population >= PlaceZone.leastPeople
            let zones = try isMeant ? name.cities.map { try TestZones.zone($0.zone.name) } : []
            guard let first = zones.first, try zones.allSatisfy({ try isSame($0, first.id) }) else {
                tally.undecided += 1
                continue
            }
            if try isSame(first, ZoneID(row[3])) { tally.right += 1 } else { tally.wrong.append(row[0]) }
        }
        return tally
    }

    /// The zones of both ends of a way that takes as long as in the timetable.
    private static func ways(of kind: ActivityKind) throws -> Tally {
        let places = KnownPlaces(try TestZones.database(.r2026f))
        var tally = Tally()
        for row in try table("routes") where row[0] == kind.rawValue {
            let minutes = try #require(Int64(row[3]))
            let found = PossibleJourneys(
                from: Place(name: row[1]), to: Place(name: row[2]), kind: kind, isTimed: true, among: places
            ).likeliest { _, _ in minutes * 60 }
            guard let found else {
                tally.undecided += 1
                continue
            }
            let isRight =
                try isSame(found.departure.zone, ZoneID(row[4])) && isSame(found.arrival.zone, ZoneID(row[5]))
            if isRight { tally.right += 1 } else { tally.wrong.append("\(row[1]) - \(row[2])") }
        }
        return tally
    }

    @Test func `the figures are those in the docs`() throws {
        var text = "| names | of them | right | asked or told | wrong |\n|---|--:|--:|--:|--:|\n"
        let stations = try Self.stations()
        text += stations.row("a station or a port alone")
        for kind in [ActivityKind.train, .bus, .ferry] {
            text += try Self.ways(of: kind).row("a way by \(kind.rawValue)")
        }
        print(text, stations.wrong)
        let page = Fixtures.path(for: "docs/bookings.md")
        let (start, end) = ("<!-- stations -->\n", "<!-- end of stations -->")
        let whole = try Fixtures.text(page)
        let parts = whole.components(splitBy: start, end)
        let (before, after) = try #require(parts)
        #expect(try Golden.difference(of: before + text + after, from: page) == nil)
    }

    /// A wrong clock in silence is the worst that a name can do.
    @Test(arguments: [ActivityKind.train, .bus, .ferry])
    func `no way is put on wrong clocks`(kind: ActivityKind) throws {
        let tally = try Self.ways(of: kind)
        #expect(tally.wrong == [])
        #expect(tally.right > 30)
    }
}

extension String {
    /// What stands before and behind a part between two marks, with the marks.
    fileprivate func components(splitBy first: String, _ last: String) -> (String, String)? {
        guard let start = firstRange(of: first), let end = self[start.upperBound...].firstRange(of: last)
        else { return nil }
        return (String(self[..<start.upperBound]), String(self[end.lowerBound...]))
    }
}
