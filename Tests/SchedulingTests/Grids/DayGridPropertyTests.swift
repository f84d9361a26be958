import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// What holds for the grid of any date of any trip; each seed makes ten trips.
@Suite("DayGrid properties") struct DayGridPropertyTests {
    private static let divisors = [1, 5, 15, 30, 60]

    /// Grids of dates on which something stands or nothing, in all views.
    private func forEachGrid(
        _ seed: UInt64, trips: Int = 10, _ check: (DayGrid, Itinerary) throws -> Void
    ) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<trips {
            let first = try date("2026-01-01").adding(days: Int.random(in: 0..<400, using: &random))
            let trip = try itinerary(RandomTrip.mixed(using: &random, from: first))
            for view in try RandomTrip.views(using: &random) {
                let day = try first.adding(days: Int.random(in: -2..<32, using: &random))
                let rows = Self.divisors.randomElement(using: &random) ?? 60
                try check(DayGrid(trip, view: view, date: day, rowMinutes: rows), trip)
            }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `what stands on the date stands once in its grid, as in the agenda`(seed: UInt64) throws {
        try forEachGrid(seed) { grid, trip in
            let shown = (grid.banners + grid.blocks.map(\.entry) + grid.offAxis).map(\.scheduled)
            let standing = trip.activities.filter {
                trip.dates(of: $0, in: grid.view, within: nil).contains(grid.day.date)
            }
            #expect(shown.sorted() == standing.sorted())
            let agenda = Agenda(
                trip, view: grid.view, dates: grid.day.date..<(try grid.day.date.adding(days: 1)))
            #expect(agenda.days == [grid.day])
            // On the traveller's clock only tickets that contradict each other are beside the axis.
            if grid.view == .traveller {
                #expect(grid.offAxis.allSatisfy { $0.scheduled.activity.kind.isTransport })
            } else if grid.view != .place {
                #expect(grid.offAxis == [])
            }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `blocks that share a row have lanes of their own, and as few as can be`(seed: UInt64) throws {
        try forEachGrid(seed) { grid, _ in
            let blocks = grid.blocks
            for (index, block) in blocks.enumerated() {
                for other in blocks[(index + 1)...] where block.rows.overlaps(other.rows) {
                    #expect(block.lane != other.lane)
                    #expect(block.laneCount == other.laneCount)
                }
                // The cluster: everything that can be reached over shared rows.
                var cluster = block.rows
                var grown = true
                while grown {
                    grown = false
                    for other in blocks where other.rows.overlaps(cluster) {
                        let both =
                            min(
                                cluster.lowerBound, other.rows.lowerBound)..<max(
                                cluster.upperBound, other.rows.upperBound)
                        grown = grown || both != cluster
                        cluster = both
                    }
                }
                let most = cluster.map { row in blocks.count { $0.rows.contains(row) } }.max()
                #expect(block.laneCount == most)
                #expect(block.lane >= 0 && block.lane < block.laneCount)
            }
        }
    }

    /// Reads the clock at every quarter of an hour; nothing in these trips and zones changes in between.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `the axis is the time that elapses on the date, and blocks lie where they are`(seed: UInt64) throws {
        try forEachGrid(seed, trips: 4) { grid, trip in
            let clock = clock(of: grid, trip)
            let noon = Int64(grid.day.date.daysSinceEpoch) * 86_400 + 43_200
            var shown: [Instant] = []
            for quarter in -400..<400 as Range<Int64> {
                let instant = try Instant(secondsSinceEpoch: noon + quarter * 900)
                if clock.date(at: instant) == grid.day.date { shown.append(instant) }
            }
            #expect(grid.axis.length == shown.count * 15)
            for (index, instant) in shown.enumerated() {
                #expect(grid.axis.minute(at: instant) == index * 15)
            }
            for block in grid.blocks {
                let range = block.entry.scheduled.range
                if !shown.contains(where: range.contains) {
                    // It takes no time, or has its landing alone on the date.
                    let index = try #require(shown.firstIndex(of: range.upperBound))
                    #expect(block.minutes == index * 15..<index * 15 + 1)
                } else {
                    let held = shown.indices.filter { range.contains(shown[$0]) }
                    #expect(held.first.map { $0 * 15 } == block.minutes.lowerBound)
                    #expect(held.last.map { $0 * 15 + 15 } == block.minutes.upperBound)
                }
            }
            for entry in grid.offAxis { #expect(!shown.contains { entry.scheduled.range.contains($0) }) }
        }
    }

    private func clock(of grid: DayGrid, _ trip: Itinerary) -> TravellerClock {
        switch grid.view {
        case .place, .traveller: trip.clock
        case .home: TravellerClock(zone: trip.home)
        case .zone(let zone): TravellerClock(zone: zone)
        case .person(let person): person.clock
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `rows cover the axis, and say what the clock shows`(seed: UInt64) throws {
        try forEachGrid(seed) { grid, trip in
            let rows = grid.axis.rows
            #expect(rows.first?.minutes.lowerBound ?? 0 == 0)
            #expect(rows.last?.minutes.upperBound ?? 0 == grid.axis.length)
            for (row, next) in zip(rows, rows.dropFirst()) {
                #expect(row.minutes.upperBound == next.minutes.lowerBound)
                // Without a bend the clock goes on.
                if next.bend == nil {
                    let went = next.start.civil.secondsSinceEpoch - row.start.civil.secondsSinceEpoch
                    #expect(went == Int64(row.minutes.count) * 60)
                }
            }
            for row in rows {
                #expect(!row.minutes.isEmpty)
                #expect(grid.axis.minute(at: row.start.instant) == row.minutes.lowerBound)
                #expect(clock(of: grid, trip).date(at: row.start.instant) == grid.day.date)
                if let bend = row.bend {
                    #expect(bend.after == row.start.civil)
                    #expect(bend.before != bend.after || bend.kind == .pass)
                }
            }
            for block in grid.blocks {
                let touched = rows.indices.filter { rows[$0].minutes.overlaps(block.minutes) }
                #expect(Array(block.rows) == touched)
            }
            #expect(rows.isEmpty ? grid.firstRow == 0 : rows.indices.contains(grid.firstRow))
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `the lengths of the days add up to the time that elapses`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let first = try date("2026-03-01")
        let trip = try itinerary(RandomTrip.mixed(using: &random, from: first))
        let window = try first.adding(days: -5)..<first.adding(days: 60)
        for view in try RandomTrip.views(using: &random) {
            let grids = Agenda(trip, view: view, dates: window).days.map {
                DayGrid($0, of: trip, view: view, rowMinutes: 60)
            }
            let elapsed = grids.reduce(0) { $0 + $1.axis.length }
            let opening = try #require(grids.first?.axis.passes.first).range.lowerBound
            let closing = try #require(grids.last?.axis.passes.last).range.upperBound
            #expect(closing.duration(since: opening) == .seconds(60 * elapsed))
        }
    }
}
