import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// What holds for the weeks and months of any trip; each seed makes ten trips.
@Suite("Week and month properties") struct WeekPropertyTests {
    private func forEachMonth(
        _ seed: UInt64, _ check: (MonthGrid, Itinerary, _ lines: Int?) throws -> Void
    ) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            let first = try date("2026-01-01").adding(days: Int.random(in: 0..<400, using: &random))
            let trip = try itinerary(RandomTrip.mixed(using: &random, from: first))
            let weekday = Weekday.allCases.randomElement(using: &random) ?? .monday
            let lines = Bool.random(using: &random) ? nil : Int.random(in: 1...5, using: &random)
            for view in try RandomTrip.views(using: &random) {
                let month = MonthGrid(
                    trip, view: view, containing: first, firstWeekday: weekday, lines: lines, tripDates: nil)
                try check(month, trip, lines)
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `what stands on a date has one bar over it, and nothing else has`(seed: UInt64) throws {
        try forEachMonth(seed) { month, trip, _ in
            let days = month.weeks.flatMap(\.days).map(\.day)
            let window = try #require(days.first).date..<(try #require(days.last).date.adding(days: 1))
            #expect(days == Agenda(trip, view: month.view, dates: window).days)
            let dates = trip.activities.map { Set(trip.dates(of: $0, in: month.view, within: nil)) }
            for week in month.weeks {
                for (column, day) in week.days.map(\.day).enumerated() {
                    let over = week.bars.filter { $0.columns.contains(column) }.map(\.scheduled).sorted()
                    let standing = zip(trip.activities, dates).filter { $1.contains(day.date) }.map(\.0)
                    if day.isSkipped {
                        #expect(Set(standing).isSubset(of: over))
                    } else {
                        #expect(over == standing.sorted())
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `bars never cross, and have as few lines as can be`(seed: UInt64) throws {
        try forEachMonth(seed) { month, _, _ in
            for week in month.weeks {
                for (index, bar) in week.bars.enumerated() {
                    #expect(
                        !bar.columns.isEmpty && bar.columns.lowerBound >= 0 && bar.columns.upperBound <= 7)
                    for other in week.bars[(index + 1)...] where other.columns.overlaps(bar.columns) {
                        #expect(bar.lane != other.lane)
                    }
                }
                let most = (0..<7).map { column in week.bars.count { $0.columns.contains(column) } }.max()
                #expect(week.laneCount == most)
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `no day shows more lines than it has, and counts what it hides`(seed: UInt64) throws {
        try forEachMonth(seed) { month, _, lines in
            for week in month.weeks {
                for (column, day) in week.days.enumerated() {
                    let bars = week.bars.filter { $0.columns.contains(column) }
                    let shown = bars.filter { !$0.isHidden }
                    let standing = day.day.isSkipped ? day.day.entries.count : bars.count
                    if !day.day.isSkipped { #expect(day.overflow == bars.count - shown.count) }
                    #expect(day.overflow <= standing)
                    let room = lines.map { day.overflow > 0 ? $0 - 1 : $0 } ?? Int.max
                    #expect(shown.allSatisfy { $0.lane < room })
                }
                if let lines, week.laneCount > lines { continue }
                #expect(week.bars.allSatisfy { !$0.isHidden })
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a week is the same alone and in its month`(seed: UInt64) throws {
        try forEachMonth(seed) { month, trip, lines in
            for week in month.weeks {
                let alone = WeekGrid(
                    trip, view: month.view, containing: try #require(week.days.last).day.date,
                    firstWeekday: month.firstWeekday, lines: lines, tripDates: nil)
                #expect(alone.week.bars == week.bars)
                #expect(alone.week.isoWeek == week.isoWeek)
                #expect(alone.week.days.map(\.day) == week.days.map(\.day))
            }
        }
    }
}
