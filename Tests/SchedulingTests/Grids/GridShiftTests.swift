import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// After 400 years, 146,097 days, the Gregorian calendar and the rules of a zone begin anew, weekdays too.
///
/// The trips are of the 23rd century, when no table of a zone has changes of its own any more.
@Suite("Grids after 400 years") struct GridShiftTests {
    private static let cycle = 146_097

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a trip 400 years later has the same grids`(seed: UInt64) throws {
        for index in 0..<10 as Range<UInt64> {
            var random = SplitMix64(seed: seed * 10 + index)
            let first = try date("2226-01-01").adding(days: Int.random(in: 0..<400, using: &random))
            var twin = random
            let shapes = try shapes(from: first, &random)
            #expect(try shapes == self.shapes(from: first.adding(days: Self.cycle), &twin))
            #expect(shapes.count > 8)
        }
    }

    private func shapes(from first: CivilDate, _ random: inout SplitMix64) throws -> [String] {
        let trip = try itinerary(RandomTrip.mixed(using: &random, from: first))
        let origin = Origin(date: first)
        var shapes: [String] = []
        for view in try RandomTrip.views(using: &random) {
            let day = try first.adding(days: Int.random(in: 0..<30, using: &random))
            shapes += origin.shape(of: DayGrid(trip, view: view, date: day, rowMinutes: 30))
            let week = WeekGrid(
                trip, view: view, containing: day, firstWeekday: .sunday, lines: 3, tripDates: first..<day)
            shapes += origin.shape(of: week.week)
            let month = MonthGrid(
                trip, view: view, containing: day, firstWeekday: .monday, lines: 3, tripDates: first..<day)
            shapes += month.weeks.flatMap(origin.shape) + ["month \(month.month)"]
        }
        return shapes
    }

    /// Grids as text, with dates and instants counted from a date.
    private struct Origin {
        let date: CivilDate

        func days(_ other: CivilDate) -> Int { date.days(until: other) }

        func seconds(_ civil: CivilDateTime) -> Int64 {
            civil.secondsSinceEpoch - Int64(date.daysSinceEpoch) * 86_400
        }

        func shape(of entry: AgendaEntry) -> String {
            let ends =
                switch entry.span {
                case .allDay(let start, let end): "\(days(start)) \(days(end))"
                case .timed(let start, let end):
                    "\(seconds(start.civil)) \(start.zone) \(seconds(end.civil)) \(end.zone)"
                }
            return "\(entry.scheduled.activity.title) \(ends) \(entry.pass) \(entry.continuesFromBefore) "
                + "\(entry.continuesAfter)"
        }

        func shape(of day: AgendaDay) -> String {
            let changes = day.clockChanges.map { "\(seconds($0.instant.utc)) \($0.before) \($0.after)" }
            let stretches = day.stretches.map {
                "\(seconds($0.lowerBound.utc)) \(seconds($0.upperBound.utc))"
            }
            return "\(days(day.date)) \(stretches) \(changes) \(day.entries.map(shape))"
        }

        func shape(of grid: DayGrid) -> [String] {
            let rows = grid.axis.rows.map { row in
                let bend = row.bend.map { "\($0.kind) \(seconds($0.before)) \(seconds($0.after))" } ?? ""
                return "\(row.minutes) \(seconds(row.start.civil)) \(row.start.offset) \(row.start.zone) "
                    + "\(row.isLabelled) \(bend)"
            }
            let blocks = grid.blocks.map {
                "\($0.minutes) \($0.rows) \($0.lane)/\($0.laneCount) " + shape(of: $0.entry)
            }
            return rows + blocks + grid.banners.map(shape) + grid.offAxis.map(shape)
                + [shape(of: grid.day), "\(grid.axis.passes.map(\.minutes)) \(grid.firstRow)"]
        }

        func shape(of week: GridWeek) -> [String] {
            week.days.map {
                "\($0.column) \($0.isInPeriod) \($0.isOutsideTrip) \($0.overflow) " + shape(of: $0.day)
            } + week.lines + ["\(week.isoWeek.week) \(week.laneCount)"]
        }
    }
}
