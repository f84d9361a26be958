import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("WorldStrip") struct WorldStripTests {
    @Test func `the same minutes are cut at the full hours of each zone`() throws {
        // Kathmandu is at +05:45: at midnight in Berlin, +01:00, it is 04:45 there.
        let grid = try dayGrid([], .home, "2027-01-10")
        let zones = try ["Europe/Berlin", "Asia/Kathmandu"].map { try TestZones.zone($0) }
        let strip = WorldStrip(grid, zones: zones)
        #expect(strip.rows.map(\.zone) == zones)
        #expect(strip.rows.map(\.axis.length) == [1440, 1440])
        #expect(strip.rows[0].axis.rows.map(\.minutes.lowerBound) == Array(stride(from: 0, to: 1440, by: 60)))
        let starts = strip.rows[1].axis.rows.prefix(3).map { "\($0.minutes) \($0.start.civil.time)" }
        #expect(starts == ["0..<15 04:45:00", "15..<75 05:00:00", "75..<135 06:00:00"])
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `every zone has the length of the day`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomTrip.make(using: &random)
        let zones = trip.zones(most: 5)
        #expect(zones.first == trip.home)
        #expect(zones.count <= 5)
        #expect(Set(zones.map(\.id)).count == zones.count)
        let day = try date("2026-02-01").adding(days: Int.random(in: 0..<420, using: &random))
        let grid = DayGrid(trip, view: .traveller, date: day, rowMinutes: 60)
        for row in WorldStrip(grid, zones: zones).rows {
            #expect(row.axis.length == grid.axis.length)
            let minutes = row.axis.rows.map(\.minutes)
            #expect(zip(minutes, minutes.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        }
    }

    @Test(arguments: [
        (0, "night"), (5, "night"), (6, "edge"), (8, "day"), (17, "day"), (18, "edge"), (22, "night"),
    ])
    func `night and day are by the clock`(hour: Int, light: String) throws {
        #expect(WorldStrip.Light(at: try TimeOfDay(hour, 30)).rawValue == light)
    }
}
